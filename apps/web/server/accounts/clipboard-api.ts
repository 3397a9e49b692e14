import { type RequestHandler, Router } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { ClipboardWrite } from '#app/accounts/clipboards/clipboard.schema';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { bodyErrors, jsonBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';

const NO_STORE = 'private, no-store';

/**
 * The clipboard of the signed-in person, to be mounted at `/api/users/clipboard`: GET reads it with its version, POST writes
 * one that was made of a version. 412 with the stored one where another browser came between, 409 where it is another
 * person's.
 */
export const createClipboardApi = (
  accounts: () => Pick<Accounts, 'documents'>,
  limit: RequestHandler,
): Router => {
  const read = asyncHandler(async (_request, response) => {
    const { user } = response.locals;
    if (!user) sendError(response, 401, 'Sign in to have your clipboard in every browser.');
    else
      response
        .set('Cache-Control', NO_STORE)
        .json(await createClipboards(accounts().documents).read(user.uid));
  });
  const write = asyncHandler(async (request, response) => {
    const { user } = response.locals;
    const body = ClipboardWrite.safeParse(request.body);
    if (!user) {
      sendError(response, 401, 'Sign in to have your clipboard in every browser.');
    } else if (!body.success) {
      const errors = bodyErrors(body.error);
      sendError(response, 400, errors[0], { errors });
    } else if (body.data.uid !== user.uid) {
      sendError(response, 409, 'This clipboard is of another person than the one who is signed in.');
    } else {
      const written = await createClipboards(accounts().documents).write(user.uid, body.data);
      response
        .status(written.ok ? 200 : 412)
        .set('Cache-Control', NO_STORE)
        .json(written.ok ? written.value : written.error);
    }
  });
  const router = Router();
  router
    .route('/')
    .get(read)
    .post(refuseCrossSitePosts, limit, ...jsonBody(), write)
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  return router;
};
