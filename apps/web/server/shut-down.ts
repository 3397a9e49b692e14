import type { Server } from 'node:http';
import type { Log } from '#app/platform/logger.server';

/** Longest that open requests may take after the signal, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Shuts down gracefully on SIGTERM and SIGINT: accepts no new connections, completes open requests, then exits. A second
 * signal ends the process at once.
 * @param before runs first, to stop background work
 */
export const shutDownOnSignal = (
  server: Server,
  { log, before }: { readonly log: Log; readonly before: () => void },
): void => {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'Shutting down');
    before();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn({}, 'Shut down before all open requests were completed');
      process.exit(1);
    }, TIMEOUT_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
