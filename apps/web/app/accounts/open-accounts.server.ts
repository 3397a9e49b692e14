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
import { createLocalIdentities, type OwnIdentities } from './identities/local-identities.server';
import { makeMailer } from './mail/make-mailer.server';
import type { ProviderClient } from './provider/open-id-client.server';
import { providerSettings } from './provider/provider-settings.server';

interface Providers {
  readonly documents: Documents;
  readonly identities: Identities;
  /** the same, where this site keeps them itself */
  readonly ownIdentities?: OwnIdentities;
}

/** A variable that `parseEnv` has made sure of. */
const required = (env: Env, name: 'DATABASE_URL' | 'FIREBASE_PROJECT_ID' | 'FIREBASE_API_KEY'): string => {
  const value = env[name];
  if (value === undefined) throw new TypeError(`ACCOUNTS=${env.ACCOUNTS} needs ${name}.`);
  return value;
};

/** Opens the database of people that this site keeps itself. */
const openOwnDocuments = async (env: Env, log: Log): Promise<Documents> => {
  if (env.ACCOUNTS === 'local')
    return openSqliteDocuments(join(env.DATA_DIR, 'accounts.sqlite'), COLLECTIONS);
  const { openPostgresDocuments } = await import('./documents/postgres-documents.server');
  return openPostgresDocuments({ url: required(env, 'DATABASE_URL'), collections: COLLECTIONS, log });
};

/**
 * Opens the database of people and who may sign in, as the environment says. The libraries of a provider are loaded where it
 * is used alone: they take time at the start, and memory. Rejects with a DocumentsError.
 */
export const openProviders = async (env: Env, log: Log): Promise<Providers> => {
  if (env.ACCOUNTS === 'firebase') {
    const project = {
      projectId: required(env, 'FIREBASE_PROJECT_ID'),
      apiKey: required(env, 'FIREBASE_API_KEY'),
    };
    const { openFirebase } = await import('./firebase/open-firebase.server');
    return openFirebase({ project, emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST, log });
  }
  const documents = await openOwnDocuments(env, log);
  const identities = createLocalIdentities({ documents });
  return { documents, identities, ownIdentities: identities };
};

/** The client of the host's own provider, whose library is loaded where there is one. */
const openProviderClient = async (env: Env, log: Log): Promise<ProviderClient | undefined> => {
  const settings = providerSettings(env);
  if (!settings) return undefined;
  const { createOpenIdClient } = await import('./provider/open-id-client.server');
  const client = createOpenIdClient(settings, log);
  // A provider that is away is back one day: nothing waits for it.
  void client.check();
  return client;
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
  const { documents, identities, ownIdentities } = await openProviders(env, log);
  const client = await openProviderClient(env, log);
  const provider = client && ownIdentities && { client, identities: ownIdentities };
  const mailer = makeMailer(env, log);
  return answerUnavailable(
    createAccounts({ documents: wrapDocuments(documents), identities, provider, mailer, log }),
    log,
  );
};
