import bowser from 'bowser';
import type { RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import type { Accounts, SessionGrant, User } from '#app/accounts/accounts.server';
import {
  browserTokenCookie,
  makeBrowserToken,
  readBrowserToken,
} from '#app/accounts/limits/known-browser.server';
import { cookieStateOf } from '#app/accounts/profile/profile.server';
import { providerCookie, readProviderCookie } from '#app/accounts/provider/provider-cookie.server';
import type { RequestAccount } from '#app/accounts/request-account.server';
import {
  endedSessionCookie,
  readSessionCookie,
  sessionCookie,
} from '#app/accounts/sessions/session-cookie.server';
import type { Log } from '#app/platform/logger.server';
import { makeCookie } from '#app/visitor/cookie-attributes';
import { cookieOf } from '#app/visitor/cookies.server';
import { namesPerson, replaceUserState, userStatePair } from '#app/visitor/signed-in-state.server';
import { USER_STATE_COOKIE } from '@crownsmith/domain';
import { asyncHandler } from '../request/async-handler';
import { senderToken } from '../request/client-network';
import { siteOrigin } from '../request/site-origin';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types response.locals
  namespace Express {
    interface Locals {
      /** who sent the request */
      user?: User | undefined;
      account?: RequestAccount;
    }
  }
}

/** Longest name of a device, in characters. */
const MAX_DEVICE = 60;

/** @example describeBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Linux' */
export const describeBrowser = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  return [browser.name || 'Unknown browser', os.name && `on ${os.name}`]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_DEVICE);
};

/** Keeps a response with a cookie out of shared caches, whose other readers would get the cookie too. */
const keepPrivate = (response: Response): void =>
  onHeaders(response, () => {
    if (/^public\b/.test(String(response.getHeader('Cache-Control'))))
      response.setHeader('Cache-Control', 'private, no-cache');
  });

interface Options {
  readonly accounts: Accounts;
  /** sign cookies; the first signs, all verify */
  readonly secrets: readonly string[];
  readonly log: Log;
}

/**
 * Reads the session of a request: its user is in `response.locals.user`, and in its `userState` cookie, which later handlers
 * read as that of a visitor. Without a session that holds, a person's cookie is removed. Nothing happens to
 * requests of visitors.
 */
export const readSession = ({ accounts, secrets, log }: Options): RequestHandler =>
  asyncHandler(async (request, response, next) => {
    const origin = siteOrigin(request);
    const isHttps = origin.startsWith('https:');
    const protocol = isHttps ? 'https:' : 'http:';
    const { cookie: cookies } = request.headers;
    const setCookie = (header: string): void => {
      response.append('Set-Cookie', header);
      keepPrivate(response);
    };
    const setUserState = (pair: string): void => setCookie(makeCookie(pair, protocol));

    const removeUserState = (): void =>
      setCookie(makeCookie(`${USER_STATE_COOKIE}=`, protocol).replace(/max-age=\d+/, 'max-age=0'));

    const startSession = (grant: SessionGrant): void => {
      setCookie(sessionCookie(grant, secrets, isHttps));
      setCookie(browserTokenCookie(makeBrowserToken(grant.user.profile.email, secrets, Date.now()), isHttps));
      setUserState(userStatePair(cookieStateOf(grant.user.profile)));
    };
    response.locals.account = {
      origin,
      describeDevice: () => describeBrowser(request.get('user-agent')),
      browserToken: readBrowserToken(cookies, isHttps),
      providerName: accounts.provider?.name,
      readProviderState: () => readProviderCookie(cookies, secrets, { isHttps, now: Date.now() }),
      keepProviderState: (state) => setCookie(providerCookie(state, secrets, isHttps)),
      startSession,
      endSession: () => {
        setCookie(endedSessionCookie(isHttps));
        removeUserState();
      },
    };

    const session = readSessionCookie(cookies, secrets, isHttps);
    if (session.kind === 'secret') {
      const user = await readUser(session.secret);
      if (user === 'unavailable') {
        next();
        return;
      }
      if (user) {
        response.locals.user = user;
        const state = cookieStateOf(user.profile);
        const pair = userStatePair(state);
        request.headers.cookie = replaceUserState(cookies, pair);
        if (cookieOf(cookies, USER_STATE_COOKIE) !== JSON.stringify(state)) setUserState(pair);
        next();
        return;
      }
    }
    if (session.kind !== 'none') setCookie(endedSessionCookie(isHttps));
    if (namesPerson(cookies)) {
      request.headers.cookie = replaceUserState(cookies, undefined);
      removeUserState();
    }
    next();

    async function readUser(secret: string): Promise<User | undefined | 'unavailable'> {
      try {
        const found = await accounts.readSession(secret);
        if (found?.renewed) startSession(found.renewed);
        return found?.user;
      } catch (error) {
        // Whoever is signed in stays so: the page is shown as to a visitor until the database is back.
        log.error({ err: error }, 'A session could not be read');
        request.headers.cookie = replaceUserState(cookies, undefined);
        return 'unavailable';
      }
    }
  });

/** What the server has found out about a request, for the context of its loaders and actions. */
export const requestFacts = ({ req, locals: { formGuard, user, account, providerUrl } }: Response) => ({
  sender: () => senderToken(req),
  ...(formGuard && { formGuard }),
  ...(user && { user }),
  ...(account && { account }),
  ...(providerUrl && { providerUrl }),
});
