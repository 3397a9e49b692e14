import type { PluginFunction } from 'nodemailer';

/** Longest line of a mail, in bytes without its end (RFC 5322, section 2.1.1). */
const MAX_LINE = 998;

const fits = (text: string): boolean =>
  /^[\t\n\r -~]*$/.test(text) && text.split(/\r?\n/).every((line) => line.length <= MAX_LINE);

/**
 * Sends a text as it is where SMTP allows that (RFC 2045, "7bit"), also with lines of more than 76 characters: nodemailer would
 * make those quoted-printable, which breaks a long link into several lines of the mail's source.
 */
export const plainTransfer: PluginFunction<unknown> = ({ message, data: { text } }, done) => {
  if (message && typeof text === 'string' && fits(text)) message.getTransferEncoding = () => '7bit';
  done();
};
