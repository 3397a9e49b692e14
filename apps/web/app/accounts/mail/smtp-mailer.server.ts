import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type NodemailerError } from 'nodemailer';
import pLimit from 'p-limit';
import type { Log } from '#app/platform/logger.server';
import { MailError, type Mailer } from './mailer.server';
import { mailMessage, NO_ACCESS } from './mail-message.server';
import { plainTransfer } from './plain-transfer.server';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Times between the tries of a mail, in ms: a link for a new password is no use after an hour. */
const RETRY_MS = [2 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
/** Mails on their way or waiting for another try; more are refused. */
const MAX_PENDING = 1000;
/** Connections at a time. */
const MAX_CONNECTIONS = 4;
/** Longest that the server may be silent, in ms. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
} as const;

/** Errors without a reply of the server that another try would meet again. */
const PERMANENT: ReadonlySet<string | undefined> = new Set([
  'EENVELOPE',
  'EMESSAGE',
  'ECONFIG',
  'ENOAUTH',
  'EREQUIRETLS',
]);

/** What is known of a failed try, without the server's reply, which repeats the address. */
const failureOf = (error: unknown): { readonly reason: string; readonly isPermanent: boolean } => {
  const { permanent, code, responseCode }: NodemailerError = error instanceof Error ? error : new Error();
  return {
    reason: [code ?? 'unknown', responseCode].filter(Boolean).join(' '),
    isPermanent: permanent ?? PERMANENT.has(code),
  };
};

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them */
  readonly url: string;
  /** name and address of the sender */
  readonly from: string;
  readonly log: Log;
  /** times between the tries, in ms */
  readonly retryMs?: readonly number[];
  readonly maxPending?: number;
}

/** Sends mails by SMTP; tries again for about an hour where the server is away or says that it is busy. */
export const createSmtpMailer = ({
  url,
  from,
  log,
  retryMs = RETRY_MS,
  maxPending = MAX_PENDING,
}: SmtpOptions): Mailer => {
  const transport = createTransport({ url, ...TIMEOUTS, ...NO_ACCESS }).use('stream', plainTransfer);
  const limit = pLimit(MAX_CONNECTIONS);
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();

  const deliver = async (message: ReturnType<typeof mailMessage>): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await limit(() => transport.sendMail(message));
        return;
      } catch (error) {
        const { reason, isPermanent } = failureOf(error);
        const delay = retryMs[attempt];
        if (isPermanent || delay === undefined || closing.signal.aborted) throw new MailError(reason);
        log.warn({ reason, retryMs: delay }, 'Could not send a mail; it is tried again');
        const isClosed = await wait(delay, false, { signal: closing.signal, ref: false }).catch(() => true);
        if (isClosed) throw new MailError(reason);
      }
    }
  };

  const { protocol, host } = new URL(url);
  return {
    target: `${protocol}//${host}`,
    send: async (mail) => {
      if (pending.size >= maxPending) throw new MailError('too many mails wait');
      const delivery = deliver(mailMessage(mail, from));
      pending.add(delivery);
      try {
        await delivery;
      } finally {
        pending.delete(delivery);
      }
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled(pending);
    },
  };
};
