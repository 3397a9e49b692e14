import { COLOR_MODE_COOKIE, USER_STATE_COOKIE } from '@crownsmith/domain';
import type { SessionGrant } from '#app/accounts/accounts.server';
import { cookieStateOf } from '#app/accounts/profile/profile.server';
import { endSessionCookie, sessionCookie } from '#app/accounts/sessions/session-cookie.server';
import { makeCookie } from '#app/visitor/cookie-attributes';

/** The Set-Cookie headers of signing in: the session, and what pages show of the person. */
export const signedInCookies = (request: Request, grant: SessionGrant): readonly string[] => {
  const { protocol } = new URL(request.url);
  const { profile } = grant.user;
  const state = encodeURIComponent(JSON.stringify(cookieStateOf(profile)));
  return [
    sessionCookie(grant, protocol === 'https:'),
    makeCookie(`${USER_STATE_COOKIE}=${state}`, protocol),
    ...(profile.colorMode === null
      ? []
      : [makeCookie(`${COLOR_MODE_COOKIE}=${profile.colorMode}`, protocol)]),
  ];
};

/** The Set-Cookie headers of signing out; the colour mode stays. */
export const signedOutCookies = (request: Request): readonly string[] => {
  const { protocol } = new URL(request.url);
  return [endSessionCookie(protocol === 'https:'), `${USER_STATE_COOKIE}=;path=/;max-age=0;samesite=lax`];
};
