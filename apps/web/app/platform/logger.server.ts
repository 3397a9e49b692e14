import { pino, type Logger } from 'pino';

/** What platform code needs of a log: facts first, then a sentence. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A log as JSON lines on standard error, so that standard output keeps to what a person should read. */
export const makeLogger = (level: string): Logger => pino({ level, base: null }, pino.destination(2));

/** A log that drops everything. */
export const silentLog: Log = pino({ level: 'silent' });
