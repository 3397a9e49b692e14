import type { DuckDBConnection } from '@duckdb/node-api';
import { distinctPrecons, type Precon } from '@crownsmith/catalog';
import { starterPrecons } from '@crownsmith/catalog/starter';
import type { AdditionalDeck } from '#src/aggregate/additional-decks';
import { hashDeckContent } from '#src/decks/deck-content-hash';
import { dayNumber } from '#src/iso-date';
import { makeNameDictionary } from '#src/names/name-dictionary';
import { sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredPrecon } from '#src/store/stored-records';

/**
 * Imported precons. Without an import the starter's samples, but only among sample decks, where every page says so: their
 * names and dates are invented.
 */
export const readPublishedPrecons = async (
  store: Store,
  db: DuckDBConnection,
): Promise<readonly Precon[]> => {
  const { precons, decks } = store.state();
  if (precons === null) return decks?.sample === true ? starterPrecons() : [];
  return distinctPrecons([...(await readRecords(db, store.path(precons.file), StoredPrecon)).values()]);
};

const FORMAT = 'commander';

/** Content hashes of the precons' decks in each of the formats. @param cardKey see `makeCardKey` */
export const hashPrecons = (
  precons: readonly Precon[],
  formats: readonly string[],
  cardKey: (name: string) => string,
): readonly string[] =>
  precons.flatMap(({ commanders, cards }) =>
    formats.map((format) =>
      hashDeckContent(
        format,
        commanders,
        cards.map((card) => card.name),
        cardKey,
      ),
    ),
  );

/** How precons change the decks that count. */
export interface PreconScope {
  /** content hashes of decks that do not count */
  readonly excluded: readonly string[];
  readonly additional: readonly AdditionalDeck[];
  /** the names of the store's dictionary, followed by those that only precons have */
  readonly names: readonly string[];
}

/**
 * Excludes decks that are precons. With `withPrecons` each precon counts once as a Commander deck of its release day,
 * whether or not the store has it as a deck.
 */
export const makePreconScope = async (
  store: Store,
  db: DuckDBConnection,
  precons: readonly Precon[],
  dictionary: readonly string[],
  withPrecons: boolean,
  cardKey: (name: string) => string,
): Promise<PreconScope> => {
  const { decks, nextDeck } = store.state();
  const counted = withPrecons ? precons : [];
  const formats =
    decks === null
      ? []
      : (
          await readTexts(db, `select distinct format from read_parquet(${sqlText(store.path(decks.file))})`)
        ).map(([format]) => format ?? '');
  const names = makeNameDictionary(dictionary);
  return {
    excluded: hashPrecons(
      precons,
      counted.length > 0 ? formats.filter((format) => format === FORMAT) : formats,
      cardKey,
    ),
    additional: counted.map(({ releasedAt, commanders, cards }, index) => ({
      deck: nextDeck + index,
      format: FORMAT,
      day: releasedAt === undefined ? null : dayNumber(releasedAt),
      commanders: commanders.map(names.idOf),
      cards: cards.map(({ name, count }) => ({ name: names.idOf(name), count })),
    })),
    names: names.names,
  };
};
