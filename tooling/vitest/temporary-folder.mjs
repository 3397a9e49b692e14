// A vitest global set-up: all temporary files of a run are in one folder, which is deleted after the last test.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder and lets TMPDIR name it, before the processes of the tests start. Returns what deletes it. */
export default async () => {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'crownsmith-tests-'));
  // A PostgreSQL server of a test runs as another user, who needs the way to its own folder.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // A process that a test has just ended may write its last file while the folder is deleted.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
};
