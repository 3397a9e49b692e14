import { Router, type RequestHandler } from 'express';
import * as z from 'zod';
import type { AccountErrorCode } from '#app/accounts/account-error';
import type { Accounts } from '#app/accounts/accounts.server';
import { methodNotAllowed, notFound, sendError, sendInvalid } from '../api/api-error';
import { jsonBody, parseBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';
import { siteOrigin } from '../request/site-origin';

/** Largest body, in bytes. */
const MAX_BYTES = 16 * 1024;

const RegisterRequest = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  username: z.string().max(1000),
});

/** HTTP status of an account's error. */
const statusOf = (code: AccountErrorCode): number => {
  if (code === 'auth/too-many-requests') return 429;
  return code === 'auth/unavailable' ? 503 : 400;
};

const register = (accounts: Accounts): RequestHandler =>
  asyncHandler(async (request, response) => {
    const body = parseBody(RegisterRequest, request.body);
    if (!body.ok) {
      sendInvalid(response, body.error);
      return;
    }
    const { email, password, username } = body.value;
    const registered = await accounts.register(
      { email, password, displayName: username },
      { origin: siteOrigin(request) },
    );
    if (!registered.ok) {
      const { code, message, retryAfter } = registered.error;
      if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
      sendError(response, statusOf(code), message, { code });
      return;
    }
    // The same for an address that has an account: only its mails tell.
    response.status(202).set('Cache-Control', 'no-store').json({
      message:
        'A mail is on its way to you. Open its link to confirm your address, then sign in. If none arrives within a few minutes, register again.',
    });
  });

interface UsersApiOptions {
  readonly accounts: Accounts;
  /** limits what takes a password or an e-mail address */
  readonly limitSignIn: RequestHandler;
}

/** The API of accounts, to be mounted at `/api/users`. */
export const createUsersApi = ({ accounts, limitSignIn }: UsersApiOptions): Router => {
  const router = Router({ strict: false });
  router
    .route('/register')
    .post(refuseCrossSitePosts, limitSignIn, ...jsonBody(MAX_BYTES), register(accounts))
    .all(methodNotAllowed('POST'));
  router.use(notFound);
  return router;
};
