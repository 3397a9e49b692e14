import * as z from 'zod';
import { defineCollection } from '../documents/documents.server';

/** Who a person is at the host's provider. */
const LinkedIdentity = z.object({
  uid: z.string(),
  issuer: z.string(),
  /** the provider's name for the person, which it gives nobody else; never an e-mail address of ours */
  subject: z.string(),
  /** in ms since 1970 */
  linkedAt: z.number().int().nonnegative(),
});

/** Identities of the host's provider by the digest of issuer and subject. */
export const LINKED_IDENTITIES = defineCollection('linkedIdentities', LinkedIdentity, { owner: 'uid' });

/** Sign-ins that have come back from the provider, by the digest of their state: none comes back twice. */
export const RETURNED_SIGN_INS = defineCollection(
  'returnedSignIns',
  // In ms since 1970; then its cookie is worth nothing, and the document is deleted.
  z.object({ expiresAt: z.number().int().nonnegative() }),
  { indexed: ['expiresAt'] },
);
