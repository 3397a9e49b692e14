import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence, signOut } from 'firebase/auth';
import type { FirebaseProject } from '../firebase/firebase-app.server';

/** Runs work with Firebase's client SDK. */
export type WithClient = <T>(work: (auth: Auth) => Promise<T>) => Promise<T>;

/**
 * The client SDK keeps one signed-in user per app, so that each call gets an app of its own, which ends signed out with it.
 * @param emulatorHost host and port of the Auth emulator, in tests
 */
export const createFirebaseClient =
  ({ projectId, apiKey }: FirebaseProject, emulatorHost: string | undefined): WithClient =>
  async (work) => {
    const app = initializeApp({ projectId, apiKey }, randomUUID());
    try {
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      if (emulatorHost !== undefined)
        connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
      try {
        return await work(auth);
      } finally {
        await signOut(auth);
      }
    } finally {
      await deleteApp(app);
    }
  };
