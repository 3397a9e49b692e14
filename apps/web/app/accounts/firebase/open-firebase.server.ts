import type { Log } from '#app/platform/logger.server';
import { PROFILES, SESSIONS } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openFirestoreDocuments } from '../documents/firestore-documents.server';
import { createFirebaseIdentities } from '../identities/firebase-identities.server';
import type { Identities } from '../identities/identities.server';
import { type FirebaseProject, openFirebaseApp } from './firebase-app.server';

interface Options {
  readonly project: FirebaseProject;
  /** host and port of the Auth emulator, in tests; firebase-admin finds that of Firestore by itself */
  readonly emulatorHost?: string | undefined;
  readonly log: Log;
}

/** The documents and identities of a Firebase project; loads Firebase's libraries, about 26 MB. Closing the documents closes both. */
export const openFirebase = ({
  project,
  emulatorHost,
  log,
}: Options): { readonly documents: Documents; readonly identities: Identities } => {
  const app = openFirebaseApp(project, { isEmulated: emulatorHost !== undefined });
  const documents = openFirestoreDocuments(app, { log, cached: [PROFILES, SESSIONS] });
  return { documents, identities: createFirebaseIdentities({ app, project, emulatorHost, documents }) };
};
