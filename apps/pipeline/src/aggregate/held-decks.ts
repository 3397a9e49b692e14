import type { CountEngine } from '#src/counting/count-engine';
import {
  pickColumns,
  pickRows,
  startsOf,
  type CountedRows,
  type DeckReader,
  type EachDeckPart,
  type ScopeDecks,
} from './counted-rows';

/** Decks whose cards are in memory: those that the recommender learns from and that live counts read. */
export interface HeldDecks extends Pick<ScopeDecks, 'c1' | 'c2' | 'identity' | 'day' | 'format'> {
  /** number of each among all counted decks, ascending */
  readonly numbers: Int32Array;
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
export const chooseHeldDecks = ({ c1, c2 }: Pick<ScopeDecks, 'c1' | 'c2'>, limit: number): Int32Array => {
  if (c1.length <= limit) return c1.map((_, deck) => deck);
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

/**
 * The cards of the decks whose tables are loaded, from the engine.
 * @param sizes cards of each deck
 */
export const eachLoadedDeck =
  (engine: CountEngine, sizes: Int32Array): EachDeckPart =>
  async (visit) => {
    for (let first = 0; first < sizes.length; first += CHUNK_DECKS) {
      const end = Math.min(sizes.length, first + CHUNK_DECKS);
      const [cards = new Int32Array()] = await engine.readInts(
        `select card from fact where d >= ${first} and d < ${end} order by d, card`,
        1,
      );
      await visit(first, startsOf(sizes.subarray(first, end)), cards);
    }
  };

/** The cards of all decks, if all are held. */
export const eachHeldDeck =
  ({ starts, deckCards }: Pick<HeldDecks, 'starts' | 'deckCards'>): EachDeckPart =>
  async (visit) => {
    await visit(0, starts, deckCards);
  };

/** Reads the cards of the decks to hold. @param rows all counted decks */
export const makeHeldReader = (rows: CountedRows, limit: number): DeckReader<HeldDecks> => {
  const numbers = chooseHeldDecks(rows, limit);
  const starts = startsOf(pickRows(rows.sizes, numbers));
  const deckCards = new Uint16Array(new SharedArrayBuffer(2 * (starts.at(-1) ?? 0)));
  const { c1, c2, identity, day, format } = rows;
  let held = 0;
  return {
    visit: (first, from, cards) => {
      for (; held < numbers.length; held += 1) {
        const deck = (numbers[held] ?? 0) - first;
        if (deck + 1 >= from.length) return;
        deckCards.set(cards.subarray(from[deck], from[deck + 1]), starts[held]);
      }
    },
    result: () => ({
      numbers,
      starts,
      deckCards,
      ...pickColumns({ c1, c2, identity, day, format }, numbers),
    }),
  };
};
