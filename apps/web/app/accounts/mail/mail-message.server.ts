import { BRAND } from '@crownsmith/domain';
import type { Mail } from './mailer.server';

/** The sender where none is configured: mails in the outbox go nowhere. */
export const OUTBOX_SENDER = `${BRAND} <no-reply@localhost>`;

/** What nodemailer must not do on behalf of a mail's content. */
export const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * A mail as nodemailer takes it. The recipient is one address, never a list, whatever characters it contains.
 * @param from name and address of the sender
 */
export const mailMessage = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  // RFC 3834: no replies by out-of-office programs.
  headers: { 'Auto-Submitted': 'auto-generated' },
});
