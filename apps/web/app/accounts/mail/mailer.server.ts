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
  /** Resolves once the mail is stored or handed over; rejects where that failed for good. */
  send(mail: Mail): Promise<void>;
}
