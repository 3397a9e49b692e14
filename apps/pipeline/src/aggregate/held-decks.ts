import type { CountEngine } from '#src/counting/count-engine';
import { spreadByNumber, type DeckColumns } from './count-queries';

/** Decks whose cards are in memory: those that the recommender learns from and that live counts read. */
export interface HeldDecks extends DeckColumns {
  /** number of each among all counted decks, ascending */
  readonly numbers: Int32Array;
  /** cards of every counted deck, held or not */
  readonly sizes: Int32Array;
  /** cards of held deck h are in `deckCards` from `starts[h]` up to `starts[h + 1]`; commanders are not among them */
  readonly starts: Int32Array;
  /** in memory that worker threads share */
  readonly deckCards: Uint16Array;
}

/**
 * The greatest number of decks that are held by default: their cards take 130 MB here, and the recommender and the index of
 * its decks several times that.
 */
export const MAX_HELD_DECKS = 1_000_000;

/** The greatest number of decks of each zone with which all zones together have at most `limit`. */
const findZoneLimit = (sizes: readonly number[], limit: number): number => {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sizes.reduce((sum, size) => sum + Math.min(size, middle), 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
};

/**
 * Chooses the decks to hold: all, or, of more than `limit`, as many of each command zone, spread evenly over its decks in
 * their order; those of zones with few decks are all held.
 * @returns numbers of decks, ascending
 */
export const chooseHeldDecks = ({ c1, c2 }: Pick<DeckColumns, 'c1' | 'c2'>, limit: number): Int32Array => {
  if (c1.length <= limit) return Int32Array.from(c1.keys());
  const zoneOf = (deck: number): number => (c1[deck] ?? 0) * 0x10000 + (c2[deck] ?? -1) + 1;
  const sizes = new Map<number, number>();
  for (let deck = 0; deck < c1.length; deck += 1) sizes.set(zoneOf(deck), (sizes.get(zoneOf(deck)) ?? 0) + 1);
  const most = findZoneLimit([...sizes.values()], limit);
  const places = new Map<number, number>();
  return Int32Array.from(c1.keys()).filter((deck) => {
    const zone = zoneOf(deck);
    const [size, place] = [sizes.get(zone) ?? 0, places.get(zone) ?? 0];
    places.set(zone, place + 1);
    return size <= most || Math.floor(((place + 1) * most) / size) > Math.floor((place * most) / size);
  });
};

/** Decks whose cards are read at once. */
const CHUNK_DECKS = 50_000;

/** Where the cards of each deck start among the cards of all, and the number of all cards as the last entry. @param sizes cards by deck */
const startsOf = (sizes: Int32Array): Int32Array => {
  const starts = new Int32Array(sizes.length + 1);
  sizes.forEach((size, deck) => void (starts[deck + 1] = (starts[deck] ?? 0) + size));
  return starts;
};

/**
 * Calls back with the cards of all decks, a part of the decks at a time.
 * @param sizes cards of each deck
 * @param visit gets the number of the part's first deck, and where the cards of each deck of the part start
 */
const eachDeckChunk = async (
  engine: CountEngine,
  sizes: Int32Array,
  visit: (first: number, starts: Int32Array, cards: Int32Array) => Promise<void> | void,
): Promise<void> => {
  for (let first = 0; first < sizes.length; first += CHUNK_DECKS) {
    const end = Math.min(sizes.length, first + CHUNK_DECKS);
    const [cards = new Int32Array()] = await engine.readInts(
      `select card from fact where d >= ${first} and d < ${end} order by d, card`,
      1,
    );
    await visit(first, startsOf(sizes.subarray(first, end)), cards);
  }
};

const pick = (column: Int32Array, numbers: Int32Array): Int32Array =>
  Int32Array.from(numbers, (number) => column[number] ?? -1);

/** Reads the cards of the decks to hold. */
export const readHeldDecks = async (
  engine: CountEngine,
  decks: DeckColumns,
  limit: number,
): Promise<HeldDecks> => {
  const numbers = chooseHeldDecks(decks, limit);
  const sizes = spreadByNumber(
    decks.c1.length,
    await engine.readInts(`select d, ${engine.dialect.int('count(*)')} from fact group by d`, 2),
  );
  const starts = startsOf(pick(sizes, numbers));
  const deckCards = new Uint16Array(new SharedArrayBuffer(2 * (starts.at(-1) ?? 0)));
  let held = 0;
  await eachDeckChunk(engine, sizes, (first, from, cards) => {
    for (; held < numbers.length; held += 1) {
      const deck = (numbers[held] ?? 0) - first;
      if (deck + 1 >= from.length) return;
      deckCards.set(cards.subarray(from[deck], from[deck + 1]), starts[held]);
    }
  });
  return {
    numbers,
    sizes,
    starts,
    deckCards,
    c1: pick(decks.c1, numbers),
    c2: pick(decks.c2, numbers),
    identity: pick(decks.identity, numbers),
    day: pick(decks.day, numbers),
    format: pick(decks.format, numbers),
  };
};

/**
 * Calls back with the cards of all counted decks, a part of the decks at a time: from memory where all are held.
 * @param visit gets the number of the part's first deck; the cards of its deck n are at `[starts[n], starts[n + 1])`
 */
export const eachDeckPart = async (
  engine: CountEngine,
  { numbers, sizes, starts, deckCards }: HeldDecks,
  visit: (first: number, starts: Int32Array, cards: Int32Array | Uint16Array) => Promise<void> | void,
): Promise<void> => {
  if (numbers.length < sizes.length) return eachDeckChunk(engine, sizes, visit);
  for (let first = 0; first < sizes.length; first += CHUNK_DECKS)
    await visit(first, starts.subarray(first, first + CHUNK_DECKS + 1), deckCards);
};
