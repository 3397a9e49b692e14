import { Agent, get } from 'node:http';

/** Longest that one answer may take, in ms. */
const ANSWER_MS = 20_000;

export interface Answer {
  readonly status: number;
  /** empty where the answer names none */
  readonly type: string;
  readonly location: string | undefined;
  readonly body: string;
}

/**
 * Asks a site by plain HTTP over connections that are kept, without following where an answer leads.
 * @param servers origins of the processes that serve it, asked in turn, each as if it were the one that was named
 */
export const createAsk = (connections: number, servers: readonly string[] = []) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  const ask = (address: URL): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'identity', Host: address.host };
      const server = servers[turn++ % Math.max(1, servers.length)] ?? address.origin;
      const request = get(
        new URL(address.pathname + address.search, server),
        { agent, headers, timeout: ANSWER_MS },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              location: response.headers.location,
              body: Buffer.concat(pieces).toString('utf8'),
            }),
          );
        },
      );
      request.once('timeout', () => request.destroy(new Error(`no answer within ${ANSWER_MS / 1000} s`)));
      request.once('error', reject);
    });
  return { ask, close: () => agent.destroy() };
};
