import { OwnedCollection } from '@crownsmith/api-client';
import type { RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Accounts } from '#app/accounts/accounts.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { createPersonDocumentApi } from './person-document-api';

/** Largest body, in bytes: one of the most cards. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A changed collection, as a browser sends it. */
const CollectionWrite = z.strictObject({
  uid: z.string().min(1),
  collection: OwnedCollection,
});

/** The collection of cards of the signed-in person, to be mounted at `/api/users/collection`. */
export const createCollectionApi = (
  accounts: () => Pick<Accounts, 'documents'>,
  limit: RequestHandler,
): Router => {
  const collections = () => createOwnedCards(accounts().documents);
  return createPersonDocumentApi(
    {
      name: 'collection',
      schema: CollectionWrite,
      maxBytes: MAX_BYTES,
      read: (uid) => collections().read(uid),
      write: (uid, { collection }) => collections().write(uid, collection),
    },
    limit,
  );
};
