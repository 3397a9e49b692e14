import type { AnyCollection, Collection, Documents } from './documents.server';

/** Documents that are exported, or deleted, in one step. */
const BATCH = 200;

/** Documents of a person, without hidden fields. */
export interface PersonalDocuments {
  readonly collection: string;
  readonly documents: readonly Readonly<Record<string, unknown>>[];
}

type AnyDocuments = Collection<Record<string, unknown>>;

/**
 * All documents of a person, collection after collection, a limited number at a time; of each collection at least one page,
 * which may be empty.
 */
export async function* exportDocuments(
  documents: Documents,
  collections: readonly AnyCollection[],
  uid: string,
): AsyncGenerator<PersonalDocuments> {
  for (const collection of collections) {
    const { name, owner, hidden } = collection;
    if (owner === undefined) continue;
    let after: string | undefined;
    do {
      const query = { where: { [owner]: uid }, limit: BATCH, after };
      const found = await documents.find(collection as AnyDocuments, query);
      yield {
        collection: name,
        documents: found.map(({ data }) =>
          Object.fromEntries(Object.entries(data).filter(([field]) => !hidden.includes(field))),
        ),
      };
      after = found.length < BATCH ? undefined : found.at(-1)?.id;
    } while (after !== undefined);
  }
}

/** Deletes all documents of a person. One that is interrupted is finished by running it again. */
export const deleteDocuments = async (
  documents: Documents,
  collections: readonly AnyCollection[],
  uid: string,
): Promise<void> => {
  for (const collection of collections) {
    const { owner } = collection;
    if (owner === undefined) continue;
    const deleteBatch = (): Promise<number> =>
      documents.transaction(async (transaction) => {
        const found = await transaction.find(collection as AnyDocuments, {
          where: { [owner]: uid },
          limit: BATCH,
        });
        for (const { id } of found) transaction.delete(collection, id);
        return found.length;
      });
    while ((await deleteBatch()) === BATCH);
  }
};
