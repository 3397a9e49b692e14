import type { Card, Tag } from '@crownsmith/domain';
import type { DuckDBConnection } from '@duckdb/node-api';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredTags } from '#src/store/stored-records';

const ORACLE = 'oracle:';

/** The key of a record by its card's oracle id; all others are by name. */
export const oracleKey = (oracleId: string): string => `${ORACLE}${oracleId}`;

/** The tags that people gave to cards, by key; none without an import. */
export const readImportedTags = async (
  store: Store,
  db: DuckDBConnection,
): Promise<ReadonlyMap<string, readonly Tag[]>> => {
  const { tags } = store.state();
  return tags === null ? new Map() : readRecords(db, store.path(tags.file), StoredTags);
};

/** By card number: the tags that people gave it, by its oracle id first. Cards that nobody tagged are not in it. */
export const tagsByCard = (
  cards: readonly Pick<Card, 'oracleId'>[],
  resolve: (name: string) => number | undefined,
  imported: ReadonlyMap<string, readonly Tag[]>,
): ReadonlyMap<number, readonly Tag[]> => {
  const tags = new Map<number, readonly Tag[]>();
  for (const [key, own] of imported) {
    const card = key.startsWith(ORACLE) ? undefined : resolve(key);
    if (card !== undefined) tags.set(card, own);
  }
  cards.forEach(({ oracleId }, card) => {
    const own = oracleId === undefined ? undefined : imported.get(oracleKey(oracleId));
    if (own !== undefined) tags.set(card, own);
  });
  return tags;
};
