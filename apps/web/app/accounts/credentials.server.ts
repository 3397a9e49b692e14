import { isEmailShaped, trimEmail } from '@crownsmith/domain';
import { type AccountError, accountError } from './account-error';
import { isCommonPassword } from './common-passwords.server';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** What is wrong with a new password; undefined for a valid one. Length is in characters. */
export const passwordError = (password: string): AccountError | undefined => {
  const { length } = [...password.slice(0, 4 * MAX_PASSWORD)];
  if (length < MIN_PASSWORD) return accountError('auth/weak-password');
  if (length > MAX_PASSWORD) return accountError('auth/password-too-long');
  return isCommonPassword(password) ? accountError('auth/common-password') : undefined;
};

/**
 * What a header of a mail reads as more than an address: the end of the header, or the address of somebody else, who would
 * get the mail under another spelling.
 */
const HEADER_SYNTAX = /[\p{Cc}<>()[\]\\",;:]/u;

/** What is wrong with an e-mail address; undefined for a valid one. */
export const emailError = (email: string): AccountError | undefined =>
  isEmailShaped(trimEmail(email)) && !HEADER_SYNTAX.test(trimEmail(email))
    ? undefined
    : accountError('auth/invalid-email');
