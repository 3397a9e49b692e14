import { DownloadFailure } from './download-error';
import { parseRetryAfter, retryDelay } from './retry-delay';

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Name and version of the application, which Scryfall requires. */
  readonly userAgent: string;
  /** Idle timeout: the longest wait for data, in ms. */
  readonly timeoutMs: number;
  /** Attempts in all. */
  readonly attempts: number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly signal?: AbortSignal;
}

const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** The failure for an error of a request or body; a failure is returned unchanged. */
export const failureOf = (error: unknown, url: string, signal: AbortSignal | undefined): DownloadFailure => {
  if (error instanceof DownloadFailure) return error;
  // Errors of the file system have a syscall; fetch wraps those of the network.
  if (error instanceof Error && 'syscall' in error) {
    return new DownloadFailure({ code: 'disk', reason: error.message }, false);
  }
  if (signal?.aborted === true)
    return new DownloadFailure({ code: 'aborted', url, reason: 'the download was cancelled' }, false);
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return timedOut
    ? new DownloadFailure({ code: 'timeout', url, reason: 'the server sent nothing in time' }, true)
    : new DownloadFailure({ code: 'network', url, reason: reasonOf(error) }, true);
};

/** A timeout that restarts with each `renew`. */
class IdleTimeout {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ms: number,
    private readonly outer: AbortSignal | undefined,
  ) {
    this.renew();
  }

  get signal(): AbortSignal {
    return this.outer === undefined
      ? this.#controller.signal
      : AbortSignal.any([this.#controller.signal, this.outer]);
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#controller.abort(new DOMException('idle timeout', 'TimeoutError')),
      this.ms,
    );
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Sends one GET request. `read` gets a successful response or a 416, and calls `onData` whenever data arrive.
 * @throws DownloadFailure for any other status and for every failure of the request or of `read`
 */
export const request = async <T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetch, userAgent, timeoutMs, signal, now }: HttpOptions,
  read: (response: Response, onData: () => void) => Promise<T>,
): Promise<T> => {
  const timeout = new IdleTimeout(timeoutMs, signal);
  try {
    const response = await fetch(url, {
      headers: { 'User-Agent': userAgent, Accept: 'application/json;q=0.9,*/*;q=0.8', ...headers },
      signal: timeout.signal,
    });
    if (!response.ok && response.status !== 416) {
      await response.body?.cancel();
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now());
      throw new DownloadFailure(
        { code: 'http', url, status: response.status },
        isRetryable(response.status),
        retryAfter,
      );
    }
    timeout.renew();
    return await read(response, () => timeout.renew());
  } catch (error) {
    throw failureOf(error, url, signal);
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
