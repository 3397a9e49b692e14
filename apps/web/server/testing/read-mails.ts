import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';

/** The texts of the mails in a site's outbox, oldest first. */
const readMails = async (dataFolder: string): Promise<readonly string[]> => {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (file) => (await PostalMime.parse(await readFile(join(folder, file)))).text ?? ''),
  );
};

/** Waits for a mail with a link to a page, since mails are sent after the response. @returns the code of the newest one */
export const waitForCode = (
  dataFolder: string,
  path: '/confirm-email' | '/confirm-password',
): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = await readMails(dataFolder);
      const link = mails
        .flatMap((mail) => mail.split('\n'))
        .findLast((line) => line.includes(`${path}?code=`));
      const code = link && new URL(link).searchParams.get('code');
      if (!code) throw new Error(`There is no mail with a link to ${path}.`);
      return code;
    },
    { timeout: 20_000 },
  );
