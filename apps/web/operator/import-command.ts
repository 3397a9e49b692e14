import { existsSync } from 'node:fs';
import { OPERATOR, recordAudit } from '#app/accounts/audit/audit.server';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import type { AnyCollection, Collection, Documents, Stored } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { CommandError } from './command-error';
import type { OperatorContext } from './operator-context';

/** Documents that are copied in one transaction. */
const BATCH = 200;

/** All documents of a collection, a limited number at a time. */
async function* readPages(
  documents: Documents,
  collection: AnyCollection,
): AsyncGenerator<readonly Stored<object>[]> {
  for (let after: string | undefined; ;) {
    const page = await documents.find(collection as Collection<object>, { where: {}, limit: BATCH, after });
    yield page;
    if (page.length < BATCH) return;
    after = page.at(-1)?.id;
  }
}

const assertEmpty = async (documents: Documents): Promise<void> => {
  for (const collection of COLLECTIONS)
    for (const { id } of await documents.find(collection as Collection<object>, { where: {}, limit: 1 }))
      throw new CommandError(
        `The database has documents already (${collection.name}/${id}): nothing was imported. Empty it first.`,
      );
};

/**
 * Copies all documents of an `accounts.sqlite` into an empty database. One that is interrupted leaves documents behind, so it
 * begins again with an empty database.
 */
export const importDocuments = async (
  { documents, identities, databaseFile, now }: OperatorContext,
  file: string,
): Promise<readonly string[]> => {
  if (databaseFile !== undefined)
    throw new CommandError('Accounts are in accounts.sqlite here: put the file in its place instead.');
  if (identities.kind !== 'local')
    throw new CommandError(
      'People sign in elsewhere here: accounts.sqlite has passwords that would not be asked for.',
    );
  if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
  await assertEmpty(documents);
  const source = await openSqliteDocuments(file, COLLECTIONS);
  const counts: string[] = [];
  try {
    for (const collection of COLLECTIONS) {
      let count = 0;
      for await (const page of readPages(source, collection)) {
        await documents.transaction((transaction) => {
          for (const { id, data } of page) transaction.set(collection as Collection<object>, id, data);
        });
        count += page.length;
      }
      if (count > 0) counts.push(`${collection.name} ${count}`);
    }
  } finally {
    await source.close();
  }
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'import', subject: '', details: {} });
  return [`Imported: ${counts.join(', ') || 'nothing'}.`];
};
