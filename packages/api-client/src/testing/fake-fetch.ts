/** A request that the fake fetch received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A fetch that records requests and responds with a function; like the real one it rejects once its signal is aborted. */
export const fakeFetch = (respond: (request: ReceivedRequest) => Response | Promise<Response>) => {
  const received: ReceivedRequest[] = [];
  const fake: typeof fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const request = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: init.body,
    };
    received.push(request);
    const aborted = new Promise<never>((_resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([respond(request), aborted]);
  };
  return { fetch: fake, received };
};

export const jsonResponse = (value: unknown, status = 200): Response => Response.json(value, { status });

export const rejectionOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );
