import { chmod, link, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { copyDatabase } from '@crownsmith/data-folder';
import { systemCode } from '@crownsmith/answers/snapshot';
import { OPERATOR, recordAudit } from '#app/accounts/audit/audit.server';
import { CommandError } from './command-error';
import type { OperatorContext } from './operator-context';

/**
 * Copies the SQLite file of accounts while the site runs: the copy is one moment's state, complete without the files beside it.
 * @param file one that exists is left as it is
 * @param overwrite replaces an existing file once the copy is complete
 */
export const backUp = async (
  { documents, databaseFile: source, now }: OperatorContext,
  file: string,
  overwrite = false,
): Promise<readonly string[]> => {
  if (source === undefined)
    throw new CommandError('Accounts are not kept in accounts.sqlite here: back them up where they are.');
  const target = resolve(file);
  const temporary = `${target}.tmp`;
  try {
    await rm(temporary, { force: true });
    copyDatabase(source, temporary);
    await chmod(temporary, 0o600);
    // A link, unlike a renaming, fails where another file came to be meanwhile.
    if (overwrite) await rename(temporary, target);
    else await link(temporary, target);
  } catch (error) {
    if (systemCode(error) === 'EEXIST')
      throw new CommandError(`${file} exists already. Name another file, or replace it with --overwrite.`);
    throw new CommandError(
      `${source} could not be copied to ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'backup', subject: '', details: {} });
  return [`Copied to ${file}.`];
};
