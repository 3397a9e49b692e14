import type { Schema } from './schema';
import { ApiDataError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './api-error';

/** The methods of requests. */
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How long a call waits for a complete response by default, in ms. */
const DEFAULT_TIMEOUT_MS = 15_000;

/** Where requests go, and how. */
export interface TransportOptions {
  /** origin of the main host, which serves every path that begins with `/api`; '' for same-origin requests */
  readonly baseUrl: string;
  /** origin of static JSON; the main host by default */
  readonly staticUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** the signed-in user's bearer token; it is sent to the main host only */
  readonly getToken?: (() => string | undefined | Promise<string | undefined>) | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** false omits the user's token */
  readonly authenticated?: boolean | undefined;
}

/** A request's body with its headers. */
export interface Payload {
  readonly body: NonNullable<RequestInit['body']>;
  readonly headers: Readonly<Record<string, string>>;
}

const withoutTrailingSlashes = (url: string): string => {
  let end = url.length;
  while (url.charAt(end - 1) === '/') end -= 1;
  return url.slice(0, end);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** What to throw for a response with an error status. */
const toHttpError = (response: Response, text: string): ApiHttpError => {
  const { value } = parseJson(text) ?? {};
  if (isRecord(value) || typeof value === 'string') return new ApiHttpError(response.status, value);
  const isPlain = (response.headers.get('content-type') ?? '').startsWith('text/plain');
  return new ApiHttpError(response.status, value === undefined && isPlain ? text.trim() : {});
};

/** Resolves once a signal is aborted. */
const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

const isApiPath = (path: string): boolean => /^\/api(?:[/?#]|$)/.test(path);

/** Makes a function that sends one request and parses its response. */
export const createTransport = (options: TransportOptions) => {
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  const urlOf = (path: string): string => {
    if (!path.startsWith('/') || path.startsWith('//'))
      throw new TypeError(`A path must begin with exactly one slash: ${path}`);
    const base = isApiPath(path) ? options.baseUrl : (options.staticUrl ?? options.baseUrl);
    return withoutTrailingSlashes(base) + path;
  };

  const authorizationFor = async (path: string, authenticated = true): Promise<Record<string, string>> => {
    const token = authenticated && isApiPath(path) ? await options.getToken?.() : undefined;
    return token ? { Authorization: `Bearer ${token}` } : {};
  };

  const exchange = async (
    method: ApiMethod,
    path: string,
    payload: Payload | undefined,
    call: CallOptions,
  ) => {
    const url = urlOf(path);
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    call.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    // Errors of getToken pass through unchanged; the timeout and the caller's signal also end the wait for the token.
    const authorization = await Promise.race([
      authorizationFor(path, call.authenticated),
      whenAborted(signal),
    ]);
    call.signal?.throwIfAborted();
    if (authorization === undefined) throw new ApiTimeoutError(url, timeoutMs);
    try {
      const headers = { Accept: 'application/json', ...payload?.headers, ...authorization };
      const response = await send(url, { method, headers, signal, ...(payload && { body: payload.body }) });
      return { url, response, text: await response.text() };
    } catch (cause) {
      call.signal?.throwIfAborted();
      if (timeout.aborted) throw new ApiTimeoutError(url, timeoutMs, { cause });
      throw new ApiNetworkError(url, { cause });
    }
  };

  /**
   * Sends a request and parses the response with a schema, to which an empty body is `undefined`. Throws an ApiError,
   * or the reason of an aborted signal.
   */
  return async <T>(
    method: ApiMethod,
    path: string,
    schema: Schema<T>,
    call: CallOptions = {},
    payload?: Payload,
  ): Promise<T> => {
    const { url, response, text } = await exchange(method, path, payload, call);
    if (!response.ok) throw toHttpError(response, text);
    const body = text === '' ? { value: undefined } : parseJson(text);
    if (!body) throw new ApiDataError(url, ['body: not valid JSON']);
    const parsed = schema.safeParse(body.value);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(
      ({ path: place, message }) => `${place.map(String).join('.') || 'body'}: ${message}`,
    );
    throw new ApiDataError(url, issues, { cause: parsed.error });
  };
};
