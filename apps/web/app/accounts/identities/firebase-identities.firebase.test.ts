import { setTimeout as wait } from 'node:timers/promises';
import { getApps } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { env } from '#app/platform/env.server';
import { accountError } from '../account-error';
import { openFirebaseApp } from '../firebase/firebase-app.server';
import { openTestFirebase, TEST_PROJECT } from '../firebase/test-firebase';
import { createFirebaseClient } from './firebase-client.server';
import { createFirebaseIdentities } from './firebase-identities.server';
import { testIdentities, uniqueEmail } from './identities.contract';

const { documents, identities } = openTestFirebase();
/** Another process: it remembers no check of this one. */
const other = openTestFirebase();
const app = openFirebaseApp(TEST_PROJECT, { isEmulated: true });
const auth = getAuth(app);
const withClient = createFirebaseClient(TEST_PROJECT, env().FIREBASE_AUTH_EMULATOR_HOST);
afterAll(() => Promise.all([documents.close(), other.documents.close(), deleteApp(app)]));

testIdentities('Firebase', () => Promise.resolve(identities));

const PASSWORD = 'correct horse battery';

/** A person of Firebase, as another app or an import has created it. */
const createUser = async (emailVerified = true) => {
  const email = uniqueEmail();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified });
  return { uid, email };
};
const proofOf = async (email: string, password = PASSWORD): Promise<string> =>
  (await identities.verifyPassword({ email, password }))?.proof ?? '';
const tokenOf = (email: string): Promise<string> =>
  withClient(async (client) => (await signInWithEmailAndPassword(client, email, PASSWORD)).user.getIdToken());
/** Firebase knows when sessions end to the second: what follows comes in a later one. */
const nextSecond = (): Promise<void> => wait(1000 - (Date.now() % 1000) + 50);

describe('proofs of a sign-in with Firebase', () => {
  it('hold for their person alone', async () => {
    const [ada, eve] = [await createUser(), await createUser()];
    const proof = await proofOf(ada.email);
    expect(await identities.isProofValid(ada.uid, proof)).toBe(true);
    expect(await identities.isProofValid(eve.uid, proof)).toBe(false);
    expect(await identities.isProofValid(ada.uid, undefined)).toBe(false);
    expect(await identities.isProofValid(ada.uid, await tokenOf(ada.email))).toBe(false);
  });

  it('hold after a change of the password on this site, and end with all sessions in Firebase', async () => {
    const { uid, email } = await createUser();
    const proof = await proofOf(email);
    for (const password of ['a second password', 'a third password']) {
      await nextSecond();
      await identities.setPassword(uid, password);
      expect(await openTestFirebase().identities.isProofValid(uid, proof)).toBe(true);
    }
    await nextSecond();
    await auth.revokeRefreshTokens(uid);
    expect(await other.identities.isProofValid(uid, proof)).toBe(false);
    expect(await identities.isProofValid(uid, await proofOf(email, 'a third password'))).toBe(true);
  });

  it.each([
    ['disabled', (uid: string) => auth.updateUser(uid, { disabled: true })],
    ['deleted', (uid: string) => auth.deleteUser(uid)],
    ['given another password', (uid: string) => auth.updateUser(uid, { password: 'of the console' })],
  ])('end where the person is %s in Firebase', async (_, change) => {
    const { uid, email } = await createUser();
    const proof = await proofOf(email);
    await nextSecond();
    await change(uid);
    expect(await other.identities.isProofValid(uid, proof)).toBe(false);
    expect(await identities.verifyPassword({ email, password: PASSWORD })).toBeUndefined();
  });
});

describe('bearer tokens of Firebase', () => {
  it('name their person where the address is confirmed', async () => {
    const { uid, email } = await createUser();
    const token = await tokenOf(email);
    expect(await identities.uidOfToken(token)).toBe(uid);
    expect(await identities.uidOfToken(await tokenOf((await createUser(false)).email))).toBeUndefined();
    expect(await identities.uidOfToken(await proofOf(email))).toBeUndefined();
    await auth.deleteUser(uid);
    expect(await other.identities.uidOfToken(token)).toBeUndefined();
  });
});

describe('Firebase identities', () => {
  it('sign many people in at a time, each as themselves, and keep nobody signed in', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createUser()));
    const signedIn = await Promise.all(
      people.map(({ email }) => identities.verifyPassword({ email, password: PASSWORD })),
    );
    expect(signedIn.map((identity) => identity?.uid)).toEqual(people.map(({ uid }) => uid));
    expect(getApps()).toEqual([]);
  });

  it('confirm the address of a person from elsewhere by a new password', async () => {
    const { uid, email } = await createUser(false);
    expect(await identities.create({ email, password: PASSWORD })).toBeUndefined();
    const identity = await identities.byEmail(email);
    const code = await identities.makeCode(identity!, 'reset');
    expect(await identities.resetPassword(code, 'another password')).toEqual({
      ok: true,
      value: { uid, email, isConfirmed: true },
    });
  });

  it('let only the last code set a password, and none after a change of it', async () => {
    const identity = (await identities.byEmail((await createUser()).email))!;
    const first = await identities.makeCode(identity, 'reset');
    const second = await identities.makeCode(identity, 'reset');
    const refused = { ok: false, error: accountError('auth/invalid-action-code') };
    expect(await identities.resetPassword(first, 'another password')).toEqual(refused);
    await identities.setPassword(identity.uid, 'a second password');
    expect(await identities.resetPassword(second, 'another password')).toEqual(refused);
  });

  it('reject where Firebase cannot be reached', async () => {
    const unreachable = createFirebaseIdentities({
      app,
      project: TEST_PROJECT,
      emulatorHost: '127.0.0.1:9',
      documents,
    });
    const signIn = unreachable.verifyPassword({ email: uniqueEmail(), password: PASSWORD });
    await expect(signIn).rejects.toMatchObject({
      name: 'IdentitiesError',
      accountError: accountError('auth/unavailable'),
    });
  });
});
