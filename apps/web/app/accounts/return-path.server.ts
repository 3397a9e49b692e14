import { adTier, afterAuthChange, hidesAds } from '@crownsmith/domain';
import type { User } from './user.server';
import { sitePath } from '#app/platform/site-path';

/** Pages that nobody is sent back to. */
const ACCOUNT_PAGE =
  /^\/(?:signin|signup|signout|forgot-password|reset-password|confirm-password|confirm-email)(?:[./?#]|$)/;

/** A page of this site that people are sent back to; undefined for anything else. */
export const localPage = (path: string | null | undefined): string | undefined => {
  const page = sitePath(path);
  return page === undefined || ACCOUNT_PAGE.test(page) ? undefined : page;
};

/** Where a request names the page to return to: `to` in its query, or the page that it came from. */
export const returnPaths = (request: Request): { readonly to?: string; readonly from?: string } => {
  const { origin, searchParams } = new URL(request.url);
  const to = localPage(searchParams.get('to'));
  const referrer = request.headers.get('Referer');
  const previous = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
  const from = previous?.origin === origin ? localPage(previous.pathname + previous.search) : undefined;
  return { ...(to !== undefined && { to }), ...(from !== undefined && { from }) };
};

/**
 * Where a person goes who is signed in, and was on /signin: to the page that a link named; else without ads to the home page,
 * with ads back to the page before (specification, section 2). Always a path of this site.
 */
export const afterSignIn = (
  { profile }: Pick<User, 'profile'>,
  { to, from }: { readonly to?: string | undefined; readonly from?: string | undefined },
): string => {
  const adsHidden = hidesAds(adTier(profile.patreon, profile.isAdmin));
  const change = afterAuthChange({ path: '/signin', adsHidden });
  return localPage(to) ?? (change.kind === 'go' ? change.to : (localPage(from) ?? '/'));
};

/**
 * The page of somebody who has just signed in: the form goes on from there for who has the session; whose browser blocks cookies
 * reads so.
 */
export const signedInPath = (user: User, paths: Parameters<typeof afterSignIn>[1]): string =>
  `/signin?done=signed-in&to=${encodeURIComponent(afterSignIn(user, paths))}`;

/** Pages of signed-in people: after signing out they would lead to /signin. */
const PERSONAL_PAGE = /^\/(?:account|lists|admin|settings)(?:[./?#]|$)/;

/** Where a person goes after signing out: the page reloads, unless it was of the person. */
export const afterSignOut = (request: Request): string => {
  const { from = '/' } = returnPaths(request);
  return PERSONAL_PAGE.test(from) ? '/' : from;
};
