/**
 * What the client throws for an answer with an error status whose body is an object: the body with the status added.
 * A body that is a string is thrown as that string. What is neither (an HTML page of a proxy, nothing at all) becomes
 * such an object with a message of our own.
 */
export type ApiHttpError = Readonly<Record<string, unknown>> & {
  readonly statusCode: number;
  readonly message?: unknown;
};

/** Whether something thrown is an answer with an error status and an object as its body. */
export const isApiHttpError = (thrown: unknown): thrown is ApiHttpError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  !(thrown instanceof Error) &&
  'statusCode' in thrown &&
  typeof thrown.statusCode === 'number';

/** No answer came: no connection, a name that does not resolve, a connection that broke. */
export class ApiNetworkError extends Error {
  override readonly name = 'ApiNetworkError';
  constructor(
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super('The server could not be reached.', options);
  }
}

/** No whole answer came in time. */
export class ApiTimeoutError extends Error {
  override readonly name = 'ApiTimeoutError';
  constructor(
    readonly url: string,
    readonly timeoutMs: number,
    options?: ErrorOptions,
  ) {
    super(`The server did not answer within ${timeoutMs / 1000} s.`, options);
  }
}

/** An answer came, but it is not what the contract says. `problems` name the places. */
export class ApiDataError extends Error {
  override readonly name = 'ApiDataError';
  constructor(
    readonly url: string,
    readonly problems: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`The server sent something unexpected: ${problems.slice(0, 3).join('; ')}`, options);
  }
}

/** Everything that a call may throw, but for an abort, which stays what the caller's signal says. */
export type ApiError = string | ApiHttpError | ApiNetworkError | ApiTimeoutError | ApiDataError;

/** Whether something thrown is one of the client's errors. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'string' ||
  isApiHttpError(thrown) ||
  thrown instanceof ApiNetworkError ||
  thrown instanceof ApiTimeoutError ||
  thrown instanceof ApiDataError;

/** Whether something thrown says that the caller cancelled: to be ignored. */
export const isAbortError = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'AbortError';

/**
 * A sentence to show for anything thrown.
 * @example apiErrorMessage({ statusCode: 429, message: 'Too many requests.' }) // 'Too many requests.'
 */
export const apiErrorMessage = (thrown: unknown): string => {
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  if (isApiHttpError(thrown)) {
    return typeof thrown.message === 'string' ? thrown.message : `The server answered ${thrown.statusCode}.`;
  }
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return hasMessage && typeof thrown.message === 'string' && thrown.message !== ''
    ? thrown.message
    : 'An error occurred';
};
