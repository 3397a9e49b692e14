import { ok } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { accountError } from '../account-error';
import type { Accounts } from '../accounts.server';
import { createAccounts } from '../create-accounts.server';
import { PROFILES } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { uniqueEmail } from '../identities/identities.contract';
import type { OwnIdentities } from '../identities/local-identities.server';
import { valueOf } from '../lists/test-lists.server';
import { makeProfile } from '../profile/profile.server';
import { readExport } from '../test-export';
import type { ProviderPerson } from './open-id-client.server';
import type { ProviderAccounts } from './provider-accounts.server';
import { RETURNED_SIGN_INS } from './provider-documents.server';

const PASSWORD = 'correct horse battery';
const CONTEXT = { origin: 'https://crownsmith.example' };
const ISSUER = 'https://guild.example/realms/players';
const MINUTE_MS = 60_000;

interface Stores {
  readonly documents: Documents;
  readonly identities: OwnIdentities;
}

const failed = (code: Parameters<typeof accountError>[0]) => ({ ok: false, error: accountError(code) });

/** What people do with identities of the host's provider, on every database. */
export const testProviderAccounts = (name: string, open: () => Promise<Stores>): void => {
  describe(`identities of a provider in ${name}`, () => {
    let stores: Stores;
    let accounts: Accounts;
    let provider: ProviderAccounts;
    let time = Date.now();
    let person: ProviderPerson;
    beforeAll(async () => {
      stores = await open();
      const client = {
        name: 'Guild Hall',
        issuer: ISSUER,
        authorizeUrl: () => Promise.resolve(ok(ISSUER)),
        readPerson: () => Promise.resolve(ok(person)),
      };
      accounts = createAccounts({
        documents: stores.documents,
        identities: stores.identities,
        provider: { client, identities: stores.identities },
        mailer: { target: 'nowhere', send: () => Promise.resolve(), close: () => Promise.resolve() },
        log: silentLog,
        now: () => time,
      });
      if (!accounts.provider) throw new Error('The accounts have no provider.');
      ({ provider } = accounts);
    });
    afterAll(() => accounts.close());

    let serial = 0;
    const somebody = (changes: Partial<ProviderPerson> = {}): ProviderPerson => {
      serial += 1;
      return {
        issuer: ISSUER,
        subject: `subject ${serial}`,
        email: uniqueEmail(),
        names: ['Ada'],
        ...changes,
      };
    };
    const url = new URL('https://crownsmith.example/signin/openid/callback?state=x&code=y');
    const finish = async (who: ProviderPerson, begun = provider.begin({ paths: {} })) => {
      person = who;
      return provider.finish(begun, { url, user: undefined, device: 'Firefox on Linux' });
    };
    const signIn = async (who: ProviderPerson) => {
      const outcome = valueOf(await finish(who));
      if (outcome.kind !== 'signed-in') throw new Error(`The person is ${outcome.kind}.`);
      return outcome.grant;
    };
    /** An account with a password. */
    const register = async (email: string) => {
      const identity = await stores.identities.create({ email, password: PASSWORD });
      if (!identity) throw new Error('The address has an identity already.');
      await stores.identities.confirm(await stores.identities.makeCode(identity, 'confirm'));
      const profile = makeProfile({ uid: identity.uid, email, displayName: 'Ada' }, time);
      await stores.documents.transaction((transaction) => transaction.set(PROFILES, identity.uid, profile));
      return valueOf(await accounts.signIn({ email, password: PASSWORD }, 'a test')).user;
    };

    it('are issuer and subject: neither the address nor another issuer is the same person', async () => {
      const ada = somebody();
      const { user } = await signIn(ada);
      expect(user.profile).toMatchObject({ displayName: 'Ada', email: ada.email, isAdmin: false });
      expect((await signIn({ ...ada, email: undefined })).user.uid).toBe(user.uid);
      const impostor = { ...somebody(), email: ada.email };
      expect(valueOf(await finish(impostor)).kind).toBe('unlinked');
      const elsewhere = { ...ada, issuer: 'https://other.example' };
      expect(valueOf(await finish(elsewhere)).kind).toBe('unlinked');
      expect(await finish({ ...somebody(), email: undefined })).toEqual(failed('auth/unverified-email'));
      expect(await finish(somebody({ email: 'no address' }))).toEqual(failed('auth/unverified-email'));
    });

    it('have a name that this site takes, or none', async () => {
      const nameOf = async (...names: string[]) =>
        (await signIn(somebody({ names }))).user.profile.displayName;
      expect(await nameOf('\u202e', ` ${'x'.repeat(50)}`)).toBe('x'.repeat(40));
      expect(await nameOf('a\nb')).toBe('Player');
    });

    it('take over an address that was registered and not confirmed, without its password or its mails', async () => {
      const ada = somebody();
      const squatter = await stores.identities.create({ email: ada.email ?? '', password: PASSWORD });
      const code = await stores.identities.makeCode(squatter!, 'confirm');
      const { user } = await signIn(ada);
      expect(await accounts.confirmEmail(code)).toEqual(failed('auth/invalid-action-code'));
      expect(await accounts.signIn({ email: ada.email ?? '', password: PASSWORD }, 'x')).toEqual(
        failed('auth/invalid-credential'),
      );
      expect(await accounts.hasPassword(user.uid)).toBe(false);
    });

    it('come back once, also at the same time, and only what is too old to come back is forgotten', async () => {
      const begun = provider.begin({ paths: {} });
      const ada = somebody();
      const results = await Promise.all([finish(ada, begun), finish(ada, begun), finish(ada, begun)]);
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      const expired = failed('auth/missing-or-invalid-nonce');
      expect(results.filter((result) => !result.ok)).toEqual([expired, expired]);
      time += 10 * MINUTE_MS;
      await signIn(ada);
      expect(await finish(ada, begun)).toEqual(expired);
      time += 11 * MINUTE_MS;
      await signIn(ada);
      const left = await stores.documents.find(RETURNED_SIGN_INS, { orderBy: 'expiresAt', limit: 1000 });
      expect(left.every(({ data }) => data.expiresAt > time)).toBe(true);
    });

    it('make one account of a person who comes back twice at the same time', async () => {
      const ada = somebody();
      const outcomes = (await Promise.all([finish(ada), finish(ada)])).map(valueOf);
      const uids = outcomes.map((outcome) =>
        outcome.kind === 'signed-in' ? outcome.grant.user.uid : outcome.kind,
      );
      expect(new Set(uids).size).toBe(1);
    });

    it('are linked to one account of the host’s people, one of each issuer', async () => {
      const [ada, eve] = [await register(uniqueEmail()), await register(uniqueEmail())];
      const own = somebody();
      expect(await provider.link(ada.uid, own)).toEqual(ok(undefined));
      expect(await provider.link(ada.uid, own)).toEqual(ok(undefined));
      expect(await provider.link(eve.uid, own)).toEqual(failed('auth/credential-already-in-use'));
      expect(await provider.link(ada.uid, somebody())).toEqual(failed('auth/provider-already-linked'));
      expect(await provider.link(ada.uid, somebody({ issuer: 'https://new.example' }))).toEqual(
        ok(undefined),
      );
      expect(await provider.find(ada.uid)).toEqual({ linkedAt: time });
      expect(await provider.find(eve.uid)).toEqual({ linkedAt: undefined });
      expect((await signIn(own)).user.uid).toBe(ada.uid);
      expect(await provider.unlink(ada.uid)).toEqual(ok(undefined));
      expect(await provider.find(ada.uid)).toEqual({ linkedAt: undefined });
      expect((await signIn(own)).user.uid).not.toBe(ada.uid);
    });

    it('stand for a password for ten minutes, of a browser alone', async () => {
      const { user } = await signIn(somebody());
      expect(await provider.unlink(user.uid)).toEqual(failed('auth/requires-password'));
      const token = valueOf(await accounts.makeToken(user, { name: 'a script', password: '' }));
      const script = await accounts.readToken(token.secret);
      expect(await accounts.verifyPassword(script!, '')).toEqual(failed('auth/requires-recent-login'));
      time += 10 * MINUTE_MS;
      for (const attempt of [
        accounts.verifyPassword(user, ''),
        accounts.deleteAccount(user, '', CONTEXT),
        accounts.changePassword(user, { current: '', next: PASSWORD }, CONTEXT),
        accounts.makeToken(user, { name: 'another', password: '' }),
      ])
        expect(await attempt).toEqual(failed('auth/requires-recent-login'));
      const other = await register(uniqueEmail());
      expect(await accounts.verifyPassword(other, '')).toEqual(failed('auth/wrong-password'));
    });

    it('are in the export, and go with the account; who comes back begins anew', async () => {
      const ada = somebody();
      const { user } = await signIn(ada);
      const { uid } = user;
      expect((await readExport(accounts, uid))['linkedIdentities']).toEqual([
        { uid, issuer: ISSUER, subject: ada.subject, linkedAt: time },
      ]);
      // A link that its deletion has not reached opens nothing, and can be made anew.
      await stores.documents.transaction((transaction) => transaction.delete(PROFILES, uid));
      expect(await provider.link(uid, somebody())).toEqual(failed('auth/missing-or-invalid-nonce'));
      await accounts.removeAccount(uid);
      expect(Object.values(await readExport(accounts, uid)).flat()).toEqual([]);
      expect((await signIn(ada)).user.uid).not.toBe(uid);
    });
  });
};
