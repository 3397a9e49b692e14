import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import type { Card } from '@crownsmith/domain';
import type { NameIndex } from '#src/names/name-index';
import { makeCachedNameKey } from '#src/names/name-key';
import { appendColumns, sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';
import { hashDeckContent } from './deck-content-hash';

/**
 * The key of a name's card, whichever of the card's names it is: the names of printings, in other languages and of before count as
 * its own. The key of an unknown name is `nameKey`.
 */
export const makeCardKey = (cards: readonly Card[], { resolve }: Pick<NameIndex, 'resolve'>) => {
  const key = makeCachedNameKey();
  return (name: string): string => key(cards[resolve(name) ?? -1]?.name ?? name);
};

/** A deck that lists names other than those of its cards themselves, and the content hash that it has by these. */
export interface RespeltDeck {
  readonly deck: number;
  readonly content: string;
}

/** Where the decks of a store are. */
interface StoredDecks {
  readonly decks: string;
  readonly deckCards: readonly string[];
  /** every name as written in a deck, by number */
  readonly names: readonly string[];
}

/**
 * Finds the decks whose content hash, which is over names as they are written, is another one by the names of their cards. Which these
 * are changes with the cards and names that are known, so no import decides it.
 * @param cardKey see `makeCardKey`
 */
export const findRespeltDecks = async (
  db: DuckDBConnection,
  { decks, deckCards, names }: StoredDecks,
  cardKey: (name: string) => string,
): Promise<readonly RespeltDeck[]> => {
  const key = makeCachedNameKey();
  const respelt = Int32Array.from(names.keys()).filter((number) => {
    const name = names[number] ?? '';
    return cardKey(name) !== key(name);
  });
  if (respelt.length === 0) return [];
  await db.run('create or replace table respelt_name (name integer)');
  await appendColumns(db, 'respelt_name', [INTEGER], [respelt]);
  const stored = `read_parquet(${sqlText(decks)})`;
  const cards = `read_parquet([${deckCards.map(sqlText).join(', ')}])`;
  const rows = await readTexts(
    db,
    `with respelt as (
      select distinct deck from ${cards} semi join respelt_name using (name)
      union select deck from ${stored} where c1 in (from respelt_name) or c2 in (from respelt_name))
    select d.deck, any_value(d.format), any_value(d.c1), any_value(d.c2), string_agg(c.name, ',')
      from ${stored} d semi join respelt using (deck) left join ${cards} c using (deck) group by d.deck order by d.deck`,
  );
  await db.run('drop table respelt_name');
  const nameOf = (number: string): string => names[Number(number)] ?? '';
  return rows.map(([deck, format, first, second, listed]) => ({
    deck: Number(deck),
    content: hashDeckContent(
      format ?? '',
      [first, second].flatMap((number) => (typeof number === 'string' ? [nameOf(number)] : [])),
      typeof listed === 'string' ? listed.split(',').map(nameOf) : [],
      cardKey,
    ),
  }));
};
