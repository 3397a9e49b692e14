import { GrowingCards } from './growing-array';
import { NO_CARD } from '../model/model';
import type { RecommenderCard, RecommenderDeck } from './recommender-card';

/** Decks as rows sorted by command zone: the deck part of a Model. */
export interface DeckTable {
  readonly zoneCommanders: Uint16Array;
  readonly zoneStarts: Uint32Array;
  readonly deckStarts: Uint32Array;
  readonly deckCards: Uint16Array;
}

/** The two cards of a command zone, ascending; undefined without a commander or with more than two. */
const zoneOf = (commanders: readonly number[], cards: number): readonly [number, number] | undefined => {
  const known = [...new Set(commanders)].filter(
    (card) => Number.isInteger(card) && card >= 0 && card < cards,
  );
  known.sort((a, b) => a - b);
  const [first, second] = known;
  return first === undefined || known.length > 2 ? undefined : [first, second ?? NO_CARD];
};

/** A zone as a number that sorts by its commanders. */
const zoneKey = ([first, second]: readonly [number, number]): number => first * 0x10000 + second;

/**
 * Collects decks into rows without basic lands, repetitions and the commanders; cards ascending; sorted by command zone,
 * then in the given order. Decks without a valid command zone or without a card are left out.
 */
export const makeDeckTable = (
  cards: readonly RecommenderCard[],
  decks: Iterable<RecommenderDeck>,
): DeckTable => {
  const entries = new GrowingCards();
  const starts: number[] = [0];
  const zones: number[] = [];
  const seenIn = new Int32Array(cards.length).fill(-1);
  for (const deck of decks) {
    const zone = zoneOf(deck.commanders, cards.length);
    if (zone === undefined) continue;
    const row: number[] = [];
    const number = zones.length;
    for (const card of deck.cards) {
      const facts = cards[card];
      if (facts === undefined || facts.basic || seenIn[card] === number) continue;
      seenIn[card] = number;
      if (card !== zone[0] && card !== zone[1]) row.push(card);
    }
    if (row.length === 0) continue;
    row.sort((a, b) => a - b);
    for (const card of row) entries.push(card);
    starts.push(entries.length);
    zones.push(zoneKey(zone));
  }
  return makeRows(zones, starts, entries.view());
};

/** Whether a deck has a card besides its command zone and basic lands. */
const hasCard = (
  cards: readonly RecommenderCard[],
  deck: RecommenderDeck,
  [first, second]: readonly [number, number],
): boolean => {
  for (const card of deck.cards)
    if (card !== first && card !== second && cards[card]?.basic === false) return true;
  return false;
};

/** The place of each deck of `makeDeckTable` among the given decks, so that facts of decks can be put into the same order. */
export const deckOrder = (
  cards: readonly RecommenderCard[],
  decks: Iterable<RecommenderDeck>,
): Uint32Array => {
  const keys: number[] = [];
  const places: number[] = [];
  let place = 0;
  for (const deck of decks) {
    const zone = zoneOf(deck.commanders, cards.length);
    if (zone !== undefined && hasCard(cards, deck, zone)) {
      keys.push(zoneKey(zone));
      places.push(place);
    }
    place++;
  }
  return sortByZone(keys).order.map((row) => places[row] as number);
};

interface ZoneOrder {
  readonly zoneCommanders: Uint16Array;
  readonly zoneStarts: Uint32Array;
  /** rows sorted by zone, then as given */
  readonly order: Uint32Array;
}

/** Sorts rows by zone. @param zoneKeys the zone of each row */
const sortByZone = (zoneKeys: readonly number[]): ZoneOrder => {
  const keys = [...new Set(zoneKeys)].sort((a, b) => a - b);
  const numbers = new Map(keys.map((key, zone) => [key, zone]));
  const zones = zoneKeys.map((key) => numbers.get(key) as number);
  const zoneCommanders = new Uint16Array(keys.length * 2);
  keys.forEach((key, i) => {
    zoneCommanders[i * 2] = Math.floor(key / 0x10000);
    zoneCommanders[i * 2 + 1] = key % 0x10000;
  });
  const zoneStarts = new Uint32Array(keys.length + 1);
  for (const zone of zones) zoneStarts[zone + 1] = (zoneStarts[zone + 1] as number) + 1;
  for (let i = 0; i < keys.length; i++)
    zoneStarts[i + 1] = (zoneStarts[i + 1] as number) + (zoneStarts[i] as number);
  const next = zoneStarts.slice();
  const order = new Uint32Array(zones.length);
  zones.forEach((zone, deck) => {
    const place = next[zone] as number;
    order[place] = deck;
    next[zone] = place + 1;
  });
  return { zoneCommanders, zoneStarts, order };
};

const makeRows = (
  zoneKeys: readonly number[],
  starts: readonly number[],
  entries: Uint16Array,
): DeckTable => {
  const { order, ...zones } = sortByZone(zoneKeys);
  const deckStarts = new Uint32Array(zoneKeys.length + 1);
  const deckCards = new Uint16Array(entries.length);
  order.forEach((deck, place) => {
    const row = entries.subarray(starts[deck], starts[deck + 1]);
    const start = deckStarts[place] as number;
    deckCards.set(row, start);
    deckStarts[place + 1] = start + row.length;
  });
  return { ...zones, deckStarts, deckCards };
};
