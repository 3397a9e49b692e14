import { err, ok } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { makeLogger } from '#app/platform/logger.server';
import { accountError } from '../account-error';
import type { Accounts, User } from '../accounts.server';
import { logAttempts } from './log-attempts.server';

const PERSON = { uid: 'u1' } as User;

/** What is logged when attempts have this result. */
const logOf = async (attempt: (accounts: Accounts) => Promise<unknown>, isRight: boolean) => {
  const lines: string[] = [];
  const result = <T>(value: T) =>
    Promise.resolve(isRight ? ok(value) : err(accountError('auth/wrong-password')));
  const accounts = {
    signIn: () => result({ user: PERSON, secret: 'the-secret' }),
    confirmEmail: () => result(PERSON),
    resetPassword: () => result(PERSON),
    changePassword: () => result(undefined),
    makeToken: () => result({ user: PERSON, secret: 'the-secret' }),
    verifyPassword: () => result(undefined),
    deleteAccount: () => result(undefined),
    provider: {
      finish: () => result({ kind: 'signed-in', grant: { user: PERSON, secret: 'the-secret' } }),
      link: () => result(undefined),
      unlink: () => result(undefined),
    },
  } as unknown as Accounts;
  await attempt(logAttempts(accounts, makeLogger('info', { write: (line) => void lines.push(line) })));
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
};

const BEGUN = { kind: 'begun', state: 'a-code', nonce: 'a-code', verifier: 'the-secret', paths: {}, expiresAt: 0 } as const; // prettier-ignore
const ANSWER = { url: new URL('https://a.example/?code=a-code'), user: undefined, device: 'a browser' };
const context = { origin: 'https://a.example' };
const ATTEMPTS: readonly (readonly [string, (accounts: Accounts) => Promise<unknown>])[] = [
  ['sign-in', (accounts) => accounts.signIn({ email: 'ada@mail.example', password: 'pass-word' }, 'a browser')],
  ['confirm-email', (accounts) => accounts.confirmEmail('a-code')],
  ['reset-password', (accounts) => accounts.resetPassword({ code: 'a-code', password: 'pass-word' }, context)],
  ['change-password', (accounts) => accounts.changePassword(PERSON, { current: 'pass-word', next: 'pass-word' }, context)],
  ['make-token', (accounts) => accounts.makeToken(PERSON, { name: 'a script', password: 'pass-word' })],
  ['verify-password', (accounts) => accounts.verifyPassword(PERSON, 'pass-word')],
  ['provider-sign-in', (accounts) => accounts.provider!.finish(BEGUN, ANSWER)],
  ['provider-link', (accounts) => accounts.provider!.link('u1', { issuer: 'https://b.example', subject: 'ada@there' })],
  ['provider-unlink', (accounts) => accounts.provider!.unlink('u1')],
  ['delete-account', (accounts) => accounts.deleteAccount(PERSON, 'pass-word', context)],
]; // prettier-ignore

it.each(ATTEMPTS)(
  '%s is logged with its result and its person, without an address or a secret',
  async (action, attempt) => {
    const [success] = await logOf(attempt, true);
    expect(success).toMatchObject({ level: 30, action, uid: 'u1', msg: 'Authenticated' });
    const [failure] = await logOf(attempt, false);
    expect(failure).toMatchObject({ level: 40, action, reason: 'auth/wrong-password' });
    expect(JSON.stringify([success, failure])).not.toMatch(/ada@|pass-word|a-code|the-secret/);
  },
);
