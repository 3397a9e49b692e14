import { type DestinationStream, pino, type Logger } from 'pino';
import { requestContext } from './request-context.server';

/** The part of a logger that the site uses: fields first, then a sentence. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Levels from which lines that say the same are counted. */
const ERROR_LEVEL = 50;
/** As long as one line is written for all that say the same: who makes a page fail a million times does not fill the disk. */
const QUIET_MS = 60_000;

/** What an error line says, whoever caused it: its sentence, and where in the code the error was made. */
const kindOf = ([fields, message]: readonly unknown[]): string => {
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  const [, place = ''] = (error instanceof Error ? error.stack : undefined)?.split('\n    at ') ?? [];
  return `${String(message)} ${error instanceof Error ? error.name : typeof error} ${place}`;
};

/** Lets the first error line of a kind pass, and the next one a minute later with the number of those `before`. */
const createErrorFilter = (now: () => number) => {
  const reported = new Map<string, { readonly at: number; unreported: number }>();
  /** @returns what the line has besides; undefined where it is not written */
  return (line: readonly unknown[]): { readonly before?: number } | undefined => {
    const kind = kindOf(line);
    const last = reported.get(kind);
    if (last && now() - last.at < QUIET_MS) {
      last.unreported += 1;
      return undefined;
    }
    reported.set(kind, { at: now(), unreported: 0 });
    return last?.unreported ? { before: last.unreported } : {};
  };
};

/**
 * Logs JSON lines to standard error; standard output is for people. Lines of a request have its `requestId`, and its
 * `traceId` where it is traced.
 * Errors that say the same are one line a minute.
 * @param destination where the lines go instead
 * @param now in ms; does not have to be the time of day
 */
export const makeLogger = (
  level: string,
  destination: DestinationStream = pino.destination(2),
  now: () => number = () => performance.now(),
): Logger => {
  const filter = createErrorFilter(now);
  return pino(
    {
      level,
      base: null,
      mixin: () => ({ ...requestContext() }),
      hooks: {
        logMethod(line, method, lineLevel) {
          const more = lineLevel >= ERROR_LEVEL ? filter(line) : {};
          if (more === undefined) return;
          const [fields, ...rest] = line as [unknown, ...unknown[]];
          const isObject = typeof fields === 'object' && fields !== null;
          const args = isObject ? [{ ...fields, ...more }, ...rest] : line;
          method.apply(this, args as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
};

/** Logs nothing. */
export const silentLog: Log = pino({ level: 'silent' });
