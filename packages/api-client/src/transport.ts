import type { z } from 'zod';
import { ApiDataError, ApiNetworkError, ApiTimeoutError, type ApiHttpError } from './api-error';

export const API_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type ApiMethod = (typeof API_METHODS)[number];

/** How long a call waits for a whole answer unless told otherwise, in ms. */
export const DEFAULT_TIMEOUT_MS = 15_000;

export interface TransportOptions {
  /** the main host, which answers every path that begins with `/api` */
  readonly baseUrl: string;
  /** the host of static JSON; the main host unless given */
  readonly staticUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** the signed-in user's token; it goes to the main host alone */
  readonly getToken?: (() => string | undefined | Promise<string | undefined>) | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** false keeps the user's token back */
  readonly authenticated?: boolean | undefined;
}

/** A request's body and the headers that go with it. */
export interface Payload {
  readonly body: NonNullable<RequestInit['body']>;
  readonly headers: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** What to throw for an answer with an error status (specification, section 8). */
const failureOf = (response: Response, text: string): string | ApiHttpError => {
  const statusCode = response.status;
  const parsed = parseJson(text);
  if (typeof parsed?.value === 'string') return parsed.value;
  if (isRecord(parsed?.value)) return { ...parsed.value, statusCode };
  const isPlain = (response.headers.get('content-type') ?? '').startsWith('text/plain');
  if (!parsed && isPlain && text.trim() !== '') return text.trim();
  return { message: `The server answered ${statusCode}.`, statusCode };
};

/** Settles when a signal is aborted. */
const endOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

const isApiPath = (path: string): boolean => /^\/api(?:[/?#]|$)/.test(path);

/**
 * One request and its checked answer. Throws an ApiError; for a cancelled call what the caller's signal says.
 */
export const createTransport = (options: TransportOptions) => {
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  const addressOf = (path: string): string => {
    if (!path.startsWith('/') || path.startsWith('//'))
      throw new TypeError(`A path begins with one slash: ${path}`);
    const base = isApiPath(path) ? options.baseUrl : (options.staticUrl ?? options.baseUrl);
    return base.replace(/\/+$/, '') + path;
  };

  const tokenFor = async (path: string, authenticated = true): Promise<Record<string, string>> => {
    const token = authenticated && isApiPath(path) ? await options.getToken?.() : undefined;
    return token ? { Authorization: `Bearer ${token}` } : {};
  };

  const exchange = async (
    method: ApiMethod,
    path: string,
    payload: Payload | undefined,
    call: CallOptions,
  ) => {
    const url = addressOf(path);
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    call.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    // What the caller's own function throws stays as it is; the time-out and the caller end the wait for it, too.
    const token = await Promise.race([tokenFor(path, call.authenticated), endOf(signal)]);
    call.signal?.throwIfAborted();
    if (token === undefined) throw new ApiTimeoutError(url, timeoutMs);
    try {
      const headers = { Accept: 'application/json', ...payload?.headers, ...token };
      const response = await send(url, { method, headers, signal, ...(payload && { body: payload.body }) });
      return { url, response, text: await response.text() };
    } catch (cause) {
      call.signal?.throwIfAborted();
      if (timeout.aborted) throw new ApiTimeoutError(url, timeoutMs, { cause });
      throw new ApiNetworkError(url, { cause });
    }
  };

  /** Sends a request and parses its answer by a schema; an empty answer is `undefined` to the schema. */
  return async <T>(
    method: ApiMethod,
    path: string,
    schema: z.ZodType<T>,
    call: CallOptions = {},
    payload?: Payload,
  ): Promise<T> => {
    const { url, response, text } = await exchange(method, path, payload, call);
    if (!response.ok) throw failureOf(response, text);
    const parsed = text === '' ? { value: undefined } : parseJson(text);
    if (!parsed) throw new ApiDataError(url, ['the body is no JSON']);
    const checked = schema.safeParse(parsed.value);
    if (checked.success) return checked.data;
    const problems = checked.error.issues.map(
      ({ path: place, message }) => `${place.join('.') || 'body'}: ${message}`,
    );
    throw new ApiDataError(url, problems, { cause: checked.error });
  };
};
