import type { RequestHandler, Router } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { CollectionRequest } from '#app/platform/collection-exchange';
import { createPersonDocumentApi } from './person-document-api';

/** Largest body, in bytes: a step of the most changes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The collection of cards of the signed-in person, to be mounted at `/api/users/collection`. */
export const createCollectionApi = (
  accounts: () => Pick<Accounts, 'documents'>,
  limit: RequestHandler,
): Router => {
  const collections = () => createOwnedCards(accounts().documents);
  return createPersonDocumentApi(
    {
      name: 'collection',
      schema: CollectionRequest,
      maxBytes: MAX_BYTES,
      read: (uid) => collections().read(uid),
      write: (uid, request) => collections().change(uid, request),
    },
    limit,
  );
};
