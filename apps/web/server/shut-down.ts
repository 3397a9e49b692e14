import type { Server } from 'node:http';
import type { Log } from '#app/platform/logger.server';

/** Longest that requests in hand may take after the signal, in ms. */
const PATIENCE = 10_000;

/**
 * Ends the process well on SIGTERM and SIGINT: no new connections, requests in hand are answered, then it exits.
 * A second signal ends it at once.
 */
export const stopOnSignal = (
  server: Server,
  { log, before }: { readonly log: Log; readonly before: () => void },
): void => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    before();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn({}, 'Requests took too long; stopping without them');
      process.exit(1);
    }, PATIENCE).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
