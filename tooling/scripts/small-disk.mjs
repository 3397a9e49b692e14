import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Size of the file system, in MB. */
const SIZE_MB = 256;

/**
 * Mounts a small file system in memory while some work runs. It needs Linux and the right to mount.
 * @param work gets the folder
 * @returns what the work returns; 0, with a sentence on standard output, where nothing can be mounted
 */
export const withSmallDisk = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'crownsmith-small-disk-'));
  try {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch {
      process.stdout.write('Skipped: no small file system can be mounted here; that needs Linux and root.\n');
      return 0;
    }
    try {
      return await work(folder);
    } finally {
      execFileSync('umount', [folder]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
