import { Agent, request as sendHttp } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headerOf, sendBytes } from '../../server/testing/raw-request';
import type { FuzzRequest } from './fuzz-request';

/** A response to a request of a fuzzer. */
export interface FuzzResponse {
  /** 0 where the connection closed without a response */
  readonly status: number;
  readonly headers: Headers;
  /** as it was sent, maybe encoded */
  readonly body: Buffer;
}

/** The text of a response's body. Throws where it is not encoded as its headers say. */
export const textOf = ({ headers, body }: FuzzResponse): string => {
  const encoding = body.byteLength > 0 ? headers.get('Content-Encoding') : undefined;
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
};

/** Longest time that a response may take, in ms: whatever takes longer hangs, however much else the machine has to do. */
const HANGS_MS = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const sendRaw = async (origin: string, bytes: string): Promise<FuzzResponse> => {
  const response = await sendBytes(origin, bytes);
  const headers = new Headers();
  for (const name of ['X-Content-Type-Options', 'X-Frame-Options', 'Content-Type', 'Retry-After']) {
    const value = headerOf(response, name);
    if (value !== undefined) headers.set(name, value);
  }
  return { status: response.status, headers, body: Buffer.from(response.body, 'latin1') };
};

/** Sends a request to a site. Rejects where the connection breaks, or nothing comes for two minutes. */
export const sendRequest = (origin: string, request: FuzzRequest): Promise<FuzzResponse> => {
  const { method, target, headers, body, bytes } = request;
  if (bytes !== undefined) return sendRaw(origin, bytes);
  const { hostname, port, host } = new URL(origin);
  const sent = new Map<string, string>([['Host', host], ...headers]);
  if (body) sent.set('Content-Length', String(body.byteLength));
  return new Promise((resolve, reject) => {
    const outgoing = sendHttp(
      { agent, hostname, port, method, path: target, headers: Object.fromEntries(sent), timeout: HANGS_MS },
      (incoming) => {
        const responseHeaders = new Headers();
        for (const [name, value] of Object.entries(incoming.headersDistinct))
          if (value) responseHeaders.set(name, value.join(', '));
        const status = incoming.statusCode ?? 0;
        // Events of an account have no end.
        if (responseHeaders.get('Content-Type')?.startsWith('text/event-stream') === true) {
          incoming.destroy();
          resolve({ status, headers: responseHeaders, body: Buffer.alloc(0) });
        } else
          buffer(incoming).then(
            (content) => resolve({ status, headers: responseHeaders, body: content }),
            reject,
          );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response in ${HANGS_MS / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
};
