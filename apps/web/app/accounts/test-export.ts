import type { Accounts } from './accounts.server';

/** All that is exported of a person, by collection. */
export const readExport = async (
  accounts: Pick<Accounts, 'exportPerson'>,
  uid: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const found: Record<string, unknown[]> = {};
  for await (const { collection, documents } of accounts.exportPerson(uid))
    (found[collection] ??= []).push(...documents);
  return found;
};
