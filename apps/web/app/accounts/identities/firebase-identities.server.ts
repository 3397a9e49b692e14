import { err, ok, trimEmail } from '@crownsmith/domain';
import { confirmPasswordReset, signInWithEmailAndPassword } from 'firebase/auth';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { accountError } from '../account-error';
import type { Documents } from '../documents/documents.server';
import type { FirebaseProject } from '../firebase/firebase-app.server';
import { createFirebaseClient } from './firebase-client.server';
import { createFirebaseCodes } from './firebase-codes.server';
import { firebaseCodeOf, toIdentitiesError, unlessRefused } from './firebase-errors.server';
import { createFirebaseProofs } from './firebase-proofs.server';
import type { Identities, Identity } from './identities.server';

/** Codes of Firebase for credentials that are not right, whatever is wrong with them. */
const WRONG_CREDENTIALS: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-login-credentials',
  'auth/missing-email',
  'auth/missing-password',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]);
const NO_USER: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/invalid-email']);
const TAKEN: ReadonlySet<string> = new Set(['auth/email-already-exists', 'auth/uid-already-exists']);
const INVALID_CODES: ReadonlySet<string> = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const INVALID_CODE = err(accountError('auth/invalid-action-code'));

const toIdentity = ({ uid, email, emailVerified }: UserRecord): Identity => ({
  uid,
  email: email ?? '',
  isConfirmed: emailVerified,
});

interface Options {
  readonly app: App;
  readonly project: FirebaseProject;
  /** host and port of the Auth emulator, in tests */
  readonly emulatorHost?: string | undefined;
  readonly documents: Documents;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/**
 * Identities in Firebase Authentication: signing in and new passwords by its client SDK, everything else by firebase-admin.
 * Methods reject with an IdentitiesError.
 */
export const createFirebaseIdentities = ({
  app,
  project,
  emulatorHost,
  documents,
  now = Date.now,
}: Options): Identities => {
  const auth = getAuth(app);
  const withClient = createFirebaseClient(project, emulatorHost);
  const codes = createFirebaseCodes({ documents, now });
  const proofs = createFirebaseProofs({ auth, documents });
  /** passwords of identities that `create` has returned, for their codes */
  const passwords = new WeakMap<Identity, string>();

  const findByEmail = async (email: string): Promise<Identity | undefined> => {
    const user = await unlessRefused(auth.getUserByEmail(trimEmail(email)), NO_USER);
    return user && toIdentity(user);
  };

  return {
    kind: 'firebase',

    // Both are done for every address, so that the time does not tell which ones are known.
    create: async ({ email, password }) => {
      const [known, identity] = await Promise.all([findByEmail(email), codes.register(email)]);
      if (known) return undefined;
      passwords.set(identity, password);
      return identity;
    },

    verifyPassword: async ({ email, password }) => {
      const signIn = withClient(async (client) => {
        const { user } = await signInWithEmailAndPassword(client, trimEmail(email), password);
        const identity = { uid: user.uid, email: user.email ?? '', isConfirmed: user.emailVerified };
        return { ...identity, proof: await proofs.create(await user.getIdToken()) };
      });
      return unlessRefused(signIn, WRONG_CREDENTIALS);
    },

    byEmail: findByEmail,

    byUid: async (uid) => {
      const user = await unlessRefused(auth.getUser(uid), NO_USER);
      return user && toIdentity(user);
    },

    makeCode: async (identity, purpose) => {
      if (purpose === 'confirm') {
        const password = passwords.get(identity);
        if (password === undefined) throw new TypeError('Only an identity from create() is to be confirmed.');
        return codes.makeRegistrationCode(identity, password);
      }
      try {
        const link = await auth.generatePasswordResetLink(identity.email);
        const code = new URL(link).searchParams.get('oobCode');
        if (code === null) throw new TypeError('The link for a new password has no code.');
        await codes.addResetCode(identity, code);
        return code;
      } catch (error) {
        throw toIdentitiesError(error);
      }
    },

    confirm: async (code) => {
      const registration = await codes.read(code, 'confirm');
      if (!registration) return INVALID_CODE;
      const user = await unlessRefused(auth.createUser({ ...registration, emailVerified: true }), TAKEN);
      await codes.deleteAll(registration.uid);
      return user ? ok({ uid: user.uid, email: registration.email, isConfirmed: true }) : INVALID_CODE;
    },

    resetPassword: async (code, password) => {
      const found = await codes.read(code, 'reset');
      if (!found) return INVALID_CODE;
      const { uid } = found;
      try {
        await withClient((client) => confirmPasswordReset(client, code, password));
        await codes.deleteAll(uid);
        // Whoever has the code reads the mails of the address.
        return ok(toIdentity(await auth.updateUser(uid, { emailVerified: true })));
      } catch (error) {
        const refusal = firebaseCodeOf(error) ?? '';
        if (refusal === 'auth/weak-password') return err(accountError(refusal));
        if (INVALID_CODES.has(refusal)) return INVALID_CODE;
        throw toIdentitiesError(error);
      }
    },

    setPassword: async (uid, password) => {
      await proofs.changePassword(uid, password);
      await codes.deleteAll(uid);
    },

    // All other ways to sign in are off there (docs/firebase.md).
    hasPassword: () => Promise.resolve(true),

    delete: async (uid) => {
      await unlessRefused(auth.deleteUser(uid), NO_USER);
      await codes.deleteAll(uid);
    },

    isProofValid: async (uid, proof) => proof !== undefined && (await proofs.uidOfProof(proof)) === uid,
    uidOfToken: proofs.uidOfToken,
  };
};
