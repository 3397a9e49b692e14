import { err, ok } from '@crownsmith/domain';
import { MemoryStore } from 'express-rate-limit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountError } from '../account-error';
import type { Accounts, User } from '../accounts.server';
import { createAttemptLimits } from './attempt-limits.server';
import { knownBrowserId, makeBrowserToken } from './known-browser.server';
import { limitAccounts } from './limit-accounts.server';

const SECRETS = ['a secret of at least thirty-two characters'];
const EMAIL = 'ada@mail.example';
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Accounts with one person, whose password is 'right'. */
const setUp = () => {
  const tried = vi.fn<(email: string) => void>();
  const mailed = vi.fn<(email: string) => void>();
  const check = (password: string, code: 'auth/invalid-credential' | 'auth/wrong-password') =>
    Promise.resolve(password === 'right' ? ok(undefined) : err(accountError(code)));
  const accounts = {
    signIn: async ({ email, password }: { email: string; password: string }) => {
      tried(email);
      if (password === 'broken') throw new Error('the database is away');
      return check(email.trim().toLowerCase() === EMAIL ? password : '', 'auth/invalid-credential');
    },
    changePassword: (_user: User, { current }: { current: string }) => check(current, 'auth/wrong-password'),
    makeToken: (_user: User, { password }: { password: string }) => check(password, 'auth/wrong-password'),
    deleteAccount: (_user: User, password: string) => check(password, 'auth/wrong-password'),
    forgotPassword: (email: string) => {
      mailed(email);
      return Promise.resolve(ok(undefined));
    },
    register: ({ email, password }: { email: string; password: string }) => {
      if (password === 'short') return Promise.resolve(err(accountError('auth/weak-password')));
      mailed(email);
      return Promise.resolve(ok(undefined));
    },
    resetPassword: ({ code }: { code: string }) =>
      Promise.resolve(
        code === 'valid'
          ? ok({ uid: 'ada', email: EMAIL, isConfirmed: true })
          : err(accountError('auth/invalid-action-code')),
      ),
  } as unknown as Accounts;
  const limits = createAttemptLimits({ makeStore: () => new MemoryStore() });
  const limited = limitAccounts(accounts, { limits, secrets: SECRETS });
  const signIn = async (password: string, email = EMAIL, token?: string) => {
    const result = await limited.signIn({ email, password }, 'Firefox', token);
    return result.ok ? 'ok' : result.error.code;
  };
  const fail = async (times: number, email = EMAIL, token?: string) => {
    for (let time = 0; time < times; time += 1)
      expect(await signIn('wrong', email, token)).toBe('auth/invalid-credential');
  };
  return { limited, signIn, fail, tried, mailed };
};
const CONTEXT = { origin: 'https://a.example' };
const ADA = { uid: 'ada', session: 's', profile: {} } as User;

describe('wrong passwords for an account', () => {
  it('are refused after ten in 15 minutes without a look at the password, and the right one as well', async () => {
    const { limited, signIn, fail, tried } = setUp();
    await fail(10);
    expect(tried).toHaveBeenCalledTimes(10);
    expect(await limited.signIn({ email: EMAIL, password: 'wrong' }, '')).toEqual(
      err({ ...accountError('auth/too-many-requests'), retryAfter: 15 * 60 }),
    );
    expect(await signIn('right')).toBe('auth/too-many-requests');
    expect(tried).toHaveBeenCalledTimes(10);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(await signIn('right')).toBe('ok');
  });

  it('do not postpone the end of the refusals', async () => {
    const { limited, signIn, fail } = setUp();
    await fail(10);
    vi.advanceTimersByTime(14 * MINUTE_MS);
    const refused = await limited.signIn({ email: EMAIL, password: 'wrong' }, '');
    expect(!refused.ok && refused.error.retryAfter).toBe(60);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await signIn('right')).toBe('ok');
  });

  it.each(['nobody@mail.example', 'no address', ''])(
    'are as limited for %j, which has no account',
    async (email) => {
      const { signIn, fail } = setUp();
      await fail(10, email);
      expect(await signIn('wrong', email)).toBe('auth/too-many-requests');
    },
  );

  it('are counted together for all spellings of an address', async () => {
    const { signIn, fail } = setUp();
    for (const email of [' ADA@mail.example', 'Ada@Mail.Example\n', 'ada@mail.example\t '])
      await fail(3, email);
    await fail(1);
    expect(await signIn('wrong', 'aDa@mail.example')).toBe('auth/too-many-requests');
  });

  it('of many attempts at the same time are limited as well', async () => {
    const { signIn, tried } = setUp();
    const codes = await Promise.all(Array.from({ length: 100 }, () => signIn('wrong')));
    expect(tried.mock.calls.length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'auth/too-many-requests').length).toBeGreaterThanOrEqual(90);
  });

  it('of other accounts count for themselves', async () => {
    const { signIn, fail } = setUp();
    await fail(10, 'eve@mail.example');
    expect(await signIn('right')).toBe('ok');
  });
});

describe('what is no wrong password', () => {
  it('does not count: right passwords', async () => {
    const { signIn, fail } = setUp();
    await fail(9);
    for (let time = 0; time < 20; time += 1) expect(await signIn('right')).toBe('ok');
    await fail(1);
    expect(await signIn('right')).toBe('auth/too-many-requests');
  });

  it('does not count: attempts that a failing database answers', async () => {
    const { limited, signIn } = setUp();
    for (let time = 0; time < 20; time += 1)
      await expect(limited.signIn({ email: EMAIL, password: 'broken' }, '')).rejects.toThrow('away');
    expect(await signIn('right')).toBe('ok');
  });
});

describe('a browser that signed in to the account before', () => {
  it('signs in while strangers exhaust the attempts', async () => {
    const { signIn, fail } = setUp();
    const token = makeBrowserToken(EMAIL, SECRETS, Date.now());
    await fail(10);
    expect(await signIn('right')).toBe('auth/too-many-requests');
    expect(await signIn('right', 'ADA@mail.example ', token)).toBe('ok');
  });

  it('has ten wrong passwords of its own', async () => {
    const { signIn, fail } = setUp();
    const token = makeBrowserToken(EMAIL, SECRETS, Date.now());
    await fail(10, EMAIL, token);
    expect(await signIn('right', EMAIL, token)).toBe('auth/too-many-requests');
    expect(await signIn('right')).toBe('ok');
    expect(await signIn('right', EMAIL, makeBrowserToken(EMAIL, SECRETS, Date.now()))).toBe('ok');
  });

  it('is a stranger to other accounts, with a changed token, another key or after a year', () => {
    const now = Date.now();
    const token = makeBrowserToken(EMAIL, SECRETS, now);
    const [nonce = '', time = '', signature = ''] = token.split('.');
    const read = (text: string | undefined, email = EMAIL, secrets = SECRETS, at = now) =>
      knownBrowserId(text, email, secrets, at);
    expect(read(token)).toBe(nonce);
    expect(read(token, ' Ada@MAIL.example')).toBe(nonce);
    expect(read(token, EMAIL, ['a new secret of at least thirty-two characters', ...SECRETS])).toBe(nonce);
    const other = 'A'.repeat(22);
    for (const text of [
      undefined,
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${other}.${time}.${signature}`,
      `${nonce}.${Number(time) - 1}.${signature}`,
      `${nonce}.${time}.${'A'.repeat(43)}`,
    ])
      expect(read(text)).toBeUndefined();
    expect(read(token, 'eve@mail.example')).toBeUndefined();
    expect(read(token, EMAIL, ['another secret of at least thirty-two characters'])).toBeUndefined();
    expect(read(token, EMAIL, SECRETS, now - 1)).toBeUndefined();
    expect(read(token, EMAIL, SECRETS, now + 365 * 86_400_000)).toBeUndefined();
  });
});

describe('a new password by mail', () => {
  it('lets its owner in at once', async () => {
    const { limited, signIn, fail } = setUp();
    await fail(10);
    await limited.resetPassword({ code: 'valid', password: 'new' }, CONTEXT);
    expect(await signIn('right')).toBe('ok');
  });

  it('changes nothing with an invalid code', async () => {
    const { limited, signIn, fail } = setUp();
    await fail(10);
    await limited.resetPassword({ code: 'invalid', password: 'new' }, CONTEXT);
    expect(await signIn('right')).toBe('auth/too-many-requests');
  });
});

describe('a session', () => {
  it('tries ten passwords for its changes, its tokens and its deletion together', async () => {
    const { limited, signIn } = setUp();
    await limited.makeToken(ADA, { name: 'x', password: 'wrong' });
    await limited.makeToken(ADA, { name: 'x', password: 'wrong' });
    for (let time = 0; time < 4; time += 1) {
      await limited.changePassword(ADA, { current: 'wrong', next: 'new password' }, CONTEXT);
      await limited.deleteAccount(ADA, 'wrong', CONTEXT);
    }
    const refused = err({ ...accountError('auth/too-many-requests'), retryAfter: 15 * 60 });
    expect(await limited.deleteAccount(ADA, 'right', CONTEXT)).toEqual(refused);
    expect(await limited.changePassword(ADA, { current: 'right', next: 'new password' }, CONTEXT)).toEqual(
      refused,
    );
    expect(await limited.makeToken(ADA, { name: 'x', password: 'right' })).toEqual(refused);
    expect(await signIn('right')).toBe('ok');
  });

  it('is not held up by strangers who try to sign in', async () => {
    const { limited, fail } = setUp();
    await fail(10);
    expect(await limited.deleteAccount(ADA, 'right', CONTEXT)).toEqual(ok(undefined));
  });
});

describe('mails to one address', () => {
  it.each([EMAIL, 'nobody@mail.example'])(
    'are five an hour to %s, over forgotten passwords and registrations',
    async (email) => {
      const { limited, mailed } = setUp();
      const register = (password: string) =>
        limited.register({ email, password, displayName: 'Ada' }, CONTEXT);
      for (let time = 0; time < 10; time += 1) expect((await register('short')).ok).toBe(false);
      for (let time = 0; time < 3; time += 1)
        expect(await limited.forgotPassword(email.toUpperCase(), CONTEXT)).toEqual(ok(undefined));
      for (let time = 0; time < 2; time += 1) expect(await register('long enough')).toEqual(ok(undefined));
      const refused = err({ ...accountError('auth/too-many-requests'), retryAfter: 60 * 60 });
      expect(await limited.forgotPassword(email, CONTEXT)).toEqual(refused);
      expect(await register('long enough')).toEqual(refused);
      expect(mailed).toHaveBeenCalledTimes(5);
      vi.advanceTimersByTime(60 * MINUTE_MS);
      expect(await limited.forgotPassword(email, CONTEXT)).toEqual(ok(undefined));
    },
  );
});
