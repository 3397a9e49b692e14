import { findProgram, requireProgram } from './programs.mjs';
import { run } from './toolchain.mjs';

/**
 * Runs the contract tests of accounts, and tests of several processes, against PostgreSQL. Resolves to the exit code.
 * @param {readonly string[]} [args] arguments for vitest
 */
export const testPostgres = async (args = []) => {
  const env = { ...(await requireProgram('postgresql')), ...(await findProgram('redis-server')) };
  return run('vitest', ['run', '--root', 'apps/web', '--config', 'vitest.postgres.config.mjs', ...args], {
    env,
  });
};

/**
 * The server that unit tests of accounts start, or a sentence that says why they are skipped.
 * @param {NodeJS.ProcessEnv} env @returns {Promise<Record<string, string>>}
 */
export const postgresOfUnitTests = async ({ SKIP_POSTGRES = '' }) => {
  const isLeftOut = SKIP_POSTGRES !== '' && SKIP_POSTGRES !== '0';
  const found = isLeftOut ? {} : await findProgram('postgresql');
  if (found.POSTGRES) return found;
  const reason = isLeftOut
    ? 'SKIP_POSTGRES is set'
    : 'PostgreSQL is missing (Debian: apt-get install postgresql)';
  process.stdout.write(`${reason}: tests of accounts in PostgreSQL are skipped.\n`);
  return { POSTGRES: '' };
};
