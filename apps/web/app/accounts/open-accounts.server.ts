import { join } from 'node:path';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { Accounts } from './accounts.server';
import { createAccounts } from './create-accounts.server';
import { COLLECTIONS } from './documents/collections.server';
import type { Documents } from './documents/documents.server';
import { openSqliteDocuments } from './documents/sqlite-documents.server';
import type { Identities } from './identities/identities.server';
import { createLocalIdentities } from './identities/local-identities.server';
import { makeMailer } from './mail/make-mailer.server';

/** Opens the database of people and who may sign in, as the environment says. Rejects with a DocumentsError. */
export const openProviders = async (
  env: Env,
): Promise<{ readonly documents: Documents; readonly identities: Identities }> => {
  const documents = await openSqliteDocuments(join(env.DATA_DIR, 'accounts.sqlite'), COLLECTIONS);
  return { documents, identities: createLocalIdentities({ documents }) };
};

/** Opens the accounts of an environment. Rejects with a DocumentsError where their database cannot be opened. */
export const openAccounts = async (env: Env, log: Log): Promise<Accounts> =>
  createAccounts({ ...(await openProviders(env)), mailer: makeMailer(env, log), log });
