import type { RequestHandler, Response } from 'express';
import type { Store } from 'express-rate-limit';
import { accountError } from '#app/accounts/account-error';
import type { Env } from '#app/platform/env.server';
import { reportToAction } from '../request/form-guard';
import { createLimiter, createPersonLimiter, type RateCount } from '../request/rate-limits';

const asDocumentAndData = (path: string): readonly string[] => [path, `${path}.data`];

/** Paths of forms that send mails with links to the site, as documents and as data. */
export const MAIL_PATHS = [
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-password',
  '/account/delete',
].flatMap(asDocumentAndData);

/** Paths of forms that take a password, a code or an e-mail address, or begin a sign-in, as documents and as data. */
export const SIGN_IN_PATHS = [
  ...MAIL_PATHS,
  ...['/signin', '/signin/openid', '/signin/openid/link', '/confirm-email'].flatMap(asDocumentAndData),
];

interface AccountLimitsOptions {
  readonly env: Pick<Env, 'RATE_LIMIT_SIGN_IN' | 'RATE_LIMIT_ACCOUNTS'>;
  /** counts shared by replicas; in this process's memory by default */
  readonly makeStore?: ((count: RateCount) => Store) | undefined;
  /** who sent the request, by a session that holds */
  readonly uidOf: (response: Response) => string | undefined;
}

/** Paths of the API respond with JSON; the actions of pages by themselves. */
const refuse: RequestHandler = (request, response, next) => {
  if (request.originalUrl.startsWith('/api/'))
    response.status(429).json(accountError('auth/too-many-requests'));
  else reportToAction(request, response, next);
};

/**
 * Limits of account requests a minute. `signIn` counts by client address whatever takes a password, a code or an e-mail
 * address; `provider` the steps that lead to the host's provider and back; `writes` counts by person what signed-in people change.
 */
export const createAccountLimits = ({
  env,
  makeStore,
  uidOf,
}: AccountLimitsOptions): Readonly<Record<'signIn' | 'provider' | 'writes', RequestHandler>> => ({
  signIn: createLimiter('sign-in', { limit: env.RATE_LIMIT_SIGN_IN, makeStore, handler: refuse }),
  // Of three steps of a sign-in, two are read.
  provider: createLimiter('provider', { limit: 2 * env.RATE_LIMIT_SIGN_IN, makeStore, handler: refuse }),
  writes: createPersonLimiter(
    'account-writes',
    { limit: env.RATE_LIMIT_ACCOUNTS, makeStore, handler: refuse },
    uidOf,
  ),
});
