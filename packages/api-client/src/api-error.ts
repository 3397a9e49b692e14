/**
 * Thrown for a response with an error status whose body is an object: the body with the status added. A body that is a
 * string is thrown as that string. Any other body (an HTML page of a proxy, an empty one) becomes an object with a
 * message that states the status.
 */
export type ApiHttpError = Readonly<Record<string, unknown>> & {
  readonly statusCode: number;
  readonly message?: unknown;
};

/** Whether a thrown value is an ApiHttpError. */
export const isApiHttpError = (thrown: unknown): thrown is ApiHttpError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  !(thrown instanceof Error) &&
  'statusCode' in thrown &&
  typeof thrown.statusCode === 'number';

/** No response: the host name did not resolve, the connection failed or broke. */
export class ApiNetworkError extends Error {
  override readonly name = 'ApiNetworkError';
  constructor(
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super('The server could not be reached.', options);
  }
}

/** No complete response within the timeout. */
export class ApiTimeoutError extends Error {
  override readonly name = 'ApiTimeoutError';
  constructor(
    readonly url: string,
    readonly timeoutMs: number,
    options?: ErrorOptions,
  ) {
    super(`The server did not respond within ${timeoutMs / 1000} s.`, options);
  }
}

/** A response that its schema rejects. Each of `issues` is a path in the body and what is wrong there. */
export class ApiDataError extends Error {
  override readonly name = 'ApiDataError';
  constructor(
    readonly url: string,
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`The server sent unexpected data: ${issues.slice(0, 3).join('; ')}`, options);
  }
}

/** Everything that a call may throw, except the reason of an aborted signal. */
export type ApiError = string | ApiHttpError | ApiNetworkError | ApiTimeoutError | ApiDataError;

/** Whether a thrown value is an ApiError. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'string' ||
  isApiHttpError(thrown) ||
  thrown instanceof ApiNetworkError ||
  thrown instanceof ApiTimeoutError ||
  thrown instanceof ApiDataError;

/** Whether a thrown value means that the caller cancelled, which is to be ignored. */
export const isAbortError = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'AbortError';

/**
 * A sentence to show for any thrown value.
 * @example apiErrorMessage({ statusCode: 429, message: 'Too many requests.' }) // 'Too many requests.'
 */
export const apiErrorMessage = (thrown: unknown): string => {
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  if (isApiHttpError(thrown)) {
    return typeof thrown.message === 'string' ? thrown.message : statusMessage(thrown.statusCode);
  }
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return hasMessage && typeof thrown.message === 'string' && thrown.message !== ''
    ? thrown.message
    : 'An error occurred';
};

/** The message for a response whose body has none. */
export const statusMessage = (statusCode: number): string =>
  `The server responded with status ${statusCode}.`;
