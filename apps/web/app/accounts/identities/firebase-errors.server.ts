import { signInErrorText } from '@crownsmith/domain';
import { accountError } from '../account-error';
import { IdentitiesError } from './identities.server';

/** The code of an error of Firebase's libraries, such as `auth/user-not-found`; undefined for other errors. */
export const firebaseCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Codes of a provider that cannot be reached, or does not know this site: nothing that people can mend. */
const UNAVAILABLE =
  /^(?:app\/|auth\/(?:network-request-failed|internal-error|timeout|api-key-not-valid|invalid-api-key))/;

/** What a person reads of an error that has no text of its own: the provider's, without its name. */
export const toIdentitiesError = (error: unknown): IdentitiesError => {
  if (error instanceof IdentitiesError) return error;
  const code = firebaseCodeOf(error);
  const unavailable = accountError('auth/unavailable');
  if (code === 'auth/too-many-requests')
    return new IdentitiesError(accountError('auth/too-many-requests'), { cause: error });
  if (code === undefined || UNAVAILABLE.test(code) || !(error instanceof Error))
    return new IdentitiesError(unavailable, { cause: error });
  return new IdentitiesError({ ...unavailable, message: signInErrorText(error.message) }, { cause: error });
};

/** The result of a call of Firebase; undefined where it fails with one of these codes. Rejects with an IdentitiesError. */
export const unlessRefused = async <T>(
  call: Promise<T>,
  refusals: ReadonlySet<string>,
): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (refusals.has(firebaseCodeOf(error) ?? '')) return undefined;
    throw toIdentitiesError(error);
  }
};
