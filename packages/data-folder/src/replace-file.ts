import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step: a process that is killed leaves the old text or the new one. */
export const replaceFile = (path: string, text: string): void => {
  const temporary = `${path}.tmp-${process.pid}`;
  writeFileSync(temporary, text);
  const file = openSync(temporary, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
};
