import { join } from 'node:path';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { Mailer } from './mailer.server';
import { createOutboxMailer } from './outbox-mailer.server';
import { createSmtpMailer } from './smtp-mailer.server';

/** The mailer of an environment: the SMTP server of SMTP_URL, else files in the folder `outbox` of DATA_DIR. */
export const makeMailer = (
  { SMTP_URL, MAIL_FROM, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  log: Log,
): Mailer =>
  SMTP_URL !== undefined && MAIL_FROM !== undefined
    ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM, log })
    : createOutboxMailer({ folder: join(DATA_DIR, 'outbox'), from: MAIL_FROM });
