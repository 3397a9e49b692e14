import { readFile } from 'node:fs/promises';

/** Reads a file of text, which may begin with a byte order mark. */
export const readText = async (path: string): Promise<string> =>
  new TextDecoder().decode(await readFile(path));
