import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step: a process that is killed leaves the old text or the new one, and one that fails nothing else. */
export const replaceFile = (path: string, text: string): void => {
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    writeFileSync(temporary, text);
    const file = openSync(temporary, 'r+');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
};
