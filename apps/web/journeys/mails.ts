import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** A mail that a site has sent to its outbox. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails of the outbox in a data folder, oldest first; none if there is no outbox. */
export const readMails = async (dataDir: string): Promise<readonly SentMail[]> => {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = files.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    mails.map(async (name) => {
      const { to, subject, text } = await PostalMime.parse(await readFile(join(outbox, name)));
      return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '' };
    }),
  );
};

/** Waits for the newest mail to an address whose subject matches; the journey's time-out ends the wait. */
export const waitForMail = async (dataDir: string, to: string, subject: RegExp): Promise<SentMail> => {
  for (;;) {
    const mails = await readMails(dataDir);
    const found = mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
    if (found) return found;
    await wait(50);
  }
};

/** The link of a mail to a path of the site. */
export const linkOf = ({ text }: SentMail, path: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`The mail has no link to ${path}:\n${text}`);
  return link;
};
