import { fail, run } from '../toolchain.mjs';
import { EmulatorsError, withEmulators } from './emulators.mjs';

/**
 * Runs the contract tests of accounts against Firebase's emulators. Resolves to the exit code.
 * @param {readonly string[]} [args] arguments for vitest
 */
export const testFirebase = async (args = []) => {
  try {
    return await withEmulators((env) =>
      run('vitest', ['run', '--root', 'apps/web', '--config', 'vitest.firebase.config.mjs', ...args], {
        env,
      }),
    );
  } catch (error) {
    if (error instanceof EmulatorsError) return fail(error.message);
    throw error;
  }
};

/** Why `npm test` leaves the step out; undefined where it runs: in CI, unless SKIP_FIREBASE is set. */
export const reasonToSkip = ({ CI = '', SKIP_FIREBASE = '' }) => {
  if (SKIP_FIREBASE && SKIP_FIREBASE !== '0') return 'SKIP_FIREBASE is set';
  if (!CI || CI === 'false')
    return 'it runs in CI only, where the variable CI is set; `npm run test:firebase` runs it here';
  return undefined;
};
