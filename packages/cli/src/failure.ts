/** Exit codes of the command line. */
export const EXIT = {
  /** The answer is yes, or what was asked for was printed. */
  ok: 0,
  /** The answer is no: a list is not legal, a name is unknown. */
  no: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** Cards or decks could not be had: a host does not answer, a snapshot is damaged. */
  unavailable: 3,
  /** A bug of this program. */
  internal: 70,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure to show to the user; the message says what is wrong and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly kind: 'no' | 'usage' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
