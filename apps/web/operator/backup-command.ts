import { chmod, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OPERATOR, recordAudit } from '#app/accounts/audit/audit.server';
import { CommandError } from './command-error';
import type { OperatorContext } from './operator-context';

/**
 * Copies the SQLite file of accounts while the site runs: the copy is one moment's state, complete without the files beside it.
 * @param file an existing one is replaced once the copy is complete
 */
export const backUp = async (
  { documents, databaseFile: source, now }: OperatorContext,
  file: string,
): Promise<readonly string[]> => {
  if (source === undefined)
    throw new CommandError('Accounts are not kept in accounts.sqlite here: back them up where they are.');
  const target = resolve(file);
  const temporary = `${target}.tmp`;
  try {
    await rm(temporary, { force: true });
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      database.prepare('VACUUM INTO ?').run(temporary);
    } finally {
      database.close();
    }
    await chmod(temporary, 0o600);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new CommandError(
      `${source} could not be copied to ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'backup', subject: '', details: {} });
  return [`Copied to ${file}.`];
};
