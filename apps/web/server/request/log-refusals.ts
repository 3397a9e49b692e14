import type { Response } from 'express';
import { isAdminPath } from '#app/accounts/account-paths';
import type { Log } from '#app/platform/logger.server';
import type { RateCount } from './rate-limits';

/** What a request was refused for: a limit, a form of another site, or that its sender may not do it. */
type Refusal = `limit-${RateCount}` | 'other-site' | 'not-signed-in' | 'forbidden' | 'admin-page';

/** As long as there is one line for each refusal: who sends a million requests does not fill the disk. */
const QUIET_MS = 60_000;

const refusalOf = (path: string, { statusCode, locals }: Response): Refusal | undefined => {
  const { limitedBy, formGuard, user } = locals;
  if (limitedBy !== undefined) return `limit-${limitedBy}`;
  if (formGuard?.crossSite === true) return 'other-site';
  if (statusCode === 401) return 'not-signed-in';
  if (statusCode === 403) return 'forbidden';
  return statusCode === 404 && user && isAdminPath(path) ? 'admin-page' : undefined;
};

/** Where refused requests are logged, once their responses have ended. */
export type RefusalLog = (
  request: Readonly<Record<'method' | 'path', string> & Record<'requestId', string | undefined>>,
  response: Response,
) => void;

/**
 * Logs refused requests at the level `warn`: the first of a kind at once, with who sent it where somebody is signed in, and the
 * next one a minute later, with the number of those between.
 * @param now in ms; does not have to be the time of day
 */
export const createRefusalLog = (log: Log, now: () => number): RefusalLog => {
  const reported = new Map<Refusal, { readonly at: number; unreported: number }>();
  return (request, response) => {
    const refusal = refusalOf(request.path, response);
    if (refusal === undefined) return;
    const last = reported.get(refusal);
    if (last && now() - last.at < QUIET_MS) {
      last.unreported += 1;
      return;
    }
    reported.set(refusal, { at: now(), unreported: 0 });
    const { statusCode: status, locals } = response;
    const more = {
      ...(locals.user && { uid: locals.user.uid }),
      ...(last?.unreported && { before: last.unreported }),
    };
    log.warn({ refusal, ...request, status, ...more }, 'Refused');
  };
};
