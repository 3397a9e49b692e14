import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses of requests that never reach a handler, by Node's error code; all others are malformed: 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to requests that Node cannot parse, or that do not arrive in time, with the headers of every other response, and
 * closes their connections. Without a body; nothing is sent where a response of the connection is under way.
 * @param headers by name
 */
export const respondToUnparsed = (server: Server, headers: Readonly<Record<string, string>>): void => {
  const fields = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const latest = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || latest.get(socket)?.closed === false) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`, () => socket.destroy());
  });
};
