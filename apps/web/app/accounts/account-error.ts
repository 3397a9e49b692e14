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
  'auth/requires-recent-login': 'Enter your password to go on.',
  'auth/wrong-password': 'The password is wrong.',
  'auth/unavailable': 'Accounts are not available at the moment. Try again in a few minutes.',
} as const;

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS;

/** An error of an account, with a text for people. */
export interface AccountError {
  readonly code: AccountErrorCode;
  readonly message: string;
  /** seconds until the next attempt, of `auth/too-many-requests` */
  readonly retryAfter?: number;
}

/** The error with a code. @example accountError('auth/wrong-password').message // 'The password is wrong.' */
export const accountError = (code: AccountErrorCode): AccountError => ({
  code,
  message: ACCOUNT_ERRORS[code],
});
