import { GrowingCards } from './growing-array';
import type { RecommenderCard, RecommenderDeck } from './recommender-card';
import { sortByZone, zoneKeyOf, type ZoneKey, type ZoneTable } from './zone-order';

/** Decks as rows sorted by command zone: the deck part of a Model. */
export interface DeckTable extends ZoneTable {
  readonly deckStarts: Uint32Array;
  readonly deckCards: Uint16Array;
}

/** Decks that were given in some order, sorted. */
export interface SortedDecks {
  readonly table: DeckTable;
  /** The place of each deck of the table among the given ones. */
  readonly places: Uint32Array;
  /** The number of given decks, with those that are left out. */
  readonly given: number;
}

/** By card whether it counts in decks, 1 or 0: basic lands do not. */
const playableCards = (cards: readonly RecommenderCard[]): Uint8Array =>
  Uint8Array.from(cards, ({ basic }) => (basic ? 0 : 1));

/** Sorts the values from `start` up to `end` and removes repetitions. @returns the new end */
const sortRow = (values: Uint16Array, start: number, end: number): number => {
  values.subarray(start, end).sort();
  let length = start;
  for (let i = start; i < end; i++)
    if (i === start || values[i] !== values[i - 1]) values[length++] = values[i];
  return length;
};

/**
 * Collects decks into rows without basic lands, repetitions and the commanders; cards ascending; sorted by command zone,
 * then in the given order. Decks without a valid command zone or without a card are left out. Rows that are given ascending
 * are the quickest.
 */
export const makeDeckTable = (
  cards: readonly RecommenderCard[],
  decks: Iterable<RecommenderDeck>,
): SortedDecks => {
  const isPlayable = playableCards(cards);
  const rows = new GrowingCards();
  const starts: number[] = [];
  const keys: ZoneKey[] = [];
  const rowPlaces: number[] = [];
  let given = 0;
  for (const { commanders, cards: row } of decks) {
    const place = given++;
    const key = zoneKeyOf(commanders, cards.length);
    if (key === undefined) continue;
    const [first, second] = [key >>> 16, key & 0xffff];
    const values = rows.reserve(row.length);
    const start = rows.length;
    let end = start;
    let isAscending = true;
    for (let i = 0; i < row.length; i++) {
      const card = row[i];
      if (isPlayable[card] !== 1 || card === first || card === second) continue;
      if (end > start && card <= values[end - 1]) isAscending = false;
      values[end++] = card;
    }
    if (!isAscending) end = sortRow(values, start, end);
    if (end === start) continue;
    rows.length = end;
    starts.push(start);
    keys.push(key);
    rowPlaces.push(place);
  }
  starts.push(rows.length);
  const { order, ...zones } = sortByZone(keys);
  return {
    table: { ...zones, ...copyRows(starts, rows.view(), order) },
    places: order.map((row) => rowPlaces[row]),
    given,
  };
};

/** Copies rows in another order, or some of them. @param order the rows to copy */
const copyRows = (
  starts: ArrayLike<number>,
  values: Uint16Array,
  order: Uint32Array,
): Pick<DeckTable, 'deckStarts' | 'deckCards'> => {
  const deckStarts = new Uint32Array(order.length + 1);
  for (let i = 0; i < order.length; i++) {
    const row = order[i];
    deckStarts[i + 1] = deckStarts[i] + starts[row + 1] - starts[row];
  }
  const deckCards = new Uint16Array(deckStarts[order.length]);
  for (let i = 0; i < order.length; i++) {
    const offset = starts[order[i]] - deckStarts[i];
    const end = deckStarts[i + 1];
    for (let at = deckStarts[i]; at < end; at++) deckCards[at] = values[at + offset];
  }
  return { deckStarts, deckCards };
};

/** The table of the first `count` given decks alone. */
export const tableOfFirst = ({ table, places, given }: SortedDecks, count: number): DeckTable => {
  if (count >= given) return table;
  const rows: number[] = [];
  const zoneCommanders: number[] = [];
  const zoneStarts: number[] = [];
  for (let zone = 0; zone + 1 < table.zoneStarts.length; zone++) {
    const first = rows.length;
    for (let deck = table.zoneStarts[zone]; deck < table.zoneStarts[zone + 1]; deck++)
      if (places[deck] < count) rows.push(deck);
    if (rows.length === first) continue;
    zoneStarts.push(first);
    zoneCommanders.push(...table.zoneCommanders.subarray(zone * 2, zone * 2 + 2));
  }
  return {
    zoneCommanders: Uint16Array.from(zoneCommanders),
    zoneStarts: Uint32Array.from([...zoneStarts, rows.length]),
    ...copyRows(table.deckStarts, table.deckCards, Uint32Array.from(rows)),
  };
};

/** Whether a deck has a card that counts besides its command zone. */
const hasPlayableCard = (isPlayable: Uint8Array, key: ZoneKey, row: RecommenderDeck['cards']): boolean => {
  for (let i = 0; i < row.length; i++) {
    const card = row[i];
    if (isPlayable[card] === 1 && card !== key >>> 16 && card !== (key & 0xffff)) return true;
  }
  return false;
};

/** The `places` of `makeDeckTable` alone, so that facts of decks can be put into the same order. */
export const deckOrder = (
  cards: readonly RecommenderCard[],
  decks: Iterable<RecommenderDeck>,
): Uint32Array => {
  const isPlayable = playableCards(cards);
  const keys: ZoneKey[] = [];
  const places: number[] = [];
  let place = 0;
  for (const { commanders, cards: row } of decks) {
    const key = zoneKeyOf(commanders, cards.length);
    if (key !== undefined && hasPlayableCard(isPlayable, key, row)) {
      keys.push(key);
      places.push(place);
    }
    place++;
  }
  return sortByZone(keys).order.map((row) => places[row]);
};
