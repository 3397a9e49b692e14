import type { Result } from '@crownsmith/domain';
import type { Log } from '#app/platform/logger.server';
import type { AccountError } from '../account-error';
import type { Accounts } from '../accounts.server';

/**
 * Accounts whose attempts to sign in, and uses of a password or a code, are logged with their result. People are named by their
 * uid; an attempt that fails names nobody, because an address that was entered may be a password.
 */
export const logAttempts = (accounts: Accounts, log: Log): Accounts => {
  const report = <T>(
    action: string,
    result: Result<T, AccountError>,
    uidOf: (value: T) => string | undefined,
  ): Result<T, AccountError> => {
    if (result.ok) log.info({ action, uid: uidOf(result.value) }, 'Authenticated');
    else log.warn({ action, reason: result.error.code }, 'Authentication failed');
    return result;
  };
  const { provider } = accounts;
  return {
    ...accounts,
    provider: provider && {
      ...provider,
      finish: async (...input) => {
        const result = await provider.finish(...input);
        // Nobody yet: a password comes next, and is logged.
        if (result.ok && result.value.kind === 'unlinked') return result;
        return report('provider-sign-in', result, (outcome) =>
          outcome.kind === 'signed-in' ? outcome.grant.user.uid : input[1].user?.uid,
        );
      },
      link: async (...input) => report('provider-link', await provider.link(...input), () => input[0]),
      unlink: async (...input) => report('provider-unlink', await provider.unlink(...input), () => input[0]),
    },
    signIn: async (...input) => report('sign-in', await accounts.signIn(...input), ({ user }) => user.uid),
    confirmEmail: async (...input) =>
      report('confirm-email', await accounts.confirmEmail(...input), ({ uid }) => uid),
    resetPassword: async (...input) =>
      report('reset-password', await accounts.resetPassword(...input), ({ uid }) => uid),
    verifyPassword: async (...input) =>
      report('verify-password', await accounts.verifyPassword(...input), () => input[0].uid),
    changePassword: async (...input) =>
      report('change-password', await accounts.changePassword(...input), () => input[0].uid),
    makeToken: async (...input) =>
      report('make-token', await accounts.makeToken(...input), () => input[0].uid),
    deleteAccount: async (...input) =>
      report('delete-account', await accounts.deleteAccount(...input), () => input[0].uid),
  };
};
