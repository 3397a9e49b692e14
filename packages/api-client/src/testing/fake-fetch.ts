/** A request as a fake fetch saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * A stand-in for fetch: it notes what is asked and answers from a function; like the real one it rejects when the
 * signal is aborted.
 */
export const fakeFetch = (answer: (request: SeenRequest) => Response | Promise<Response>) => {
  const seen: SeenRequest[] = [];
  const fake: typeof fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const request = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: init.body,
    };
    seen.push(request);
    const aborted = new Promise<never>((_resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([answer(request), aborted]);
  };
  return { fetch: fake, seen };
};

/** A JSON answer. */
export const jsonAnswer = (value: unknown, status = 200): Response => Response.json(value, { status });
