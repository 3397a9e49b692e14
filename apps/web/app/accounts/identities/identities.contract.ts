import { beforeAll, describe, expect, it } from 'vitest';
import type { Identities } from './identities.server';

let last = 0;
/** An address that no other test has, at a provider that outlives the run. */
export const uniqueEmail = (): string => `p${process.pid}.${Date.now()}.${(last += 1)}@mail.example`;

const PASSWORD = 'correct horse battery';
const OTHER = 'staple of another kind';
const INVALID = { ok: false, error: { code: 'auth/invalid-action-code' } };

/** What every adapter of the Identities port must do. */
export const testIdentities = (name: string, open: () => Promise<Identities>): void => {
  describe(`identities of ${name}`, () => {
    let identities: Identities;
    beforeAll(async () => {
      identities = await open();
    });

    const create = async (email = uniqueEmail(), password = PASSWORD) => {
      const identity = await identities.create({ email, password });
      if (!identity) throw new Error('The address has an identity already.');
      return identity;
    };
    const createConfirmed = async (email = uniqueEmail()) => {
      const identity = await create(email);
      const confirmed = await identities.confirm(await identities.makeCode(identity, 'confirm'));
      if (!confirmed.ok) throw new Error(confirmed.error.message);
      return confirmed.value;
    };

    it('creates an identity that a code of a mail confirms', async () => {
      const identity = await create();
      expect(identity.isConfirmed).toBe(false);
      const code = await identities.makeCode(identity, 'confirm');
      const confirmed = await identities.confirm(code);
      expect(confirmed).toEqual({ ok: true, value: { ...identity, isConfirmed: true } });
      expect((await identities.byUid(identity.uid))?.isConfirmed).toBe(true);
      expect(await identities.confirm(code)).toMatchObject(INVALID);
    });

    it('has one identity per address, however it is spelt', async () => {
      const identity = await createConfirmed();
      const spelt = ` ${identity.email.toUpperCase()} `;
      expect(await identities.create({ email: spelt, password: OTHER })).toBeUndefined();
      expect((await identities.byEmail(spelt))?.uid).toBe(identity.uid);
      const verified = await identities.verifyPassword({ email: spelt, password: PASSWORD });
      expect(verified?.uid).toBe(identity.uid);
    });

    it('verifies the right password alone', async () => {
      const { email, uid } = await createConfirmed();
      expect((await identities.verifyPassword({ email, password: PASSWORD }))?.uid).toBe(uid);
      expect(await identities.verifyPassword({ email, password: PASSWORD.toUpperCase() })).toBeUndefined();
      expect(await identities.verifyPassword({ email, password: '' })).toBeUndefined();
      expect(await identities.verifyPassword({ email: uniqueEmail(), password: PASSWORD })).toBeUndefined();
    });

    it('sets a new password by a code, once', async () => {
      const identity = await createConfirmed();
      const { email } = identity;
      const code = await identities.makeCode(identity, 'reset');
      expect(await identities.confirm(code)).toMatchObject(INVALID);
      expect((await identities.resetPassword(code, OTHER)).ok).toBe(true);
      expect(await identities.resetPassword(code, PASSWORD)).toMatchObject(INVALID);
      expect(await identities.verifyPassword({ email, password: PASSWORD })).toBeUndefined();
      expect((await identities.verifyPassword({ email, password: OTHER }))?.uid).toBe(identity.uid);
    });

    it('refuses codes that it did not make', async () => {
      for (const code of ['', 'x', 'a'.repeat(5000), '../../x'])
        expect(await identities.confirm(code)).toMatchObject(INVALID);
      expect(await identities.resetPassword('nothing', OTHER)).toMatchObject(INVALID);
    });

    it('sets a password, and deletes', async () => {
      const { uid, email } = await createConfirmed();
      await identities.setPassword(uid, OTHER);
      expect((await identities.verifyPassword({ email, password: OTHER }))?.uid).toBe(uid);
      await identities.delete(uid);
      expect(await identities.byUid(uid)).toBeUndefined();
      expect(await identities.verifyPassword({ email, password: OTHER })).toBeUndefined();
      expect((await create(email)).uid).not.toBe(uid);
    });

    it('knows no bearer token that it did not make', async () => {
      expect(await identities.uidOfToken('nonsense')).toBeUndefined();
      expect(await identities.isProofValid('nobody', 'nonsense')).toBe(false);
    });
  });
};
