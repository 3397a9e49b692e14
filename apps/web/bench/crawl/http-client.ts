import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest time without any byte, in ms: long enough for a machine with much else to do. */
const TIMEOUT = 120_000;
/** How often a request is sent again that a busy server has refused. */
const RETRIES = 5;

export interface HttpResponse {
  readonly status: number;
  /** the Content-Type, or an empty string */
  readonly type: string;
  readonly location: string | undefined;
  readonly body: string;
  /** seconds after which a busy server wants to be asked again */
  readonly retryAfter: number | undefined;
}

/**
 * Sends GET requests over keep-alive connections and does not follow redirects. One that a busy server refuses is sent
 * again after its Retry-After.
 * @param connections at the same time
 * @param servers origins of the processes that serve the site, used in turn with the Host of the requested URL; by default
 *   the requested origin itself
 */
export const createHttpClient = (connections: number, servers: readonly string[] = []) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let requests = 0;
  const fetchOnce = (url: URL): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'identity', Host: url.host };
      const server = servers[requests++ % Math.max(1, servers.length)] ?? url.origin;
      const request = get(
        new URL(url.pathname + url.search, server),
        { agent, headers, timeout: TIMEOUT },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              location: response.headers.location,
              body: Buffer.concat(chunks).toString('utf8'),
              retryAfter: Number(response.headers['retry-after']) || undefined,
            }),
          );
        },
      );
      request.once('timeout', () => request.destroy(new Error(`no response within ${TIMEOUT / 1000} s`)));
      request.once('error', reject);
    });
  const fetchUrl = async (url: URL): Promise<HttpResponse> => {
    for (let tries = 0; ; tries += 1) {
      const response = await fetchOnce(url);
      if (response.status !== 503 || response.retryAfter === undefined || tries >= RETRIES) return response;
      await wait(1000 * response.retryAfter);
    }
  };
  return { fetchUrl, close: () => agent.destroy() };
};
