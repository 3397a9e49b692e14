import type { RequestHandler, Router } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { ClipboardWrite } from '#app/accounts/clipboards/clipboard.schema';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { createPersonDocumentApi } from './person-document-api';

/** The clipboard of the signed-in person with its version, to be mounted at `/api/users/clipboard`. */
export const createClipboardApi = (
  accounts: () => Pick<Accounts, 'documents'>,
  limit: RequestHandler,
): Router => {
  const clipboards = () => createClipboards(accounts().documents);
  return createPersonDocumentApi(
    {
      name: 'clipboard',
      schema: ClipboardWrite,
      read: (uid) => clipboards().read(uid),
      write: (uid, body) => clipboards().write(uid, body),
    },
    limit,
  );
};
