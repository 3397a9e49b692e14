import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Log } from '#app/platform/logger.server';

/** Longest that open requests may take after the signal, in ms. */
const TIMEOUT_MS = 10_000;
/** A client that uses its connection may be sending a request at the moment: idle connections close after this, in ms. */
const GRACE_MS = 250;

/** Stops a server; resolves once its last connection is closed. */
export type Stop = () => Promise<void>;

/**
 * Prepares a server to be stopped without cutting off a client. `stop` accepts no more connections and completes open
 * requests. The last response of each connection says `Connection: close`; idle connections are closed.
 */
export const prepareStop = (server: Server): Stop => {
  /** by connection, the response to its newest request */
  const newest = new Map<Socket, ServerResponse>();
  let isStopping = false;

  const closeIdle = (): void => void setTimeout(() => server.closeIdleConnections(), GRACE_MS).unref();
  const closeAfter = (response: ServerResponse): void => {
    if (response.closed) return;
    if (!response.headersSent) response.setHeader('Connection', 'close');
    // Its headers may have been sent before the signal: the connection would stay open.
    response.once('close', closeIdle);
  };

  server.on('connection', (socket) => socket.once('close', () => newest.delete(socket)));
  server.prependListener('request', ({ socket }, response) => {
    newest.set(socket, response);
    if (isStopping) closeAfter(response);
  });

  return () =>
    new Promise((resolve) => {
      isStopping = true;
      newest.forEach(closeAfter);
      // http's own close() would also close connections on which a request is arriving.
      NetServer.prototype.close.call(server, () => resolve());
      closeIdle();
    });
};

interface ShutDownOptions {
  readonly log: Log;
  /** runs first, to stop background work */
  readonly before: () => void;
  /** runs once all requests are completed */
  readonly after?: (() => Promise<void>) | undefined;
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT: accepts no new connections, completes open requests, then exits with 0, or
 * with 1 where they take too long. A second signal ends the process at once.
 */
export const shutDownOnSignal = (server: Server, { log, before, after }: ShutDownOptions): void => {
  const stopServer = prepareStop(server);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'Shutting down');
    before();
    const deadline = setTimeout(() => {
      log.warn({}, 'Shut down before all open requests were completed');
      process.exit(1);
    }, TIMEOUT_MS).unref();
    void stopServer()
      .then(after)
      .then(() => {
        clearTimeout(deadline);
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
