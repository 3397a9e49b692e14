import { err, ok } from '@crownsmith/domain';
import { describe, expect, it, vi } from 'vitest';
import { accountError } from './account-error';
import type { Accounts } from './accounts.server';
import { answerUnavailable } from './answer-unavailable.server';
import { DocumentsError } from './documents/documents.server';
import { IdentitiesError } from './identities/identities.server';

const confirmWith = (confirmEmail: () => ReturnType<Accounts['confirmEmail']>) => {
  const log = { error: vi.fn() };
  const accounts = answerUnavailable({ confirmEmail } as Partial<Accounts> as Accounts, log);
  return { log, answer: accounts.confirmEmail('a code') };
};

describe('answerUnavailable', () => {
  it.each([
    ['identities', new IdentitiesError(accountError('auth/too-many-requests')), 'auth/too-many-requests'],
    ['database', new DocumentsError('unavailable', 'offline'), 'auth/unavailable'],
    ['database under contention', new DocumentsError('conflict', 'busy'), 'auth/unavailable'],
  ] as const)('answers and logs a failure of the %s', async (_, error, code) => {
    const { log, answer } = confirmWith(() => Promise.reject(error));
    expect(await answer).toEqual(err(accountError(code)));
    expect(log.error).toHaveBeenCalledWith({ err: error }, 'Accounts are not available');
  });

  it('passes results on', async () => {
    const identity = { uid: 'ada', email: 'ada@mail.example', isConfirmed: true };
    for (const result of [ok(identity), err(accountError('auth/invalid-action-code'))])
      expect(await confirmWith(() => Promise.resolve(result)).answer).toBe(result);
  });

  it.each([new TypeError('a bug'), new DocumentsError('invalid', 'a damaged document')])(
    'rejects as before with what is no failure of a provider: %s',
    async (error) => {
      await expect(confirmWith(() => Promise.reject(error)).answer).rejects.toBe(error);
    },
  );
});
