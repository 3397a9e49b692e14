import { readFile } from 'node:fs/promises';
import { systemCode } from '@crownsmith/answers/snapshot';
import { folderForFile } from '#src/pipeline-error';

/** Reads a file of text, which may begin with a byte order mark. */
export const readText = async (path: string): Promise<string> =>
  new TextDecoder().decode(
    await readFile(path).catch((error: unknown) => {
      // The error of the system has no path.
      throw systemCode(error) === 'EISDIR' ? folderForFile(path) : error;
    }),
  );
