import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';

/** The code of the newest mail with a link to a page; undefined where there is none. */
const findCode = async (dataFolder: string, path: string): Promise<string | undefined> => {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  for (const file of files.reverse()) {
    const { text = '' } = await PostalMime.parse(await readFile(join(folder, file)));
    const link = text.split('\n').findLast((line) => line.includes(`${path}?code=`));
    if (link !== undefined) return new URL(link).searchParams.get('code') ?? undefined;
  }
  return undefined;
};

/** Waits for a mail with a link to a page, since mails are sent after the response. @returns the code of the newest one */
export const waitForCode = (
  dataFolder: string,
  path: '/confirm-email' | '/confirm-password',
): Promise<string> =>
  vi.waitFor(
    async () => {
      const code = await findCode(dataFolder, path);
      if (code === undefined || code === '') throw new Error(`There is no mail with a link to ${path}.`);
      return code;
    },
    { timeout: 180_000 },
  );
