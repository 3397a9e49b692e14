import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '@crownsmith/domain';
import packageJson from '../../package.json' with { type: 'json' };
import { DownloadFailure, type DownloadError } from './download-error';
import { requestHeaders } from './request-headers';
import { COMMON_PACE, type RequestPace } from './request-pace';
import { MAX_RETRY_AFTER_MS, parseRetryAfter, retryDelay } from './retry-delay';

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Name and version of the application, which Scryfall requires. */
  readonly userAgent: string;
  /** Idle timeout: the longest wait for data, in ms. */
  readonly timeoutMs: number;
  /** The longest time of one request with its whole body, in ms. */
  readonly totalMs: number;
  readonly attempts: number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly pace: RequestPace;
  readonly signal?: AbortSignal;
}

/** What a request is sent by: `fetch`, or one that leaves bodies encoded. */
type Send = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
    readonly method?: string;
    readonly body?: string;
    readonly redirect: 'manual';
  },
) => Promise<Response>;

/** Options of a download that have a default. */
export interface TransferOptions {
  readonly fetch?: typeof fetch;
  /** Name and version of the application, and how to reach who runs it. Default: this package. */
  readonly userAgent?: string;
  /** Idle timeout of a request, in ms. Default 30,000. */
  readonly timeoutMs?: number;
  /** Time for one request with its whole body, in ms. Default an hour. */
  readonly totalMs?: number;
  /** Attempts for each request. Default 5. */
  readonly attempts?: number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly now?: () => number;
  /** Keeps requests apart. Default: at most ten a second to each server, over all downloads of the process. */
  readonly pace?: RequestPace;
  readonly signal?: AbortSignal;
}

const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** Why a request timed out; one that took too long in all would again. */
interface TimedOut {
  readonly reason: string;
  readonly isIdle: boolean;
}

/** The failure for an error of a request or body; a failure is returned unchanged. */
const failureOf = (
  error: unknown,
  url: string,
  signal: AbortSignal | undefined,
  timedOut?: TimedOut,
): DownloadFailure => {
  if (error instanceof DownloadFailure) return error;
  // Errors of the file system have a syscall; fetch wraps those of the network.
  if (error instanceof Error && 'syscall' in error) {
    return new DownloadFailure({ code: 'disk', reason: error.message }, false);
  }
  if (signal?.aborted === true)
    return new DownloadFailure({ code: 'aborted', url, reason: 'the download was cancelled' }, false);
  return timedOut === undefined
    ? new DownloadFailure({ code: 'network', url, reason: reasonOf(error) }, true)
    : new DownloadFailure({ code: 'timeout', url, reason: timedOut.reason }, timedOut.isIdle);
};

/** The timeouts of a request: an idle one that restarts with each `renew`, and one for all of it. */
class RequestTimeout {
  readonly #controller = new AbortController();
  readonly #total: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** What was too slow; undefined while nothing is. */
  expired: TimedOut | undefined;

  constructor(
    private readonly idleMs: number,
    totalMs: number,
    private readonly outer: AbortSignal | undefined,
  ) {
    const reason = `no complete answer within ${Math.round(totalMs / 1000)} s`;
    this.#total = this.#start(totalMs, { reason, isIdle: false });
    this.renew();
  }

  get signal(): AbortSignal {
    return this.outer === undefined
      ? this.#controller.signal
      : AbortSignal.any([this.#controller.signal, this.outer]);
  }

  renew(): void {
    this.pause();
    this.#idle = this.#start(this.idleMs, { reason: 'the server sent nothing in time', isIdle: true });
  }

  /** Stops the idle timeout until it is renewed. */
  pause(): void {
    clearTimeout(this.#idle);
  }

  clear(): void {
    this.pause();
    clearTimeout(this.#total);
  }

  #start(ms: number, why: TimedOut): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.expired ??= why;
      this.#controller.abort(new DOMException(why.reason, 'TimeoutError'));
    }, ms);
  }
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Where a response leads; undefined for one that is no redirect. @throws DownloadFailure for what is no address of the web */
const redirectOf = ({ status, headers }: Response, at: string): string | undefined => {
  const location = headers.get('location');
  if (!REDIRECTS.has(status) || location === null) return undefined;
  if (URL.canParse(location, at)) {
    const { protocol, href } = new URL(location, at);
    if (protocol === 'https:' || protocol === 'http:') return href;
  }
  throw lost(at, `it redirects to ${location}, which is no address of the web`);
};

/** The failure of redirects that lead nowhere, as they would again. */
const lost = (url: string, reason: string): DownloadFailure =>
  new DownloadFailure({ code: 'network', url, reason }, false);

/**
 * Follows redirects of a GET; each of them is a request that waits for its turn.
 * @throws DownloadFailure for those that lead in a circle, too far or off the web
 */
const followRedirects = async (url: string, ask: (url: string) => Promise<Response>): Promise<Response> => {
  const seen = new Set<string>();
  for (let at = new URL(url).href; ;) {
    seen.add(at);
    const response = await ask(at);
    const next = redirectOf(response, at);
    if (next === undefined) return response;
    await response.body?.cancel();
    if (seen.has(next)) throw lost(url, `it redirects in a circle, to ${next}`);
    if (seen.size > MAX_REDIRECTS) throw lost(url, `it redirects more than ${MAX_REDIRECTS} times`);
    at = next;
  }
};

interface RequestOptions {
  readonly body?: string | undefined;
  readonly send?: Send;
  /** Headers that may have keys: a server of another origin does not get them. */
  readonly own?: Readonly<Record<string, string>>;
}

/**
 * Sends one request: GET, or POST with a body. `read` gets a successful response, a 304 or a 416, and calls `onData` whenever
 * data arrive. Redirects of a GET are followed.
 * @throws DownloadFailure for any other status and for every failure of the request or of `read`
 */
export const request = async <T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetch, userAgent, timeoutMs, totalMs, signal, now, pace }: HttpOptions,
  read: (response: Response, onData: () => void) => Promise<T>,
  { body, send = fetch, own = {} }: RequestOptions = {},
): Promise<T> => {
  const defaults = { 'User-Agent': userAgent, Accept: 'application/json;q=0.9,*/*;q=0.8', ...headers };
  const timeout = new RequestTimeout(timeoutMs, totalMs, signal);
  const ask = async (at: string): Promise<Response> => {
    // Waiting for a turn is no silence of the server.
    timeout.pause();
    await pace.wait(at);
    timeout.renew();
    return send(at, {
      headers: requestHeaders(defaults, own, url, at),
      signal: timeout.signal,
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
    });
  };
  try {
    const response = await (body === undefined ? followRedirects(url, ask) : ask(url));
    if (!response.ok && response.status !== 304 && response.status !== 416) {
      await response.body?.cancel();
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now());
      const isLong = retryAfter !== undefined && retryAfter > MAX_RETRY_AFTER_MS;
      throw new DownloadFailure(
        { code: 'http', url, status: response.status, ...(isLong && { waitMs: retryAfter }) },
        isRetryable(response.status) && !isLong,
        retryAfter,
      );
    }
    timeout.renew();
    return await read(response, () => timeout.renew());
  } catch (error) {
    throw failureOf(error, url, signal, timeout.expired);
  } finally {
    timeout.clear();
  }
};

/** Repeats a step while its failure is retryable, with exponential backoff or the server's Retry-After in between. */
export const withRetries = async <T>(options: HttpOptions, step: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof DownloadFailure) || !error.retryable || attempt >= options.attempts) throw error;
      await options.sleep(retryDelay(attempt, error.retryAfter));
    }
  }
};

/**
 * What requests say of who sends them: name and version, and how to reach whoever runs it.
 * @param contact a URL or an e-mail address
 * @example makeUserAgent('https://decks.example').endsWith(' (+https://decks.example)') // true
 */
export const makeUserAgent = (contact?: string): string =>
  `Crownsmith/${packageJson.version}${contact === undefined ? '' : ` (+${contact})`}`;

/** Runs a download with the defaults of its options. @returns what it returns, or why it failed; does not throw */
export const runDownload = async <T>(
  options: TransferOptions,
  url: string,
  run: (http: HttpOptions) => Promise<T>,
): Promise<Result<T, DownloadError>> => {
  const { signal } = options;
  const http: HttpOptions = {
    fetch: options.fetch ?? fetch,
    userAgent: options.userAgent ?? makeUserAgent(),
    timeoutMs: options.timeoutMs ?? 30_000,
    totalMs: options.totalMs ?? 3_600_000,
    attempts: options.attempts ?? 5,
    sleep: options.sleep ?? ((ms) => wait(ms, undefined, signal === undefined ? {} : { signal })),
    now: options.now ?? Date.now,
    pace: options.pace ?? COMMON_PACE,
    ...(signal !== undefined && { signal }),
  };
  try {
    return ok(await run(http));
  } catch (error) {
    return err(failureOf(error, url, signal).error);
  }
};
