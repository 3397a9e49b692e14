import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { backUp } from '#src/backup/back-up';
import type { BackupManifest } from '#src/backup/backup-manifest';
import { restore } from '#src/backup/restore';
import type { CommandContext } from './command-context';
import { formatNoun } from './number-text';

interface BackupFlags {
  readonly secrets?: boolean;
  readonly overwrite?: boolean;
}

const accountsText = ({ accounts }: BackupManifest): string =>
  accounts === null
    ? 'no accounts.sqlite (accounts in PostgreSQL are copied by pg_dump, those in Firebase there)'
    : `${formatNoun(accounts['profiles'] ?? 0, 'account')}, ${formatNoun(accounts['lists'] ?? 0, 'list')}`;

const describe = (manifest: BackupManifest): string => {
  const messages = manifest.files.filter(({ path }) => path.startsWith('messages/')).length;
  const store = manifest.files.filter(({ path }) => path.startsWith('store/')).length;
  return `${accountsText(manifest)}, ${formatNoun(messages, 'message')}, ${formatNoun(store, 'file')} of the store`;
};

const runBackup = async (context: CommandContext, chosen: string | undefined, flags: BackupFlags) => {
  const { dataDir } = context.env;
  const now = context.now();
  const stamp = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const file = resolve(chosen ?? join(dataDir, 'backups', `crownsmith-${stamp}.zip`));
  const manifest = await backUp({
    ...{ dataDir, file, now },
    secrets: flags.secrets === true,
    overwrite: flags.overwrite === true,
  });
  context.print(`${file} holds, and was restored to see that it does: ${describe(manifest)}.`);
};

const runRestore = async (context: CommandContext, file: string, flags: BackupFlags): Promise<void> => {
  const { dataDir } = context.env;
  const manifest = await restore(dataDir, resolve(file), { overwrite: flags.overwrite === true });
  context.print(
    `Restored into ${dataDir}, as of ${manifest.createdAt}: ${describe(manifest)}. Pages follow with: pipeline publish`,
  );
};

/** Adds `backup` and `restore`. */
export const addBackupCommands = (root: Command, context: CommandContext): void => {
  root
    .command('backup')
    .description('copy accounts, lists, messages and the store into one file, also while the site runs')
    .argument('[file]', 'a .zip; by default one in DATA_DIR/backups')
    .option('--secrets', 'also the secret of sessions, and mails that were not sent')
    .option('--overwrite', 'replace the file')
    .action((file: string | undefined, flags: BackupFlags) => runBackup(context, file, flags));
  root
    .command('restore')
    .description('put back what a backup holds; the site must not run')
    .argument('<file>')
    .option('--overwrite', 'set the data of DATA_DIR aside')
    .action((file: string, flags: BackupFlags) => runRestore(context, file, flags));
};
