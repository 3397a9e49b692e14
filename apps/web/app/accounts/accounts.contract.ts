import type { OwnedCards } from '@crownsmith/api-client';
import { type CardList, makeSlug } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { accountError } from './account-error';
import type { Accounts } from './accounts.server';
import { createAccounts } from './create-accounts.server';
import type { Documents } from './documents/documents.server';
import { uniqueEmail } from './identities/identities.contract';
import type { Identities } from './identities/identities.server';
import { createLists } from './lists/lists.server';
import { aList, valueOf } from './lists/test-lists.server';
import type { Mail } from './mail/mailer.server';
import { readExport } from './test-export';
import { diffCollections } from '#app/platform/collection-changes';
import { createOwnedCards } from './owned-cards/owned-cards.server';
import { castVote, readVote } from './votes/votes.server';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple of another kind';
const SLUG = makeSlug('Sol Ring');
const CONTEXT = { origin: 'https://crownsmith.example' };
const INVALID_CREDENTIAL = { ok: false, error: accountError('auth/invalid-credential') };
const INVALID_CODE = { ok: false, error: accountError('auth/invalid-action-code') };
const DONE = { ok: true, value: undefined };

interface Stores {
  readonly documents: Documents;
  readonly identities: Identities;
}

/** What people do with their accounts, on every database and identity provider. */
export const testAccounts = (name: string, open: () => Promise<Stores>): void => {
  describe(`accounts in ${name}`, () => {
    const mails: Mail[] = [];
    let accounts: Accounts;
    beforeAll(async () => {
      const mailer = {
        target: 'this test',
        send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
        close: () => Promise.resolve(),
      };
      accounts = createAccounts({ ...(await open()), mailer, log: silentLog });
    });
    afterAll(() => accounts.close());

    /** The newest mail to an address, once there are this many. */
    const mailTo = async (email: string, count: number): Promise<Mail> => {
      const received = () => mails.filter(({ to }) => to === email);
      await vi.waitFor(() => expect(received()).toHaveLength(count), { timeout: 180_000 });
      return received().at(-1)!;
    };
    const codeOf = ({ text }: Mail): string => decodeURIComponent(/[?&]code=(\S+)/.exec(text)?.[1] ?? '');

    const register = (email: string, password = PASSWORD) =>
      accounts.register({ email, password, displayName: 'Ada' }, CONTEXT);
    const signIn = (email: string, password = PASSWORD, device = 'Firefox on Linux') =>
      accounts.signIn({ email, password }, device);
    /** A person who has confirmed the address; one mail was sent. */
    const createPerson = async (email = uniqueEmail()): Promise<string> => {
      expect(await register(email)).toEqual(DONE);
      expect((await accounts.confirmEmail(codeOf(await mailTo(email, 1)))).ok).toBe(true);
      return email;
    };
    const createUser = async () => {
      const email = await createPerson();
      return { email, ...valueOf(await signIn(email)) };
    };

    it('lets a person in once the address is confirmed, and not before', async () => {
      const email = uniqueEmail();
      expect(await register(` ${email} `)).toEqual(DONE);
      expect(await signIn(email)).toEqual(INVALID_CREDENTIAL);
      const code = codeOf(await mailTo(email, 1));
      expect(await accounts.confirmEmail(code)).toMatchObject({
        ok: true,
        value: { email, isConfirmed: true },
      });
      expect(await accounts.confirmEmail(code)).toEqual(INVALID_CODE);
      const { user, secret } = valueOf(await signIn(` ${email.toUpperCase()} `));
      expect(user.profile).toMatchObject({
        version: 2,
        email,
        displayName: 'Ada',
        isAdmin: false,
        isStaff: false,
      });
      expect((await accounts.readSession(secret))?.user).toEqual(user);
      expect(await accounts.readSession(`${secret}x`)).toBeUndefined();
    });

    it('has one error for a wrong password, an unknown address and one that is not confirmed', async () => {
      const known = await createPerson();
      const unconfirmed = uniqueEmail();
      await register(unconfirmed);
      for (const [email, password] of [
        [known, OTHER],
        [known, ''],
        [uniqueEmail(), PASSWORD],
        [unconfirmed, PASSWORD],
        ['no address', PASSWORD],
      ] as const)
        expect(await signIn(email, password)).toEqual(INVALID_CREDENTIAL);
    });

    it('answers registrations of known addresses as those of new ones, and tells the owner by mail', async () => {
      const email = await createPerson();
      expect(await register(email.toUpperCase(), OTHER)).toEqual(DONE);
      // Domains are lower case in the DNS; what is before them is its owner's.
      const [local = '', domain = ''] = email.split('@');
      const { text } = await mailTo(`${local.toUpperCase()}@${domain.toLowerCase()}`, 1);
      expect(text).toContain(`${CONTEXT.origin}/signin`);
      expect(text).not.toContain('code=');
      expect((await signIn(email)).ok).toBe(true);
    });

    it('gives an address the password of the registration whose mail was followed', async () => {
      const email = uniqueEmail();
      await register(email, PASSWORD);
      const own = codeOf(await mailTo(email, 1));
      await register(email, OTHER);
      const stranger = codeOf(await mailTo(email, 2));
      expect((await accounts.confirmEmail(own)).ok).toBe(true);
      expect(await accounts.confirmEmail(stranger)).toEqual(INVALID_CODE);
      expect(await signIn(email, OTHER)).toEqual(INVALID_CREDENTIAL);
      expect((await signIn(email, PASSWORD)).ok).toBe(true);
    });

    it('refuses what cannot be registered, with the same texts everywhere', async () => {
      const attempt = async (change: object) =>
        accounts.register(
          { email: uniqueEmail(), password: PASSWORD, displayName: 'Ada', ...change },
          CONTEXT,
        );
      for (const [change, code] of [
        [{ email: 'a@b' }, 'auth/invalid-email'],
        [{ password: 'short' }, 'auth/weak-password'],
        [{ password: 'x'.repeat(201) }, 'auth/password-too-long'],
        [{ password: 'Commander1' }, 'auth/common-password'],
        [{ displayName: ' ' }, 'auth/missing-name'],
      ] as const)
        expect(await attempt(change)).toEqual({ ok: false, error: accountError(code) });
    });

    it('keeps changed settings, and reports them to other browsers', async () => {
      const { user, secret } = await createUser();
      const heard: unknown[] = [];
      const stop = accounts.watchProfile(user.uid, (profile) => heard.push(profile?.region));
      await accounts.changeProfile(user.uid, {
        settings: { region: 'EU', saltLevel: 2 },
      });
      await vi.waitFor(() => expect(heard.at(-1)).toBe('EU'), { timeout: 180_000 });
      stop();
      // Another device has changed the same setting an hour ago, and sends it now.
      await accounts.changeProfile(user.uid, { settings: { region: 'CA' }, ageMs: 3_600_000 });
      const profile = await accounts.readProfile(user.uid);
      expect(profile).toMatchObject({ region: 'EU', saltLevel: 2 });
      expect((await accounts.readSession(secret))?.user.profile).toEqual(profile);
    });

    it('lists sessions, and ends them one by one or all but this one', async () => {
      const { email, user, secret } = await createUser();
      const [second, third] = [
        valueOf(await signIn(email, PASSWORD, 'Safari on iOS')),
        valueOf(await signIn(email, PASSWORD, 'Edge on Windows')),
      ];
      const devices = async () => (await accounts.listSessions(user.uid)).map(({ device }) => device).sort();
      expect(await devices()).toEqual(['Edge on Windows', 'Firefox on Linux', 'Safari on iOS']);
      await accounts.endSession(user.uid, second.user.session);
      expect(await accounts.readSession(second.secret)).toBeUndefined();
      expect(await devices()).toEqual(['Edge on Windows', 'Firefox on Linux']);
      await accounts.endOtherSessions(user);
      expect(await accounts.readSession(third.secret)).toBeUndefined();
      expect((await accounts.readSession(secret))?.user.uid).toBe(user.uid);
    });

    it('reads tokens of scripts as tokens alone', async () => {
      const { user, secret } = await createUser();
      const make = (password: string) => accounts.makeToken(user, { name: 'my script', password });
      expect(await make(OTHER)).toEqual({ ok: false, error: accountError('auth/wrong-password') });
      expect((await accounts.listSessions(user.uid)).map(({ kind }) => kind)).toEqual(['browser']);
      const token = valueOf(await make(PASSWORD));
      expect((await accounts.readToken(token.secret))?.uid).toBe(user.uid);
      expect(await accounts.readSession(token.secret)).toBeUndefined();
      for (const other of [secret, 'nonsense', '', 'a.b.c'])
        expect(await accounts.readToken(other)).toBeUndefined();
      await accounts.endSession(user.uid, token.user.session);
      expect(await accounts.readToken(token.secret)).toBeUndefined();
    });

    it('sets a forgotten password by a link, once, and ends all sessions', async () => {
      const { email, secret } = await createUser();
      const stranger = uniqueEmail();
      expect(await accounts.forgotPassword(stranger, CONTEXT)).toEqual(DONE);
      expect(await accounts.forgotPassword(` ${email} `, CONTEXT)).toEqual(DONE);
      const code = codeOf(await mailTo(email, 2));
      const reset = (password: string) => accounts.resetPassword({ code, password }, CONTEXT);
      expect(await reset('short')).toEqual({ ok: false, error: accountError('auth/weak-password') });
      expect((await reset(OTHER)).ok).toBe(true);
      expect(await reset(PASSWORD)).toEqual(INVALID_CODE);
      expect(await accounts.readSession(secret)).toBeUndefined();
      expect(await signIn(email)).toEqual(INVALID_CREDENTIAL);
      expect((await signIn(email, OTHER)).ok).toBe(true);
      expect(mails.filter(({ to }) => to === stranger)).toEqual([]);
    });

    it('changes a password, and ends all other sessions', async () => {
      const { email, user, secret } = await createUser();
      const other = valueOf(await signIn(email));
      const change = (current: string, next: string) =>
        accounts.changePassword(user, { current, next }, CONTEXT);
      expect(await change(OTHER, PASSWORD)).toEqual({
        ok: false,
        error: accountError('auth/wrong-password'),
      });
      expect(await change(PASSWORD, OTHER)).toEqual(DONE);
      expect((await accounts.readSession(secret))?.user.uid).toBe(user.uid);
      expect(await accounts.readSession(other.secret)).toBeUndefined();
      expect(await signIn(email)).toEqual(INVALID_CREDENTIAL);
      expect((await signIn(email, OTHER)).ok).toBe(true);
    });

    it('keeps saved lists and votes, exports all without secrets, and deletes all', async () => {
      const { email, user, secret } = await createUser();
      const { uid } = user;
      const lists = createLists(accounts.documents);
      const list: CardList = {
        ...aList(999),
        printings: { '/cards/card-1': [{ count: 1, set: 'C21', collectorNumber: '263', finish: 'foil' }] },
      };
      const owned: OwnedCards = { [SLUG]: [2, 1, '1\tC21\t263\tfoil\tde'] };
      const { id } = valueOf(await lists.create(uid, { name: 'Goblins', list }));
      const shared = valueOf(await lists.share(uid, id)).shareId ?? '';
      await castVote(accounts.documents, { uid, slug: SLUG, vote: 3 }, 1);
      const step = { seq: 1, changes: [...diffCollections({}, owned)] };
      await createOwnedCards(accounts.documents).change(uid, { device: 'd', version: 0, steps: [step] });
      expect(await createOwnedCards(accounts.documents).read(uid)).toMatchObject({
        version: 1,
        cards: owned,
      });
      expect(valueOf(await lists.open(uid, id)).list).toEqual(list);

      const exported = await readExport(accounts, uid);
      expect(exported['profiles']).toEqual([user.profile]);
      for (const collection of ['sessions', 'lists', 'saltVotes', 'ownedCollections', 'ownedCards'])
        expect(exported[collection]).toHaveLength(1);
      expect(JSON.stringify(exported)).not.toMatch(/passwordHash|sealedPassword|replacedBy/);

      const wrong = { ok: false, error: accountError('auth/wrong-password') };
      expect(await accounts.deleteAccount(user, OTHER, CONTEXT)).toEqual(wrong);
      expect(await accounts.deleteAccount(user, PASSWORD, CONTEXT)).toEqual(DONE);
      expect(await accounts.readSession(secret)).toBeUndefined();
      expect(await accounts.readProfile(uid)).toBeUndefined();
      expect(Object.values(await readExport(accounts, uid)).flat()).toEqual([]);
      expect(await lists.openShared(shared)).toBeUndefined();
      expect(await readVote(accounts.documents, uid, SLUG)).toBeUndefined();
      expect(await signIn(email)).toEqual(INVALID_CREDENTIAL);
    });
  });
};
