import { describe, expect, it } from 'vitest';
import { accountError } from '../account-error';
import { toIdentitiesError, unlessRefused } from './firebase-errors.server';

/** An error as Firebase's libraries throw it. */
const firebaseError = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('toIdentitiesError', () => {
  it.each([
    ['auth/too-many-requests', accountError('auth/too-many-requests')],
    ['auth/network-request-failed', accountError('auth/unavailable')],
    ['auth/internal-error', accountError('auth/unavailable')],
    ['app/invalid-credential', accountError('auth/unavailable')],
  ])('has a text of this site for %s', (code, expected) => {
    const error = firebaseError(code, `Firebase: Error (${code}).`);
    expect(toIdentitiesError(error)).toMatchObject({ accountError: expected, cause: error });
  });

  it('has the text of Firebase, without its name, for anything else', () => {
    const error = firebaseError('auth/operation-not-allowed', 'Firebase: This operation is not allowed.');
    expect(toIdentitiesError(error).accountError).toEqual({
      code: 'auth/unavailable',
      message: 'This operation is not allowed.',
    });
  });

  it('shows no text of an error that is not of Firebase', () => {
    const { message } = toIdentitiesError(new Error('Could not load /etc/key.json'));
    expect(message).toBe(accountError('auth/unavailable').message);
  });
});

describe('unlessRefused', () => {
  const refusals = new Set(['auth/user-not-found']);

  it('gives undefined for an expected code alone', async () => {
    expect(await unlessRefused(Promise.resolve(1), refusals)).toBe(1);
    const missing = Promise.reject(firebaseError('auth/user-not-found', 'There is none.'));
    expect(await unlessRefused(missing, refusals)).toBeUndefined();
    const other = Promise.reject(firebaseError('auth/internal-error', 'It broke.'));
    await expect(unlessRefused(other, refusals)).rejects.toMatchObject({ name: 'IdentitiesError' });
  });
});
