import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '@crownsmith/answers/snapshot';
import * as z from 'zod';
import { replaceFile } from './replace-file';

const Asked = z.object({ askedAt: z.iso.datetime() });
const Failure = z.object({
  source: z.string(),
  /** why it could not be taken, a sentence */
  reason: z.string(),
  at: z.iso.datetime(),
});
const LastUpdate = z.object({
  /** when it ended, ISO date and time */
  at: z.iso.datetime(),
  /** what it did, or why it failed, in a line */
  line: z.string(),
  /** the last failure of each source that failed within a month, newest first */
  failures: z.array(Failure).default([]),
});
/** The last run of `pipeline update`. */
export type LastUpdate = z.infer<typeof LastUpdate>;

const DAY_MS = 86_400_000;
/** For which a failure is shown, whatever comes after it. */
const FAILURE_DAYS = 30;
const MAX_FAILURES = 30;

const askedPath = (dataDir: string): string => join(dataDir, 'update-asked.json');
const lastPath = (dataDir: string): string => join(dataDir, 'last-update.json');

/** A small file of JSON; undefined without it, and for one that does not fit, which the next writer replaces. */
const read = <T>(schema: z.ZodType<T>, path: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Asks for an update, which the timer's process takes up; asked once more before that, it stays one. */
export const askForUpdate = (dataDir: string, now: Date): void => {
  if (findUpdateRequest(dataDir) === undefined)
    replaceFile(askedPath(dataDir), `${JSON.stringify({ askedAt: now.toISOString() })}\n`);
};

/** When an update was asked for that nobody has taken up, ISO; undefined for none. */
export const findUpdateRequest = (dataDir: string): string | undefined =>
  read(Asked, askedPath(dataDir))?.askedAt;

/** The last update; undefined before the first one. */
export const readLastUpdate = (dataDir: string): LastUpdate | undefined =>
  read(LastUpdate, lastPath(dataDir));

/**
 * Notes what an update did, and that it has taken a request up.
 * @param request the one that it found when it began: what was asked for meanwhile stays
 * @param failed the sources that it could not take, with the reason
 */
export const finishUpdate = (
  dataDir: string,
  request: string | undefined,
  { at, line }: Omit<LastUpdate, 'failures'>,
  failed: readonly Omit<z.infer<typeof Failure>, 'at'>[] = [],
): void => {
  if (!existsSync(dataDir)) return;
  const former = (readLastUpdate(dataDir)?.failures ?? []).filter(
    (one) =>
      Date.parse(at) - Date.parse(one.at) < FAILURE_DAYS * DAY_MS &&
      !failed.some(({ source }) => source === one.source),
  );
  const failures = [...failed.map((one) => ({ ...one, at })), ...former].slice(0, MAX_FAILURES);
  replaceFile(lastPath(dataDir), `${JSON.stringify({ at, line, failures })}\n`);
  if (findUpdateRequest(dataDir) === request) rmSync(askedPath(dataDir), { force: true });
};
