import { type DestinationStream, pino, type Logger } from 'pino';
import { requestContext } from './request-context.server';

/** The part of a logger that the site uses: fields first, then a sentence. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * Logs JSON lines to standard error; standard output is for people. Lines of a request have its `requestId`, and its
 * `traceId` where it is traced.
 * @param destination where the lines go instead
 */
export const makeLogger = (level: string, destination: DestinationStream = pino.destination(2)): Logger =>
  pino({ level, base: null, mixin: () => ({ ...requestContext() }) }, destination);

/** Logs nothing. */
export const silentLog: Log = pino({ level: 'silent' });
