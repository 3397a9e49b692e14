import { COLLECTIONS } from './documents/collections.server';
import type { Documents } from './documents/documents.server';
import { deleteDocuments } from './documents/personal-documents.server';
import type { Identities } from './identities/identities.server';

/** Deletes a person's documents in all collections, then who may sign in. One that is interrupted can be repeated. */
export const erasePerson = async (
  documents: Documents,
  identities: Identities,
  uid: string,
): Promise<void> => {
  // Who may sign in goes last: until then the deletion can be repeated.
  const kept = COLLECTIONS.filter(({ name }) => name !== 'identities');
  await deleteDocuments(documents, kept, uid);
  await identities.delete(uid);
  // Other requests of the person may have written meanwhile.
  await deleteDocuments(documents, kept, uid);
};
