import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import type { Accounts } from './accounts.server';
import { createAccounts } from './create-accounts.server';
import { COLLECTIONS } from './documents/collections.server';
import { type Documents, DocumentsError } from './documents/documents.server';
import { openSqliteDocuments } from './documents/sqlite-documents.server';
import { createLocalIdentities } from './identities/local-identities.server';
import type { Mail } from './mail/mailer.server';

const hashing = vi.hoisted(() => ({ verified: 0, hashed: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  return {
    ...argon2,
    verify: (...args: Parameters<typeof argon2.verify>) => {
      hashing.verified += 1;
      return argon2.verify(...args);
    },
    hash: (...args: Parameters<typeof argon2.hash>) => {
      hashing.hashed += 1;
      return argon2.hash(...args);
    },
  };
});

/** The work of one answer: what an answer does before it is given, and so how long it takes. */
interface Work {
  readonly verified: number;
  readonly hashed: number;
  readonly reads: number;
  readonly writes: number;
}

const PASSWORD = 'a password of some length';
const CONTEXT = { origin: 'https://site.example' };
const [KNOWN, UNCONFIRMED, UNKNOWN] = ['known@a.example', 'unconfirmed@a.example', 'unknown@a.example'];

let accounts: Accounts;
let mails: Mail[];
let used: { reads: number; writes: number };
let isFull = false;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'equal-'));
  const documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  mails = [];
  used = { reads: 0, writes: 0 };
  isFull = false;
  const counted: Documents = {
    get: (...args) => {
      used.reads += 1;
      return documents.get(...args);
    },
    find: (...args) => {
      used.reads += 1;
      return documents.find(...args);
    },
    transaction: (work) => {
      used.writes += 1;
      if (isFull) return Promise.reject(new DocumentsError('unavailable', 'The disk is full.'));
      return documents.transaction(work);
    },
    watch: (...args) => documents.watch(...args),
    close: () => documents.close(),
  };
  accounts = createAccounts({
    documents: counted,
    identities: createLocalIdentities({ documents: counted }),
    mailer: {
      target: 'this test',
      // A mail that is never handed over: an answer that waited for it would never come.
      send: (mail) => {
        mails.push(mail);
        return new Promise(() => undefined);
      },
      close: () => Promise.resolve(),
    },
    log: silentLog,
  });
  for (const email of [KNOWN, UNCONFIRMED]) {
    await accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT);
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toContain(email), { timeout: 180_000 });
  }
  const code = /[?&]code=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(await accounts.confirmEmail(code)).toMatchObject({ ok: true });
  // The first sign-in makes the hash that passwords of unknown addresses are compared with.
  await accounts.signIn({ email: UNKNOWN, password: PASSWORD }, '');
});
afterEach(() => accounts.close());

/** What is done until an answer is given. */
const workOf = async (answer: () => Promise<unknown>): Promise<Work> => {
  Object.assign(hashing, { verified: 0, hashed: 0 });
  Object.assign(used, { reads: 0, writes: 0 });
  await answer();
  return { ...hashing, ...used };
};

describe('an answer does the same work for known, unconfirmed and unknown addresses', () => {
  it('to a wrong password: one comparison of hashes', async () => {
    const signIn = (email: string) =>
      workOf(() => accounts.signIn({ email, password: 'a wrong password' }, ''));
    const expected = { verified: 1, hashed: 0, reads: 1, writes: 0 };
    for (const email of [KNOWN, UNCONFIRMED, UNKNOWN]) expect(await signIn(email)).toEqual(expected);
  });

  it('to a right password of an unconfirmed address: as to a wrong one', async () => {
    const right = await workOf(() => accounts.signIn({ email: UNCONFIRMED, password: PASSWORD }, ''));
    expect(right).toEqual({ verified: 1, hashed: 0, reads: 1, writes: 0 });
  });

  it('to a registration: that one can write, whatever is done later', async () => {
    const register = (email: string) =>
      workOf(() => accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT));
    for (const email of [KNOWN, UNCONFIRMED, UNKNOWN])
      expect(await register(email)).toEqual({ verified: 0, hashed: 0, reads: 0, writes: 1 });
  });

  it('to a forgotten password: that one can write, whatever is done later', async () => {
    for (const email of [KNOWN, UNCONFIRMED, UNKNOWN])
      expect(await workOf(() => accounts.forgotPassword(email, CONTEXT))).toEqual({
        verified: 0,
        hashed: 0,
        reads: 0,
        writes: 1,
      });
  });

  it('and gives the same answer', async () => {
    for (const email of [KNOWN, UNCONFIRMED, UNKNOWN]) {
      expect(await accounts.forgotPassword(email, CONTEXT)).toEqual({ ok: true, value: undefined });
      expect(await accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT)).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await accounts.signIn({ email, password: 'a wrong password' }, '')).toMatchObject({
        error: { code: 'auth/invalid-credential' },
      });
    }
  });
});

it('promises no mail where nothing can be written, from the first request on', async () => {
  isFull = true;
  const before = mails.length;
  for (const email of [KNOWN, UNKNOWN]) {
    const registered = accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT);
    await expect(registered).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(accounts.forgotPassword(email, CONTEXT)).rejects.toMatchObject({ reason: 'unavailable' });
  }
  expect(mails).toHaveLength(before);
});

it('closes after what was answered has been done', async () => {
  const email = 'late@a.example';
  await accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT);
  await accounts.close();
  expect(mails.map(({ to }) => to)).toContain(email);
});
