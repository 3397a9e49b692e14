import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { listFiles, writePrivateFile } from '#app/platform/write-file.server';
import { MailError, type Mailer } from './mailer.server';
import { mailMessage, NO_ACCESS, OUTBOX_SENDER } from './mail-message.server';
import { plainTransfer } from './plain-transfer.server';

/** Mails that the folder holds; the oldest make room for new ones. */
const MAX_MAILS = 1000;

const SUFFIX = '.eml';

export interface OutboxOptions {
  readonly folder: string;
  /** name and address of the sender */
  readonly from?: string | undefined;
  readonly now?: () => Date;
  readonly maxMails?: number;
}

/** A file name that sorts by time. @example '20261122-043501123-1f0c9a3b.eml' */
const makeFileName = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().slice(0, -1).replaceAll(/[-:.]/g, '').split('T');
  return `${date}-${time}-${randomBytes(4).toString('hex')}${SUFFIX}`;
};

/** Stores each mail as a file (RFC 5322) that mail programs open, instead of sending it. */
export const createOutboxMailer = ({
  folder,
  from = OUTBOX_SENDER,
  now = () => new Date(),
  maxMails = MAX_MAILS,
}: OutboxOptions): Mailer => {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...NO_ACCESS,
  }).use('stream', plainTransfer);
  const removeOldest = async (): Promise<void> => {
    const mails = (await listFiles(folder)).filter((name) => name.endsWith(SUFFIX)).sort();
    for (const name of mails.slice(0, Math.max(0, mails.length - maxMails)))
      await rm(join(folder, name), { force: true });
  };
  const store = async (message: ReturnType<typeof mailMessage>): Promise<void> => {
    const { message: bytes } = await transport.sendMail(message);
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The composed mail is no buffer.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writePrivateFile(join(folder, makeFileName(now())), bytes);
    await removeOldest();
  };
  const pending = new Set<Promise<void>>();
  return {
    target: folder,
    send: (mail) => {
      const storing = store(mailMessage(mail, from)).catch((error: unknown) => {
        throw new MailError(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
      });
      pending.add(storing);
      const done = (): void => void pending.delete(storing);
      storing.then(done, done);
      return storing;
    },
    close: async () => {
      await Promise.allSettled(pending);
    },
  };
};
