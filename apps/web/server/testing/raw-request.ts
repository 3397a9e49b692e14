import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  /** 0 where the connection closed without a response */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** The value of a header, whose lines are joined by commas; undefined without one. */
export const headerOf = ({ head }: RawResponse, name: string): string | undefined => {
  const start = `${name.toLowerCase()}:`;
  const lines = head.split('\r\n').filter((line) => line.toLowerCase().startsWith(start));
  return lines.length === 0 ? undefined : lines.map((line) => line.slice(start.length).trim()).join(', ');
};

/** Sends the bytes of a request as they are (latin1) and reads the response until the server closes the connection. */
export const sendBytes = async (url: string, request: string): Promise<RawResponse> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  // A server that refuses a request may reset the connection while the rest of it arrives.
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  const text = (await buffer(socket).catch(() => Buffer.alloc(0))).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: end < 0 ? '' : text.slice(end + 4),
  };
};

/**
 * Sends a request line with headers that no client would send; the connection closes after the response.
 * @param line method and target
 * @param headers whole lines; a Host is not added
 */
export const sendLines = (url: string, line: string, headers: readonly string[]): Promise<RawResponse> =>
  sendBytes(url, [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
