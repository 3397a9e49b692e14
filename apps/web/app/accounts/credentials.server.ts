import { err, isEmailShaped, ok, type Result, trimEmail } from '@crownsmith/domain';
import { type AccountError, accountError } from './account-error';
import { isCommonPassword } from './common-passwords.server';
import { mapEmail } from './identities/email.server';
import { isGuessable } from './password-strength.server';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/**
 * What is wrong with a new password; undefined for a valid one. Length is in characters.
 * @param known what whoever guesses knows of the person, such as their address and name
 */
export const passwordError = (password: string, known: readonly string[] = []): AccountError | undefined => {
  const { length } = [...password.slice(0, 4 * MAX_PASSWORD)];
  if (length < MIN_PASSWORD) return accountError('auth/weak-password');
  if (length > MAX_PASSWORD) return accountError('auth/password-too-long');
  return isCommonPassword(password) || isGuessable(password, known)
    ? accountError('auth/common-password')
    : undefined;
};

/**
 * What a header of a mail reads as more than an address: the end of the header, or the address of somebody else, who would
 * get the mail under another spelling.
 */
const HEADER_SYNTAX = /[\p{Cc}<>()[\]\\",;:]/u;

/** The address that mails are sent to, mapped; an error where a spelling is no valid address, or becomes none. */
export const parseEmail = (email: string): Result<string, AccountError> => {
  const mapped = mapEmail(email);
  return mapped !== undefined && isEmailShaped(mapped) && !HEADER_SYNTAX.test(trimEmail(email) + mapped)
    ? ok(mapped)
    : err(accountError('auth/invalid-email'));
};
