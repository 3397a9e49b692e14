import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders of DATA_DIR that a backup holds. */
export const KEPT_NAMES = [
  'version.json',
  'accounts.sqlite',
  'messages',
  'store',
  'site.json',
  'sources.json',
] as const;

/** Those that a backup holds if it is asked for: what signs sessions, and mails with codes. */
export const SECRET_NAMES = ['session-secret', 'outbox'] as const;

/** What belongs to kept data of before, and is made again. */
const DEPENDENT_NAMES = ['accounts.sqlite-wal', 'accounts.sqlite-shm', 'checkpoint'];

const RESTORING = 'restoring';

/**
 * Makes unpacked data those of a folder as soon as `finishRestore` runs, by whichever process: from here on the restore
 * takes place, before it nothing has happened.
 * @param unpacked a folder in `dataDir` with the restored files and folders; it is moved
 */
export const commitRestore = (dataDir: string, unpacked: string): void => {
  const staged = `${unpacked}-staged`;
  mkdirSync(join(staged, 'old'), { recursive: true, mode: 0o700 });
  renameSync(unpacked, join(staged, 'new'));
  renameSync(staged, join(dataDir, RESTORING));
};

/** Whether restored data wait to be put in their place. */
export const isRestoring = (dataDir: string): boolean => existsSync(join(dataDir, RESTORING));

/** Moves what is there; a process that was killed may have moved it already. */
const moveIfThere = (from: string, to: string): void => {
  if (existsSync(from)) renameSync(from, to);
};

/**
 * Puts restored data in their place, and what was there before into `before-restore-…`. It goes on where a killed process
 * ended: first everything old is set aside, then what is new takes its place. The caller holds the folder's lock.
 */
export const finishRestore = (dataDir: string, now = new Date()): void => {
  if (!isRestoring(dataDir)) return;
  const staged = (...names: readonly string[]): string => join(dataDir, RESTORING, ...names);
  if (existsSync(staged('new'))) {
    const secrets = SECRET_NAMES.filter((name) => existsSync(staged('new', name)));
    for (const name of [...KEPT_NAMES, ...DEPENDENT_NAMES, ...secrets])
      moveIfThere(join(dataDir, name), staged('old', name));
    renameSync(staged('new'), staged('ready'));
  }
  if (existsSync(staged('ready')))
    for (const name of readdirSync(staged('ready'))) renameSync(staged('ready', name), join(dataDir, name));
  const stamp = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
  if (existsSync(staged('old')) && readdirSync(staged('old')).length > 0) {
    let aside = join(dataDir, `before-restore-${stamp}`);
    // Another restore may have ended in the same second.
    for (let more = 2; existsSync(aside); more += 1) aside = join(dataDir, `before-restore-${stamp}-${more}`);
    renameSync(staged('old'), aside);
  }
  rmSync(join(dataDir, RESTORING), { recursive: true });
};
