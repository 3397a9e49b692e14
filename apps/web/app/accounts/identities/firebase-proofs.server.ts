import { LRUCache } from 'lru-cache';
import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod';
import { defineCollection, type Documents } from '../documents/documents.server';
import { digestOf } from '../secret.server';
import { firebaseCodeOf, toIdentitiesError, unlessRefused } from './firebase-errors.server';

const PasswordChangeDocument = z.object({
  uid: z.string(),
  /** when Firebase ended all sessions because of the change, in s since 1970 */
  changedAt: z.number(),
  /** since when sign-ins were valid before, in s since 1970 */
  validAfter: z.number(),
});

/** Last change of a password by uid: Firebase ends every session with it, the one that made it, too. */
export const FIREBASE_PASSWORD_CHANGES = defineCollection('firebasePasswordChanges', PasswordChangeDocument, {
  owner: 'uid',
});

/** How long Firebase's session cookies are valid, in ms: the longest that it offers. */
const PROOF_LIFETIME_MS = 14 * 24 * 3_600_000;
/** How long a checked proof or token is not checked again, in ms: so late does an end of all sessions in Firebase count. */
const RECHECK_MS = 60_000;
const MAX_CHECKED = 10_000;
const MAX_TOKEN = 4096;

/** Codes of Firebase for proofs and tokens that do not hold (any more). */
const INVALID: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/session-cookie-expired',
  'auth/user-disabled',
  'auth/user-not-found',
]);
const REVOKED = 'auth/session-cookie-revoked';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const Claims = z.object({ sub: z.string(), auth_time: z.number() });

/** The claims of a token whose signature was checked. */
const readClaims = (token: string): z.infer<typeof Claims> =>
  Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));

const toSeconds = (time: string | undefined): number => (time === undefined ? 0 : Date.parse(time) / 1000);

interface Options {
  readonly auth: Auth;
  readonly documents: Documents;
}

/** Firebase's session cookies, which prove a sign-in, and its bearer tokens. */
export const createFirebaseProofs = ({ auth, documents }: Options) => {
  /** uids by the digest of what was checked lately */
  const checked = new LRUCache<string, string>({ max: MAX_CHECKED, ttl: RECHECK_MS });

  const remember = async (
    text: string,
    check: () => Promise<string | undefined>,
  ): Promise<string | undefined> => {
    if (text.length > MAX_TOKEN || !JWT.test(text)) return undefined;
    const key = digestOf(text);
    const known = checked.get(key);
    if (known !== undefined) return known;
    const uid = await check();
    if (uid !== undefined) checked.set(key, uid);
    return uid;
  };

  const validAfterOf = async (uid: string): Promise<number> =>
    toSeconds((await auth.getUser(uid)).tokensValidAfterTime);

  /** Whether only a change of the password on this site has ended the session of a proof: this site ends others itself. */
  const endedByPassword = async (proof: string): Promise<string | undefined> => {
    const { sub: uid, auth_time: signedInAt } = readClaims(proof);
    const change = await documents.get(FIREBASE_PASSWORD_CHANGES, uid);
    if (!change || signedInAt < change.validAfter) return undefined;
    return (await validAfterOf(uid)) === change.changedAt ? uid : undefined;
  };

  const checkProof = async (proof: string): Promise<string | undefined> => {
    try {
      return (await unlessRefused(auth.verifySessionCookie(proof, true), INVALID))?.uid;
    } catch (error) {
      // The signature was right: Firebase checks it first.
      const cause = error instanceof Error ? error.cause : undefined;
      if (firebaseCodeOf(cause) === REVOKED) return endedByPassword(proof);
      throw error;
    }
  };

  const checkToken = async (token: string): Promise<string | undefined> => {
    const claims = await unlessRefused(auth.verifyIdToken(token, true), INVALID);
    return claims?.email_verified ? claims.uid : undefined;
  };

  return {
    /** @param idToken of a sign-in within the last five minutes */
    create: (idToken: string): Promise<string> =>
      auth.createSessionCookie(idToken, { expiresIn: PROOF_LIFETIME_MS }),

    /** The uid of a proof that holds. */
    uidOfProof: (proof: string): Promise<string | undefined> => remember(proof, () => checkProof(proof)),

    /** The uid of a valid ID token whose address is confirmed. */
    uidOfToken: (token: string): Promise<string | undefined> => remember(token, () => checkToken(token)),

    /** Changes a password so that proofs of before go on to hold. Rejects with an IdentitiesError. */
    changePassword: async (uid: string, password: string): Promise<void> => {
      try {
        const before = await validAfterOf(uid);
        const { tokensValidAfterTime } = await auth.updateUser(uid, { password });
        const changedAt = toSeconds(tokensValidAfterTime);
        await documents.transaction(async (transaction) => {
          const last = await transaction.get(FIREBASE_PASSWORD_CHANGES, uid);
          const validAfter = last?.changedAt === before ? last.validAfter : before;
          transaction.set(FIREBASE_PASSWORD_CHANGES, uid, { uid, changedAt, validAfter });
        });
      } catch (error) {
        throw toIdentitiesError(error);
      }
    },
  };
};
