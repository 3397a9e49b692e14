import { err, type Result } from '@crownsmith/domain';
import type { Log } from '#app/platform/logger.server';
import { accountError, type AccountError } from './account-error';
import type { Accounts } from './accounts.server';
import { isDatabaseFailure } from './documents/documents.server';
import { IdentitiesError } from './identities/identities.server';

/** What people read where a provider fails; undefined for errors of the program. */
const errorOf = (error: unknown): AccountError | undefined => {
  if (error instanceof IdentitiesError) return error.accountError;
  return isDatabaseFailure(error) ? accountError('auth/unavailable') : undefined;
};

/** Accounts whose results say so where the database or the identity provider fails: forms show it, and lose nothing. */
export const answerUnavailable = (accounts: Accounts, log: Pick<Log, 'error'>): Accounts => {
  const attempt = async <T>(
    method: () => Promise<Result<T, AccountError>>,
  ): Promise<Result<T, AccountError>> => {
    try {
      return await method();
    } catch (error) {
      const answer = errorOf(error);
      if (!answer) throw error;
      log.error({ err: error }, 'Accounts are not available');
      return err(answer);
    }
  };
  const { provider } = accounts;
  return {
    ...accounts,
    provider: provider && {
      ...provider,
      finish: (...inputs) => attempt(() => provider.finish(...inputs)),
      link: (...inputs) => attempt(() => provider.link(...inputs)),
      unlink: (...inputs) => attempt(() => provider.unlink(...inputs)),
    },
    register: (...inputs) => attempt(() => accounts.register(...inputs)),
    confirmEmail: (...inputs) => attempt(() => accounts.confirmEmail(...inputs)),
    signIn: (...inputs) => attempt(() => accounts.signIn(...inputs)),
    forgotPassword: (...inputs) => attempt(() => accounts.forgotPassword(...inputs)),
    resetPassword: (...inputs) => attempt(() => accounts.resetPassword(...inputs)),
    verifyPassword: (...inputs) => attempt(() => accounts.verifyPassword(...inputs)),
    changePassword: (...inputs) => attempt(() => accounts.changePassword(...inputs)),
    deleteAccount: (...inputs) => attempt(() => accounts.deleteAccount(...inputs)),
  };
};
