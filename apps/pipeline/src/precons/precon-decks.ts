import type { DuckDBConnection } from '@duckdb/node-api';
import type { Precon } from '@crownsmith/catalog';
import { starterPrecons } from '@crownsmith/catalog/starter';
import type { FurtherDecks } from '#src/aggregate/additional-decks';
import { dayNumber, deckContent } from '#src/decks/deck-content-hash';
import { makeNameDictionary } from '#src/names/name-dictionary';
import { nameKey } from '#src/names/name-index';
import { readTexts } from '#src/store/query';
import { sqlText } from '#src/store/database';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredPrecon } from '#src/store/stored-records';

/** The precons of a snapshot, and whether they are the starter's sample. */
export interface PublishedPrecons {
  readonly precons: readonly Precon[];
  readonly sample: boolean;
}

/** Imported precons; the starter's sample where none were imported. */
export const readPrecons = async (store: Store, db: DuckDBConnection): Promise<PublishedPrecons> => {
  const { precons } = store.state();
  if (precons === null) return { precons: starterPrecons(), sample: true };
  return {
    precons: [...(await readRecords(db, store.path(precons.file), StoredPrecon)).values()],
    sample: false,
  };
};

const FORMAT = 'commander';

/** Contents of the decks that a precon is, in each of the formats. */
const contentsOf = (precons: readonly Precon[], formats: readonly string[]): readonly string[] => {
  const keys = new Map<string, string>();
  const key = (name: string): string => {
    const known = keys.get(name) ?? nameKey(name);
    keys.set(name, known);
    return known;
  };
  return precons.flatMap(({ commanders, cards }) =>
    formats.map((format) =>
      deckContent(
        format,
        commanders,
        cards.map((card) => card.name),
        key,
      ),
    ),
  );
};

/** What precons mean for the counts. */
export interface PreconScope {
  readonly leftOut: readonly string[];
  readonly further: FurtherDecks;
  /** the names of the store's dictionary, and after them those that only precons have */
  readonly names: readonly string[];
}

/**
 * Decks that are precons do not count. Where precons count, each counts once as a Commander deck of its release day,
 * whether the store has it as a deck or not; the starter's sample only among sample decks.
 */
export const preconScope = async (
  store: Store,
  db: DuckDBConnection,
  { precons, sample }: PublishedPrecons,
  dictionary: readonly string[],
  withPrecons: boolean,
): Promise<PreconScope> => {
  const { decks, nextDeck } = store.state();
  const counted = withPrecons && (!sample || decks?.sample === true) ? precons : [];
  const formats =
    decks === null
      ? []
      : (
          await readTexts(db, `select distinct format from read_parquet(${sqlText(store.path(decks.file))})`)
        ).map(([format]) => format ?? '');
  const names = makeNameDictionary(dictionary);
  return {
    leftOut: contentsOf(
      precons,
      counted.length > 0 ? formats.filter((format) => format === FORMAT) : formats,
    ),
    further: {
      decks: counted.map(({ releasedAt, commanders, cards }, place) => ({
        deck: nextDeck + place,
        format: FORMAT,
        day: releasedAt === undefined ? null : dayNumber(releasedAt),
        commanders: commanders.map(names.idOf),
        cards: cards.map(({ name, count }) => ({ name: names.idOf(name), count })),
      })),
    },
    names: names.names,
  };
};
