import { isEmailShaped, trimEmail } from '@crownsmith/domain';
import { type AccountError, accountError } from './account-error';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** What is wrong with a new password; undefined for a valid one. Length is in characters. */
export const passwordError = (password: string): AccountError | undefined => {
  const { length } = [...password.slice(0, 4 * MAX_PASSWORD)];
  if (length < MIN_PASSWORD) return accountError('auth/weak-password');
  return length > MAX_PASSWORD ? accountError('auth/password-too-long') : undefined;
};

/** What is wrong with an e-mail address; undefined for a valid one. */
export const emailError = (email: string): AccountError | undefined =>
  // A line break or another control character would end a header of the mail.
  isEmailShaped(trimEmail(email)) && !/\p{Cc}/u.test(trimEmail(email))
    ? undefined
    : accountError('auth/invalid-email');
