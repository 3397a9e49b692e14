import type { IncomingMessage } from 'node:http';

/** Statuses whose responses have no body (Fetch, "null body status"), or none that is read: that of redirects. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 301, 302, 303, 304, 307, 308]);

/** What a request of `fetchEncoded` can have. */
export type FetchEncoded = (
  url: string,
  init: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
) => Promise<Response>;

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};

/** A failure of the network, as `fetch` reports it: those of the file system are not wrapped. */
const wrap = (error: unknown): TypeError => new TypeError('the request failed', { cause: error });

const get: (url: URL, init: Parameters<FetchEncoded>[1]) => Promise<IncomingMessage> = async (
  url,
  { headers, signal },
) => {
  // Loaded here: it takes longer than all that most commands that import this module do.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    request(url, { headers, signal }, resolve)
      .on('error', (error) => reject(wrap(error)))
      .end();
  });
};

async function* bytesOf(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    const chunks: AsyncIterable<Uint8Array> = message;
    yield* chunks;
  } catch (error) {
    throw wrap(error);
  } finally {
    message.destroy();
  }
}

const streamOf = (bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await bytes.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });

/**
 * A GET whose body arrives as it was sent, where `fetch` would decode its Content-Encoding: only encoded bytes can be counted
 * against a stated compressed size and continued after a break. Redirects are responses.
 */
export const fetchEncoded: FetchEncoded = async (url, init) => {
  const message = await get(new URL(url), init);
  const status = message.statusCode ?? 0;
  if (WITHOUT_BODY.has(status)) message.resume();
  const body = WITHOUT_BODY.has(status) ? null : streamOf(bytesOf(message));
  return new Response(body, { status, headers: headersOf(message) });
};
