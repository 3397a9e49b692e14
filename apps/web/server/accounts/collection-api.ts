import { OwnedCollection } from '@crownsmith/api-client';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Accounts } from '#app/accounts/accounts.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { bodyErrors, jsonBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';

const NO_STORE = 'private, no-store';
/** Largest body, in bytes: one of the most cards. */
const MAX_BYTES = 3 * 1024 * 1024;
const SIGN_IN = 'Sign in to have your collection in every browser.';

/** A changed collection, as a browser sends it. */
const CollectionWrite = z.strictObject({
  /** whose collection was changed: another person may be signed in by now */
  uid: z.string().min(1),
  collection: OwnedCollection,
});

/**
 * The collection of cards of the signed-in person, to be mounted at `/api/users/collection`: GET reads it, POST writes one. 412
 * with the stored one where that was changed later, 409 where it is another person's.
 */
export const createCollectionApi = (
  accounts: () => Pick<Accounts, 'documents'>,
  limit: RequestHandler,
): Router => {
  const read = asyncHandler(async (_request, response) => {
    const { user } = response.locals;
    if (!user) sendError(response, 401, SIGN_IN);
    else
      response
        .set('Cache-Control', NO_STORE)
        .json(await createOwnedCards(accounts().documents).read(user.uid));
  });
  const write = asyncHandler(async (request, response) => {
    const { user } = response.locals;
    const body = CollectionWrite.safeParse(request.body);
    if (!user) {
      sendError(response, 401, SIGN_IN);
    } else if (!body.success) {
      const errors = bodyErrors(body.error);
      sendError(response, 400, errors[0], { errors });
    } else if (body.data.uid !== user.uid) {
      sendError(response, 409, 'This collection is of another person than the one who is signed in.');
    } else {
      const written = await createOwnedCards(accounts().documents).write(user.uid, body.data.collection);
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
    .post(refuseCrossSitePosts, limit, ...jsonBody(MAX_BYTES), write)
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  return router;
};
