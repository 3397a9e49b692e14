import { env } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openFirebase } from './open-firebase.server';

/** The project of tests; an id that begins with demo- never reaches Firebase itself. */
export const TEST_PROJECT = { projectId: 'demo-crownsmith', apiKey: 'demo' };

/** Opens the emulators that `npm run test:firebase` has started. */
export const openTestFirebase = () => {
  const emulatorHost = env().FIREBASE_AUTH_EMULATOR_HOST;
  if (emulatorHost === undefined) throw new Error('Start these tests by `npm run test:firebase`.');
  return openFirebase({ project: TEST_PROJECT, emulatorHost, log: silentLog });
};
