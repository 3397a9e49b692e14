import type { AnyCollection, Collection, Documents } from './documents.server';

/** Documents that are deleted in one transaction. */
const BATCH = 200;
/** Most documents of a person that are exported of one collection. */
const MAX_EXPORTED = 20_000;

const ownedBy = (owner: string, uid: string, limit: number) => ({ where: { [owner]: uid }, limit });

/** The documents of a person by collection, without hidden fields. */
export const exportDocuments = async (
  documents: Documents,
  collections: readonly AnyCollection[],
  uid: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const exported: Record<string, readonly unknown[]> = {};
  for (const collection of collections) {
    const { name, owner, hidden } = collection;
    if (owner === undefined) continue;
    const found = await documents.find(
      collection as Collection<Record<string, unknown>>,
      ownedBy(owner, uid, MAX_EXPORTED),
    );
    exported[name] = found.map(({ data }) =>
      Object.fromEntries(Object.entries(data).filter(([field]) => !hidden.includes(field))),
    );
  }
  return exported;
};

/** Deletes all documents of a person. One that is interrupted is finished by running it again. */
export const deleteDocuments = async (
  documents: Documents,
  collections: readonly AnyCollection[],
  uid: string,
): Promise<void> => {
  for (const collection of collections) {
    const { owner } = collection;
    if (owner === undefined) continue;
    const owned = collection as Collection<Record<string, unknown>>;
    const deleteBatch = (): Promise<number> =>
      documents.transaction(async (transaction) => {
        const found = await transaction.find(owned, ownedBy(owner, uid, BATCH));
        for (const { id } of found) transaction.delete(collection, id);
        return found.length;
      });
    while ((await deleteBatch()) === BATCH);
  }
};
