/** A command that cannot be done; its message is for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** @param exitCode 1: it cannot be done; 2: wrong arguments */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
