import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a file system in memory for all programs. */
const SHARED_MEMORY = '/dev/shm';

/** Free memory, and free room in that file system, below which files stay on disk: tests leave theirs until their end. */
const LEAST_BYTES = 8 * 2 ** 30;

/** Some systems run no program from there, as some tests do. */
const runsPrograms = (folder) => {
  const file = join(folder, 'program');
  writeFileSync(file, '', { mode: 0o755 });
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(file);
  }
};

const PREFIX = 'crownsmith-of-';

/** Deletes the folders of processes that ended before they could. */
const sweep = () => {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const process = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (process !== undefined && !existsSync(`/proc/${process}`))
      rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
  }
};

/** Makes a folder in memory, which is deleted when this process ends. @returns undefined where there is no room for one */
export const makeMemoryFolder = () => {
  let folder;
  try {
    sweep();
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (Math.min(bavail * bsize, freemem()) < LEAST_BYTES) return undefined;
    folder = mkdtempSync(join(SHARED_MEMORY, `${PREFIX}${process.pid}-`));
    // A PostgreSQL server of a test runs as another user, who needs the way to its own folder.
    chmodSync(folder, 0o711);
  } catch {
    return undefined;
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!runsPrograms(folder)) {
    remove();
    return undefined;
  }
  process.on('exit', remove);
  return folder;
};
