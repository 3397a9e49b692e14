import { pino, type Logger } from 'pino';

/** The part of a logger that the site uses: fields first, then a sentence. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Logs JSON lines to standard error; standard output is for people. */
export const makeLogger = (level: string): Logger => pino({ level, base: null }, pino.destination(2));

/** Logs nothing. */
export const silentLog: Log = pino({ level: 'silent' });
