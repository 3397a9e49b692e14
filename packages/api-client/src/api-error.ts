/** Fields of a body that are not those of the error: an Error has these itself. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'message',
  'stack',
  'cause',
  'statusCode',
  '__proto__',
]);

const sentenceOf = ({ message, detail, title }: Readonly<Record<string, unknown>>): string | undefined =>
  [message, detail, title].find((text): text is string => typeof text === 'string' && text.trim() !== '');

/**
 * A response with an error status. It has the fields of the response’s body (of a problem of the public API `type`, `title`,
 * `detail` and `errors`), and the sentence that the body has as its message: its `message`, its `detail`, or the body itself
 * where it is a text. Without one the message states the status.
 */
export class ApiHttpError extends Error {
  override readonly name = 'ApiHttpError';
  /** what is wrong with the request, in a sentence */
  declare readonly detail?: string;
  readonly [field: string]: unknown;
  /** @param body the fields of the body, or its text */
  constructor(
    readonly statusCode: number,
    body: Readonly<Record<string, unknown>> | string = {},
    options?: ErrorOptions,
  ) {
    const fields = typeof body === 'string' ? { message: body } : body;
    super(sentenceOf(fields) ?? statusMessage(statusCode), options);
    const others = Object.entries(fields).filter(([field]) => !OWN_FIELDS.has(field));
    Object.assign(this, Object.fromEntries(others));
  }
}

/** Whether a thrown value is an ApiHttpError. */
export const isApiHttpError = (thrown: unknown): thrown is ApiHttpError => thrown instanceof ApiHttpError;

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

/** Everything that a call may throw, except the reason of an aborted signal: each is an Error with a message for people. */
export type ApiError = ApiHttpError | ApiNetworkError | ApiTimeoutError | ApiDataError;

/** Whether a thrown value is an ApiError. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  isApiHttpError(thrown) ||
  thrown instanceof ApiNetworkError ||
  thrown instanceof ApiTimeoutError ||
  thrown instanceof ApiDataError;

/** Whether a thrown value means that the caller cancelled, which is to be ignored. */
export const isAbortError = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'AbortError';

/**
 * A sentence to show for any thrown value.
 * @example apiErrorMessage(new ApiHttpError(429, { detail: 'Too many requests.' })) // 'Too many requests.'
 */
export const apiErrorMessage = (thrown: unknown): string => {
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return hasMessage && typeof thrown.message === 'string' && thrown.message !== ''
    ? thrown.message
    : 'An error occurred';
};

/** The message for a response whose body has none. */
const statusMessage = (statusCode: number): string => `The server responded with status ${statusCode}.`;
