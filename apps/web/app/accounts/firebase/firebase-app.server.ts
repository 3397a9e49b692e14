import { randomUUID } from 'node:crypto';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';

/** The Firebase project of a site. */
export interface FirebaseProject {
  readonly projectId: string;
  /** names the project for the client SDK; it is no secret */
  readonly apiKey: string;
}

/**
 * Opens a project with the service account that GOOGLE_APPLICATION_CREDENTIALS names, or the one of the machine it runs on.
 * Emulators need none.
 */
export const openFirebaseApp = (
  { projectId }: Pick<FirebaseProject, 'projectId'>,
  { isEmulated }: { readonly isEmulated: boolean },
): App =>
  initializeApp(
    { projectId, ...(isEmulated ? {} : { credential: applicationDefault() }) },
    `crownsmith-${randomUUID()}`,
  );
