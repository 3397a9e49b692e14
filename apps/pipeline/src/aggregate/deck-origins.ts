import type { DeckKind } from '@crownsmith/api-client';
import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { publicSourceName } from '#src/sources/public-source-name';
import { appendColumns } from '#src/store/database';
import { readInts, readTexts } from '#src/store/query';
import { spreadByNumber } from './count-queries';

/** Where the counted decks come from. Decks that count besides the store's have no source. */
export interface DeckOrigins {
  /** public names of the sources; undefined for one without */
  readonly sources: readonly (string | undefined)[];
  /** whose decks they have; undefined where it is not known */
  readonly kinds: readonly (DeckKind | undefined)[];
  /** by deck: its source's place in `sources`, -1 unknown */
  readonly sourceOf: Int32Array;
  /** public addresses by deck, of those that are known by one */
  readonly addresses: ReadonlyMap<number, string>;
}

/** Public names of sources, those with the most decks first. */
export const namesOf = ({ sources, sourceOf }: DeckOrigins): readonly string[] => {
  const counts = new Map<string, number>();
  for (const source of sourceOf) {
    const name = sources[source];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
};

/** Sources of tournaments identify a list by its address. A longer one is none of a deck. */
const IS_ADDRESS = "(id like 'https://%' or id like 'http://%') and length(id) <= 500";

/**
 * Reads them from the store's decks that `createScope` left in its database.
 * @param decks the store's numbers of the counted ones
 * @param kindOf the kind of a source by its name
 */
export const readDeckOrigins = async (
  db: DuckDBConnection,
  decks: Int32Array,
  kindOf: (source: string) => DeckKind | undefined,
): Promise<DeckOrigins> => {
  await db.run('create table store_number (d integer, deck integer)');
  await appendColumns(db, 'store_number', [INTEGER, INTEGER], [Int32Array.from(decks.keys()), decks]);
  const origins = 'store_number join known_deck using (deck)';
  const names = await readTexts(
    db,
    `select distinct source from ${origins} where source <> '' order by source`,
  );
  const sourceOf = await readInts(
    db,
    `select d, (dense_rank() over (order by source) - 1)::integer from ${origins} where source <> ''`,
    2,
  );
  const addressed = await readTexts(db, `select d, id from ${origins} where ${IS_ADDRESS} order by d`);
  await db.run('drop table store_number');
  return {
    sources: names.map(([name]) => publicSourceName(name ?? '')),
    kinds: names.map(([name]) => kindOf(name ?? '')),
    sourceOf: spreadByNumber(decks.length, sourceOf, -1),
    addresses: new Map(addressed.map(([deck, address]) => [Number(deck), address ?? ''])),
  };
};
