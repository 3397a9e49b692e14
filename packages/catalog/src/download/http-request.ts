import { DownloadFailure } from './download-error';
import { parseRetryAfter, retryDelay } from './retry-delay';

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Names the application and its version, as Scryfall asks. */
  readonly userAgent: string;
  /** Longest silence of the server, in ms. */
  readonly timeoutMs: number;
  /** How often to try in all. */
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

/** What a failed request or a broken body means; a failure that is already named stays as it is. */
export const failureOf = (error: unknown, url: string, signal: AbortSignal | undefined): DownloadFailure => {
  if (error instanceof DownloadFailure) return error;
  // Errors of the file system come bare; those of the network are wrapped by fetch.
  if (error instanceof Error && 'syscall' in error) {
    return new DownloadFailure({ code: 'disk', reason: error.message }, false);
  }
  if (signal?.aborted === true)
    return new DownloadFailure({ code: 'aborted', url, reason: 'called off' }, false);
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return timedOut
    ? new DownloadFailure({ code: 'timeout', url, reason: 'no answer in time' }, true)
    : new DownloadFailure({ code: 'network', url, reason: reasonOf(error) }, true);
};

/** A time limit that starts anew with every sign of life. */
class Patience {
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
      () => this.#controller.abort(new DOMException('no answer in time', 'TimeoutError')),
      this.ms,
    );
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * One request, answered with a success or a 416; anything else is a failure, worth a retry or not. `read` takes the
 * body and calls `alive` at every sign of life.
 */
export const request = async <T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetch, userAgent, timeoutMs, signal, now }: HttpOptions,
  read: (response: Response, alive: () => void) => Promise<T>,
): Promise<T> => {
  const patience = new Patience(timeoutMs, signal);
  try {
    const response = await fetch(url, {
      headers: { 'User-Agent': userAgent, Accept: 'application/json;q=0.9,*/*;q=0.8', ...headers },
      signal: patience.signal,
    });
    if (!response.ok && response.status !== 416) {
      await response.body?.cancel();
      const asked = parseRetryAfter(response.headers.get('retry-after'), now());
      throw new DownloadFailure(
        { code: 'http', url, status: response.status },
        isRetryable(response.status),
        asked,
      );
    }
    patience.renew();
    return await read(response, () => patience.renew());
  } catch (error) {
    throw failureOf(error, url, signal);
  } finally {
    patience.end();
  }
};

/** Does a step again while its failure is worth it, with growing pauses or as the server asks. */
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
