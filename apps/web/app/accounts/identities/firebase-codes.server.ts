import { trimEmail } from '@crownsmith/domain';
import * as z from 'zod';
import { isOver } from '#app/platform/clock.server';
import { defineCollection, type Documents, type Transaction } from '../documents/documents.server';
import { digestOf, makeId, makeSecret } from '../secret.server';
import { emailKey } from './email.server';
import { CODE_LIFETIME_MS, type CodePurpose, type Credentials, type Identity } from './identities.server';
import { sealText, unsealText } from './sealed-text.server';

const RegistrationDocument = z.object({ uid: z.string(), email: z.string(), createdAt: z.number() });

/** Uids of registrations by the digest of their e-mail address: Firebase knows a person once the address is confirmed. */
export const FIREBASE_REGISTRATIONS = defineCollection('firebaseRegistrations', RegistrationDocument, {
  owner: 'uid',
});

const CodeDocument = z.object({
  uid: z.string(),
  email: z.string(),
  purpose: z.enum(['confirm', 'reset']),
  /** the password of the registration that the mail was sent for; only the code in the mail can open it */
  sealedPassword: z.string().optional(),
  expiresAt: z.number(),
});
type CodeDocument = z.infer<typeof CodeDocument>;

/** Codes of mails by their digest. */
export const FIREBASE_CODES = defineCollection('firebaseCodes', CodeDocument, {
  owner: 'uid',
  hidden: ['sealedPassword'],
});

/** Codes of one person that are looked through. */
const MAX_CODES = 100;

interface Options {
  readonly documents: Documents;
  /** in ms since 1970 */
  readonly now: () => number;
}

/**
 * Registrations that wait for the confirmation of their address, and which codes of mails are valid. A code for a new
 * password is Firebase's; here is written which one was made last.
 */
export const createFirebaseCodes = ({ documents, now }: Options) => {
  const isExpired = ({ expiresAt, purpose }: CodeDocument): boolean =>
    isOver(expiresAt, CODE_LIFETIME_MS[purpose], now());

  const deleteCodes = async (
    transaction: Transaction,
    uid: string,
    matches: (code: CodeDocument) => boolean,
  ): Promise<void> => {
    const codes = await transaction.find(FIREBASE_CODES, { where: { uid }, limit: MAX_CODES });
    for (const { id, data } of codes)
      if (isExpired(data) || matches(data)) transaction.delete(FIREBASE_CODES, id);
  };

  const write = (
    { uid, email }: Pick<Identity, 'uid' | 'email'>,
    purpose: CodePurpose,
    { code, ...rest }: { readonly code: string; readonly sealedPassword?: string },
  ): Promise<void> =>
    documents.transaction(async (transaction) => {
      // A registration that is repeated by somebody else must not take the link from the first one's mail.
      await deleteCodes(transaction, uid, (other) => purpose === 'reset' && other.purpose === 'reset');
      const expiresAt = now() + CODE_LIFETIME_MS[purpose];
      transaction.set(FIREBASE_CODES, digestOf(code), { uid, email, purpose, expiresAt, ...rest });
    });

  return {
    /** The identity of an address that nobody has confirmed yet; takes as long for a known address. */
    register: (email: string): Promise<Identity> =>
      documents.transaction(async (transaction) => {
        const key = emailKey(email);
        const uid = (await transaction.get(FIREBASE_REGISTRATIONS, key))?.uid ?? makeId();
        const identity = { uid, email: trimEmail(email) };
        transaction.set(FIREBASE_REGISTRATIONS, key, { ...identity, createdAt: now() });
        return { ...identity, isConfirmed: false };
      }),

    /** A code that confirms the address with this password. */
    makeRegistrationCode: async (identity: Identity, password: string): Promise<string> => {
      const code = makeSecret();
      await write(identity, 'confirm', { code, sealedPassword: sealText(password, code) });
      return code;
    },

    /** Makes Firebase's code the only valid one for a new password. */
    addResetCode: (identity: Identity, code: string): Promise<void> => write(identity, 'reset', { code }),

    /** Who a valid code is for, with the password of a registration. */
    read: async (
      code: string,
      purpose: CodePurpose,
    ): Promise<(Credentials & { readonly uid: string }) | undefined> => {
      const found = await documents.get(FIREBASE_CODES, digestOf(code));
      if (found?.purpose !== purpose || isExpired(found)) return undefined;
      const { uid, email, sealedPassword } = found;
      return { uid, email, password: sealedPassword === undefined ? '' : unsealText(sealedPassword, code) };
    },

    /** Makes all codes of a person worthless, and ends the registration. */
    deleteAll: (uid: string): Promise<void> =>
      documents.transaction(async (transaction) => {
        const registrations = await transaction.find(FIREBASE_REGISTRATIONS, {
          where: { uid },
          limit: MAX_CODES,
        });
        await deleteCodes(transaction, uid, () => true);
        for (const { id } of registrations) transaction.delete(FIREBASE_REGISTRATIONS, id);
      }),
  };
};
