import type { RequestHandler, Response } from 'express';
import type { Result } from '@crownsmith/domain';
import { type AccountError, type AccountErrorCode, problemPath } from '#app/accounts/account-error';
import type { Accounts, SessionGrant } from '#app/accounts/accounts.server';
import type { BegunSignIn } from '#app/accounts/provider/provider-cookie.server';
import { signedInPath } from '#app/accounts/return-path.server';
import { OPENID_PATH } from '#app/platform/site-path';
import { asyncHandler } from '../request/async-handler';
import { siteOrigin } from '../request/site-origin';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types response.locals
  namespace Express {
    interface Locals {
      /** where a sign-in that this browser has begun goes on */
      providerUrl?: Result<string, AccountError>;
    }
  }
}

/** Where the provider sends people back to: `/callback` below where they have left from. */
const CALLBACK_PATH = `${OPENID_PATH}/callback`;

const seeOther = (response: Response, path: string): void =>
  response.set('Cache-Control', 'private, no-store').redirect(303, path);

/** Leads back from a sign-in, or a link, that failed; the page says why. */
const toProblem = (response: Response, code: AccountErrorCode, begun?: BegunSignIn): void =>
  seeOther(response, problemPath(begun?.linkTo ? '/account' : '/signin', code));

const isRefused = ({ locals }: Response): boolean => locals.formGuard?.retryAfter !== undefined;

/**
 * What waits for the host's own provider, in front of the gate of pages: one that is slow, or hangs, holds up whoever signs in
 * there and nobody else.
 */
export const createProviderSignIn = (accounts: Accounts) => {
  const { provider } = accounts;
  /** Finds where a begun sign-in goes on, for the page that leads there. */
  const leave: RequestHandler = asyncHandler(async (request, { locals }, next) => {
    const begun = locals.account?.readProviderState();
    if (provider && begun?.kind === 'begun' && locals.formGuard?.retryAfter === undefined)
      locals.providerUrl = await provider.authorizeUrl(begun, siteOrigin(request) + CALLBACK_PATH);
    next();
  });

  /** Signs a person in; a session that the browser had ends: nobody can fix another one's session in advance. */
  const signIn = async (
    response: Response,
    grant: SessionGrant,
    paths: BegunSignIn['paths'],
  ): Promise<void> => {
    const { user, account } = response.locals;
    if (user) await accounts.endSession(user.uid, user.session);
    account?.startSession(grant);
    seeOther(response, signedInPath(grant.user, paths));
  };

  /** Reads the provider's redirect, where this browser has begun the sign-in. */
  const comeBack: RequestHandler = asyncHandler(async (request, response, next) => {
    const { account, user } = response.locals;
    if (!provider || !account) {
      next();
      return;
    }
    const begun = account.readProviderState();
    const url = new URL(siteOrigin(request) + CALLBACK_PATH);
    url.search = request.originalUrl.replace(/^[^?]*/, '');
    // Who sends somebody else here ends no sign-in that is under way.
    if (begun?.kind !== 'begun' || !provider.isAnswer(begun, url)) {
      toProblem(response, 'auth/missing-or-invalid-nonce');
      return;
    }
    if (isRefused(response)) {
      toProblem(response, 'auth/too-many-requests', begun);
      return;
    }
    account.keepProviderState(undefined);
    const finished = await provider.finish(begun, { url, user, device: account.describeDevice() });
    if (!finished.ok) {
      toProblem(response, finished.error.code, begun);
      return;
    }
    const outcome = finished.value;
    switch (outcome.kind) {
      case 'signed-in':
        await signIn(response, outcome.grant, begun.paths);
        return;
      case 'linked':
        seeOther(response, '/account?done=link-provider');
        return;
      case 'unlinked':
        account.keepProviderState(outcome.unlinked);
        seeOther(response, `${OPENID_PATH}/link`);
    }
  });

  return { leave, comeBack };
};
