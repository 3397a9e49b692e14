import { err, type Result } from '@crownsmith/domain';
import { accountError, type AccountError, type AccountErrorCode } from '../account-error';
import type { Accounts } from '../accounts.server';
import { emailKey } from '../identities/email.server';
import type { AttemptCount, AttemptLimits } from './attempt-limits.server';
import { knownBrowserId } from './known-browser.server';

/** Errors that say a password was wrong; after any other result the attempt does not count. */
const WRONG_PASSWORD: ReadonlySet<AccountErrorCode> = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
]);

interface LimitAccountsOptions {
  readonly limits: AttemptLimits;
  /** sign the tokens of known browsers; the first signs, all verify */
  readonly secrets: readonly string[];
  /** in ms since 1970 */
  readonly now?: () => number;
}

const tooMany = (retryAfter: number) => err({ ...accountError('auth/too-many-requests'), retryAfter });

/**
 * Accounts whose passwords cannot be tried without end, nor their mails be ordered without end: `auth/too-many-requests`
 * with `retryAfter` in seconds, for known and unknown addresses alike, and for right passwords too.
 */
export const limitAccounts = (
  accounts: Accounts,
  { limits, secrets, now = Date.now }: LimitAccountsOptions,
): Accounts => {
  const tryPassword = async <T>(
    name: AttemptCount,
    key: string,
    attempt: () => Promise<Result<T, AccountError>>,
  ): Promise<Result<T, AccountError>> => {
    const counted = await limits.count(name, key);
    if (counted.retryAfter !== undefined) return tooMany(counted.retryAfter);
    let isWrong = false;
    try {
      const result = await attempt();
      isWrong = !result.ok && WRONG_PASSWORD.has(result.error.code);
      return result;
    } finally {
      if (!isWrong) await counted.undo();
    }
  };
  const orderMail = async (
    email: string,
    order: () => Promise<Result<undefined, AccountError>>,
  ): Promise<Result<undefined, AccountError>> => {
    const counted = await limits.count('account-mails', emailKey(email));
    if (counted.retryAfter !== undefined) return tooMany(counted.retryAfter);
    const result = await order();
    if (!result.ok) await counted.undo();
    return result;
  };

  return {
    ...accounts,
    signIn: (credentials, device, browserToken) => {
      const known = knownBrowserId(browserToken, credentials.email, secrets, now());
      return tryPassword(
        known === undefined ? 'sign-in-account' : 'sign-in-browser',
        known ?? emailKey(credentials.email),
        () => accounts.signIn(credentials, device, browserToken),
      );
    },
    register: (input, context) => orderMail(input.email, () => accounts.register(input, context)),
    forgotPassword: (email, context) => orderMail(email, () => accounts.forgotPassword(email, context)),
    resetPassword: async (input, context) => {
      const result = await accounts.resetPassword(input, context);
      // Whoever reads the account's mail may sign in at once, whatever strangers have tried.
      if (result.ok) await limits.forget('sign-in-account', emailKey(result.value.email));
      return result;
    },
    changePassword: (user, passwords, context) =>
      tryPassword('sign-in-person', user.uid, () => accounts.changePassword(user, passwords, context)),
    verifyPassword: (user, password) =>
      tryPassword('sign-in-person', user.uid, () => accounts.verifyPassword(user, password)),
    makeToken: (user, input) =>
      tryPassword('sign-in-person', user.uid, () => accounts.makeToken(user, input)),
    deleteAccount: (user, password, context) =>
      tryPassword('sign-in-person', user.uid, () => accounts.deleteAccount(user, password, context)),
  };
};
