import { type Accounts } from '#app/accounts/accounts.server';
import { setAccounts } from '#app/accounts/current.server';
import { logAttempts } from '#app/accounts/audit/log-attempts.server';
import { createAttemptLimits } from '#app/accounts/limits/attempt-limits.server';
import { limitAccounts } from '#app/accounts/limits/limit-accounts.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openAccounts } from '#app/accounts/open-accounts.server';
import { sessionSecrets } from '#app/accounts/sessions/session-secrets.server';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { RateStores } from '../request/rate-stores';

/** The accounts of a site, and what signs their cookies. */
export interface People {
  readonly accounts: Accounts;
  /** the first signs, all verify */
  readonly secrets: readonly string[];
}

/**
 * Opens the accounts of the process with the limits of their passwords, for the server and for loaders and actions.
 * Rejects with a DocumentsError where their database cannot be opened.
 * @param wrapDocuments measures the database
 */
export const openPeople = async (
  env: Env,
  log: Log,
  rateStores: Pick<RateStores, 'makeStore'>,
  wrapDocuments?: (documents: Documents) => Documents,
): Promise<People> => {
  const secrets = sessionSecrets(env);
  const limits = createAttemptLimits({ makeStore: (count) => rateStores.makeStore(count) });
  const accounts = logAttempts(
    limitAccounts(await openAccounts(env, log, wrapDocuments), { limits, secrets }),
    log,
  );
  setAccounts(accounts);
  return { accounts, secrets };
};
