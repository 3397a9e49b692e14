import type { Log } from '#app/platform/logger.server';
import type { Stop } from './create-server';

/** Longest that open requests may take after the signal, in ms. */
const TIMEOUT_MS = 10_000;
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
export const shutDownOnSignal = (stopServer: Stop, { log, before, after }: ShutDownOptions): void => {
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
