/** Why an account could not be used or changed, by Firebase's codes; both adapters use the same. */
export const ACCOUNT_ERRORS = {
  'auth/invalid-credential':
    'The e-mail address or the password is wrong, or the address has not been confirmed yet.',
  'auth/invalid-email': 'This is not a valid e-mail address.',
  'auth/weak-password': 'The password needs at least 8 characters.',
  'auth/password-too-long': 'The password may have at most 200 characters.',
  'auth/common-password': 'This password is one of the first that are guessed. Choose another one.',
  'auth/missing-name': 'Enter a name of at most 40 characters.',
  'auth/invalid-action-code': 'This link is not valid any more. Ask for a new one.',
  'auth/too-many-requests': 'Too many attempts. Try again in a few minutes.',
  'auth/requires-recent-login':
    'Your account has no password, and you signed in more than ten minutes ago. Sign in again, then repeat this.',
  'auth/wrong-password': 'The password is wrong.',
  'auth/requires-password':
    'Your account has no password. Choose one first: without it nobody could sign in to the account.',
  'auth/user-cancelled': 'You did not agree there, so nothing has changed here.',
  'auth/missing-or-invalid-nonce':
    'This sign-in is over, was used before, or was begun in another browser. Please begin again.',
  'auth/provider-unavailable':
    'The service that you sign in with does not answer at the moment. Try again in a few minutes, or use your password.',
  'auth/provider-failed': 'The service that you sign in with did not confirm who you are. Please try again.',
  'auth/unverified-email':
    'The service that you sign in with has not confirmed an e-mail address of yours, and an account here needs one. Confirm it there, or create an account with a password and link it on its page.',
  'auth/credential-already-in-use':
    'Who you are there is linked to another account of this site. Sign in to that one, or unlink it there.',
  'auth/provider-already-linked': 'Your account is linked already, to somebody else there. Unlink it first.',
  'auth/unavailable': 'Accounts are not available at the moment. Try again in a few minutes.',
} as const;

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS;

/** An error of an account, with a text for people. */
export interface AccountError {
  readonly code: AccountErrorCode;
  readonly message: string;
  /** seconds until the next attempt, where it is known */
  readonly retryAfter?: number;
}

/** The error with a code. @example accountError('auth/wrong-password').message // 'The password is wrong.' */
export const accountError = (code: AccountErrorCode): AccountError => ({
  code,
  message: ACCOUNT_ERRORS[code],
});

/** A page that says what went wrong before. @example problemPath('/signin', 'auth/user-cancelled') // '/signin?problem=user-cancelled' */
export const problemPath = (path: '/signin' | '/account', code: AccountErrorCode): string =>
  `${path}?problem=${code.replace('auth/', '')}`;

/** The text of the problem that the query of a request names; undefined without one. */
export const problemText = ({ url }: Pick<Request, 'url'>): string | undefined => {
  const code = `auth/${new URL(url).searchParams.get('problem') ?? ''}`;
  return Object.hasOwn(ACCOUNT_ERRORS, code) ? ACCOUNT_ERRORS[code as AccountErrorCode] : undefined;
};
