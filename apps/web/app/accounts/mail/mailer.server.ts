/** A mail of plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** lines end in \n; a link stands on a line of its own */
  readonly text: string;
}

/** The port to who sends mails. */
export interface Mailer {
  /** where mails go, for the log at the start: a folder, or a server without its password */
  readonly target: string;
  /** Resolves once the mail is stored or handed over; rejects with a MailError where that failed for good. */
  send(mail: Mail): Promise<void>;
  /** Waits for mails that are on their way; those that wait for another try are given up. */
  close(): Promise<void>;
}

/** A mail could not be sent. Its message names no address, so that it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** @param reason what the mail server or the disk says, as a code */
  constructor(readonly reason: string) {
    super(`The mail could not be sent (${reason}).`);
  }
}
