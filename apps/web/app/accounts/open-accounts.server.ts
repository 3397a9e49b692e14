import { join } from 'node:path';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { Accounts } from './accounts.server';
import { answerUnavailable } from './answer-unavailable.server';
import { createAccounts } from './create-accounts.server';
import { COLLECTIONS } from './documents/collections.server';
import type { Documents } from './documents/documents.server';
import { openSqliteDocuments } from './documents/sqlite-documents.server';
import type { Identities } from './identities/identities.server';
import { createLocalIdentities } from './identities/local-identities.server';
import { makeMailer } from './mail/make-mailer.server';

interface Providers {
  readonly documents: Documents;
  readonly identities: Identities;
}

/** The Firebase project of an environment; `parseEnv` has made sure that it names one. */
const firebaseProject = ({ FIREBASE_PROJECT_ID, FIREBASE_API_KEY }: Env) => {
  if (FIREBASE_PROJECT_ID === undefined || FIREBASE_API_KEY === undefined)
    throw new TypeError('ACCOUNTS=firebase needs FIREBASE_PROJECT_ID and FIREBASE_API_KEY.');
  return { projectId: FIREBASE_PROJECT_ID, apiKey: FIREBASE_API_KEY };
};

/** Opens the database of people and who may sign in, as the environment says. Rejects with a DocumentsError. */
export const openProviders = async (env: Env, log: Log): Promise<Providers> => {
  if (env.ACCOUNTS === 'firebase') {
    const project = firebaseProject(env);
    // Its libraries are loaded where they are used alone: they take time at the start, and memory.
    const { openFirebase } = await import('./firebase/open-firebase.server');
    return openFirebase({ project, emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST, log });
  }
  const documents = await openSqliteDocuments(join(env.DATA_DIR, 'accounts.sqlite'), COLLECTIONS);
  return { documents, identities: createLocalIdentities({ documents }) };
};

/**
 * Opens the accounts of an environment. Rejects with a DocumentsError where their database cannot be opened.
 * @param wrapDocuments measures the database
 */
export const openAccounts = async (
  env: Env,
  log: Log,
  wrapDocuments: (documents: Documents) => Documents = (documents) => documents,
): Promise<Accounts> => {
  const { documents, identities } = await openProviders(env, log);
  const mailer = makeMailer(env, log);
  return answerUnavailable(
    createAccounts({ documents: wrapDocuments(documents), identities, mailer, log }),
    log,
  );
};
