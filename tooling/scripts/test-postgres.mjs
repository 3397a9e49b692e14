import { findProgram, requireProgram } from './programs.mjs';
import { run } from './toolchain.mjs';

/** What else tests of PostgreSQL need, with the tests that are skipped without it. */
const OTHERS = {
  'redis-server': 'several processes',
  openssl: 'TLS',
  pgbouncer: 'PgBouncer',
};

/**
 * Runs the contract tests of accounts, and tests of TLS, PgBouncer and several processes, against PostgreSQL. Resolves to the exit
 * code.
 * @param {readonly string[]} [args] arguments for vitest
 */
export const testPostgres = async (args = []) => {
  const env = await requireProgram('postgresql');
  for (const [name, tests] of Object.entries(OTHERS)) {
    const found = await findProgram(name);
    if (Object.keys(found).length === 0)
      process.stdout.write(
        `${name} is missing (Debian: apt-get install ${name}): tests of ${tests} are skipped.\n`,
      );
    Object.assign(env, found);
  }
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
