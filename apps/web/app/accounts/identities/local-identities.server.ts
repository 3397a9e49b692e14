import { err, ok, trimEmail } from '@crownsmith/domain';
import * as z from 'zod';
import { isOver } from '#app/platform/clock.server';
import { accountError } from '../account-error';
import { defineCollection, type Documents, type Transaction } from '../documents/documents.server';
import { digestOf, makeId, makeSecret } from '../secret.server';
import { emailKey, emailKeys } from './email.server';
import { CODE_LIFETIME_MS, type CodePurpose, type Identities, type Identity } from './identities.server';
import { hashPassword, verifyPassword } from './password-hash.server';

const IdentityDocument = z.object({
  uid: z.string(),
  email: z.string(),
  /** empty where the person has no password and signs in by the host's provider */
  passwordHash: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.number(),
});
type IdentityDocument = z.infer<typeof IdentityDocument>;

/** Identities by the digest of their e-mail address. */
export const IDENTITIES = defineCollection('identities', IdentityDocument, {
  owner: 'uid',
  hidden: ['passwordHash'],
});

const CodeDocument = z.object({
  uid: z.string(),
  email: z.string(),
  purpose: z.enum(['confirm', 'reset']),
  /** the password that a confirmed address gets: that of the registration which the mail was sent for */
  passwordHash: z.string(),
  expiresAt: z.number(),
});
type CodeDocument = z.infer<typeof CodeDocument>;

/** Codes of mails by the digest of their secret. */
export const CODES = defineCollection('codes', CodeDocument, { owner: 'uid', hidden: ['passwordHash'] });

/** Codes of one person that are looked through. */
const MAX_CODES = 100;

const INVALID_CODE = err(accountError('auth/invalid-action-code'));

const toIdentity = ({ uid, email, isConfirmed }: IdentityDocument): Identity => ({ uid, email, isConfirmed });

interface Options {
  readonly documents: Documents;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/** Identities of the site's own database, which can do without a password. */
export interface OwnIdentities extends Identities {
  /**
   * Creates an identity whose address somebody else has verified; undefined where the address has a confirmed one. What was
   * registered under the address and not confirmed is worth nothing any more: its password, and the codes of its mails.
   * @param transaction that has written nothing yet
   */
  createWithoutPassword(transaction: Transaction, email: string): Promise<Identity | undefined>;
}

/** Identities in the site's own database, with passwords as Argon2id hashes. */
export const createLocalIdentities = ({ documents, now = Date.now }: Options): OwnIdentities => {
  const byUid = async (transaction: Pick<Transaction, 'find'>, uid: string) =>
    (await transaction.find(IDENTITIES, { where: { uid }, limit: 1 }))[0];

  /** The identity of an address with its id; the id that it would get where there is none. */
  const byEmail = async (reader: Pick<Transaction, 'get'>, email: string) => {
    const found = await Promise.all(
      emailKeys(email).map(async (key) => ({ key, identity: await reader.get(IDENTITIES, key) })),
    );
    return found.find(({ identity }) => identity) ?? { key: emailKey(email), identity: undefined };
  };

  const isExpired = ({ expiresAt, purpose }: CodeDocument): boolean =>
    isOver(expiresAt, CODE_LIFETIME_MS[purpose], now());

  /** Ids of a person's codes that match, or have expired. */
  const findCodes = async (
    transaction: Pick<Transaction, 'find'>,
    matches: (code: CodeDocument) => boolean,
    uid: string,
  ): Promise<readonly string[]> => {
    const codes = await transaction.find(CODES, { where: { uid }, limit: MAX_CODES });
    return codes.filter(({ data }) => isExpired(data) || matches(data)).map(({ id }) => id);
  };

  /** Uses a code once, and changes the identity that it is for. */
  const redeem = (
    secret: string,
    purpose: CodePurpose,
    change: (identity: IdentityDocument, code: CodeDocument) => IdentityDocument,
  ) =>
    documents.transaction(async (transaction) => {
      const id = digestOf(secret);
      const code = await transaction.get(CODES, id);
      const { key, identity } = await byEmail(transaction, code?.email ?? '');
      if (!code || code.purpose !== purpose || isExpired(code) || identity?.uid !== code.uid)
        return INVALID_CODE;
      if (purpose === 'confirm' && identity.isConfirmed) return INVALID_CODE;
      // A confirmed address makes every other code of before worthless, a new password too.
      const used = await findCodes(transaction, () => true, code.uid);
      const changed = change(identity, code);
      for (const each of new Set([...used, id])) transaction.delete(CODES, each);
      transaction.set(IDENTITIES, key, changed);
      return ok(toIdentity(changed));
    });

  return {
    kind: 'local',

    create: async ({ email, password }) => {
      const passwordHash = await hashPassword(password, 'registration');
      return documents.transaction(async (transaction) => {
        const { key, identity: known } = await byEmail(transaction, email);
        if (known?.isConfirmed) return undefined;
        const identity: IdentityDocument = {
          uid: known?.uid ?? makeId(),
          email: trimEmail(email),
          passwordHash,
          isConfirmed: false,
          createdAt: known?.createdAt ?? now(),
        };
        transaction.set(IDENTITIES, key, identity);
        return toIdentity(identity);
      });
    },

    verifyPassword: async ({ email, password }) => {
      const { identity } = await byEmail(documents, email);
      const isRight = await verifyPassword(password, identity?.passwordHash || undefined);
      return isRight && identity ? toIdentity(identity) : undefined;
    },

    byEmail: async (email) => {
      const { identity } = await byEmail(documents, email);
      return identity && toIdentity(identity);
    },

    byUid: async (uid) => {
      const found = await byUid(documents, uid);
      return found && toIdentity(found.data);
    },

    makeCode: async ({ uid, email }, purpose) => {
      const secret = makeSecret();
      await documents.transaction(async (transaction) => {
        const { identity } = await byEmail(transaction, email);
        if (identity?.uid !== uid) return;
        // A registration that is repeated by somebody else must not take the link from the first one's mail.
        const replaced = await findCodes(
          transaction,
          (code) => code.purpose === purpose && purpose === 'reset',
          uid,
        );
        for (const id of replaced) transaction.delete(CODES, id);
        transaction.set(CODES, digestOf(secret), {
          uid,
          email,
          purpose,
          passwordHash: identity.passwordHash,
          expiresAt: now() + CODE_LIFETIME_MS[purpose],
        });
      });
      return secret;
    },

    confirm: (code) =>
      redeem(code, 'confirm', (identity, { passwordHash }) => ({
        ...identity,
        passwordHash,
        isConfirmed: true,
      })),

    resetPassword: async (code, password) => {
      // Made-up codes cost no hash.
      if (!(await documents.get(CODES, digestOf(code)))) return INVALID_CODE;
      const passwordHash = await hashPassword(password, 'reset');
      return redeem(code, 'reset', (identity) => ({ ...identity, passwordHash, isConfirmed: true }));
    },

    setPassword: async (uid, password) => {
      const passwordHash = await hashPassword(password);
      await documents.transaction(async (transaction) => {
        const found = await byUid(transaction, uid);
        const codes = await findCodes(transaction, () => true, uid);
        for (const id of codes) transaction.delete(CODES, id);
        if (found) transaction.set(IDENTITIES, found.id, { ...found.data, passwordHash });
      });
    },

    hasPassword: async (uid) => {
      const found = await byUid(documents, uid);
      return found !== undefined && found.data.passwordHash !== '';
    },

    createWithoutPassword: async (transaction, email) => {
      const { key, identity: known } = await byEmail(transaction, email);
      if (known?.isConfirmed) return undefined;
      const codes = known ? await findCodes(transaction, () => true, known.uid) : [];
      const identity: IdentityDocument = {
        uid: known?.uid ?? makeId(),
        email: trimEmail(email),
        passwordHash: '',
        isConfirmed: true,
        createdAt: known?.createdAt ?? now(),
      };
      for (const id of codes) transaction.delete(CODES, id);
      transaction.set(IDENTITIES, key, identity);
      return toIdentity(identity);
    },

    delete: (uid) =>
      documents.transaction(async (transaction) => {
        const found = await byUid(transaction, uid);
        const codes = await findCodes(transaction, () => true, uid);
        for (const id of codes) transaction.delete(CODES, id);
        if (found) transaction.delete(IDENTITIES, found.id);
      }),

    isProofValid: (_uid, proof) => Promise.resolve(proof === undefined),
    uidOfToken: () => Promise.resolve(undefined),
  };
};
