import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Accounts } from '#app/accounts/accounts.server';
import { methodNotAllowed, sendError, sendInvalid } from '../api/api-error';
import { jsonBody, parseBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';
import { siteOrigin } from '../request/site-origin';

/** Largest body, in bytes. */
const MAX_BYTES = 16 * 1024;

const DeleteRequest = z.object({ password: z.string().min(1).max(1000) });

const CONFIRM =
  'Nothing is deleted yet. To delete your account and all that is kept of you, send a POST with your password.';

/**
 * Deletion of the signed-in person's account, to be mounted at `/api/users/delete`. A GET deletes nothing: it shows how to, or
 * leads a browser to the page that asks for the password. A POST takes the password as JSON.
 */
export const createDeleteAccountApi = (
  accounts: () => Pick<Accounts, 'deleteAccount'>,
  limit: RequestHandler,
): Router => {
  const remove = asyncHandler(async (request, response) => {
    const { user, account } = response.locals;
    const body = parseBody(DeleteRequest, request.body);
    if (!user) {
      sendError(response, 401, 'Sign in to delete your account.');
      return;
    }
    if (!body.ok) {
      sendInvalid(response, body.error);
      return;
    }
    const deleted = await accounts().deleteAccount(user, body.value.password, {
      origin: siteOrigin(request),
    });
    if (!deleted.ok) {
      const { code, message, retryAfter } = deleted.error;
      if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
      sendError(response, retryAfter === undefined ? 403 : 429, message, { code });
      return;
    }
    account?.endSession();
    response
      .set('Cache-Control', 'private, no-store')
      .json({ message: 'Your account and all that was kept of you is deleted.' });
  });
  const router = Router();
  router
    .route('/')
    .get((request, response) => {
      response.set('Cache-Control', 'private, no-store').vary('Accept');
      if (request.accepts(['json', 'html']) === 'html') response.redirect(303, '/account/delete');
      else if (response.locals.user) response.json({ message: CONFIRM });
      else sendError(response, 401, 'Sign in to delete your account.');
    })
    .post(refuseCrossSitePosts, limit, ...jsonBody(MAX_BYTES), remove)
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  return router;
};
