import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardList, Result } from '@crownsmith/domain';
import { COLLECTIONS } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { createLists, type Lists } from './lists.server';
import { createTrash, type Trash } from './trash.server';

/** A list of a commander and some numbered cards. */
export const aList = (cards = 3, commander = 'krenko-mob-boss'): CardList => ({
  commanders: [`/cards/${commander}`],
  cards: Object.fromEntries(Array.from({ length: cards }, (_, at) => [`/cards/card-${at}`, 1])),
});

/** The value of a result. Throws its error. */
export const valueOf = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export interface TestLists {
  readonly documents: Documents;
  readonly lists: Lists;
  readonly trash: Trash;
  /** of the stores, in ms since 1970 */
  readonly clock: { now: number };
  /** the file of the database */
  readonly file: string;
}

/** Lists in a new database, with a clock of their own. */
export const openTestLists = async (): Promise<TestLists> => {
  const file = join(await mkdtemp(join(tmpdir(), 'lists-')), 'accounts.sqlite');
  const documents = await openSqliteDocuments(file, COLLECTIONS);
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
  const now = (): number => clock.now;
  return {
    documents,
    lists: createLists(documents, { now }),
    trash: createTrash(documents, { now }),
    clock,
    file,
  };
};
