import { modelCards, modelDecks, type Model } from '../model/model';
import { MAX_BRACKET, type DeckAttributes } from './deck-attributes';

/** So many decks for each bound of price and of date: with fewer, bounds save less than they cost. */
const DECKS_PER_BOUND = 100_000;
const MAX_BOUNDS = 7;
const BRACKETS = MAX_BRACKET + 1;

/**
 * Counts over all decks that others are counted from. They are of decks of one bracket, up to one of a few prices, or of
 * any, and from one of a few days on, or from any: a count of other conditions differs from the nearest of these by few
 * decks.
 */
export interface BaseCounts {
  /** Prices in cents, ascending. */
  readonly baseCents: Int32Array;
  /** Days, ascending. */
  readonly baseDays: Int32Array;
  /**
   * Decks by card, at `((bracket × (prices + 1) + price) × (days + 1) + day) × cards + card`: the last price is any, the
   * first day is any.
   */
  readonly basePlaying: Uint32Array;
}

/** Values that part the known ones into groups of the same size, ascending. */
const findBounds = (values: Int32Array, decksPerBound: number): Int32Array => {
  const known = values.filter((value) => value >= 0).sort();
  const count = Math.min(MAX_BOUNDS, Math.floor(values.length / decksPerBound));
  const bounds = Array.from(
    { length: known.length === 0 ? 0 : count },
    (_, i) => known[Math.floor((known.length * (i + 1)) / (count + 1))],
  );
  return Int32Array.from(new Set(bounds));
};

/** The place of the first bound that is not below a value; the number of bounds if all are, or for an unknown value. */
const placeOf = (bounds: Int32Array, value: number): number => {
  if (value < 0) return bounds.length;
  let place = 0;
  while (place < bounds.length && bounds[place] < value) place++;
  return place;
};

/** The number of bounds that are not above a value: 0 for an unknown one. */
const placeFrom = (bounds: Int32Array, value: number): number => {
  let place = 0;
  while (place < bounds.length && bounds[place] <= value) place++;
  return place;
};

const addRow = (counts: Uint32Array, from: number, to: number, length: number): void => {
  for (let i = 0; i < length; i++) counts[to + i] = counts[to + i] + counts[from + i];
};

/** Counts the bases over all decks of a model. */
export const makeBaseCounts = (
  model: Model,
  { deckCents, deckDays, deckBrackets }: Pick<DeckAttributes, 'deckCents' | 'deckDays' | 'deckBrackets'>,
  decksPerBound = DECKS_PER_BOUND,
): BaseCounts => {
  const [baseCents, baseDays] = [findBounds(deckCents, decksPerBound), findBounds(deckDays, decksPerBound)];
  const cards = modelCards(model);
  const [prices, days] = [baseCents.length + 1, baseDays.length + 1];
  const counts = new Uint32Array(BRACKETS * prices * days * cards);
  const { deckStarts, deckCards } = model;
  for (let deck = 0; deck < deckBrackets.length; deck++) {
    const price = placeOf(baseCents, deckCents[deck]);
    const day = placeFrom(baseDays, deckDays[deck]);
    const row = ((deckBrackets[deck] * prices + price) * days + day) * cards;
    const end = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < end; i++) {
      const at = row + deckCards[i];
      counts[at] = counts[at] + 1;
    }
  }
  for (let bracket = 0; bracket < BRACKETS; bracket++)
    for (let price = 0; price < prices; price++) {
      const start = (bracket * prices + price) * days * cards;
      for (let day = days - 2; day >= 0; day--)
        addRow(counts, start + (day + 1) * cards, start + day * cards, cards);
      if (price > 0) addRow(counts, start - days * cards, start, days * cards);
    }
  return { baseCents, baseDays, basePlaying: counts };
};

/** Decks whose counts are known: those of all brackets or of one, of a range of prices, from a day on. */
export interface Base {
  /** In how many decks it differs from the selected ones. */
  readonly different: number;
  readonly has: (deck: number) => boolean;
  /** Its decks by card. */
  readonly playing: () => Int32Array;
}

/** Makes the search for the base that differs from the selected decks in fewest decks. */
export const createBaseSearch = (
  model: Model,
  { deckCents, deckDays, deckBrackets }: Pick<DeckAttributes, 'deckCents' | 'deckDays' | 'deckBrackets'>,
  { baseCents, baseDays, basePlaying }: BaseCounts,
): ((bracket: number | undefined, selected: Uint8Array) => Base) => {
  const cards = modelCards(model);
  const decks = modelDecks(model);
  const [prices, days] = [baseCents.length + 1, baseDays.length + 1];
  const deckPrices = new Uint8Array(decks);
  const fromDays = new Uint8Array(decks);
  for (let deck = 0; deck < decks; deck++) {
    deckPrices[deck] = placeOf(baseCents, deckCents[deck]);
    fromDays[deck] = placeFrom(baseDays, deckDays[deck]);
  }
  // Decks of a price and day that are not selected, less those that are; then of all lower prices and later days.
  const surplus = new Int32Array(prices * days);

  return (bracket, selected) => {
    const [low, high] = bracket === undefined ? [0, MAX_BRACKET] : [bracket, bracket];
    surplus.fill(0);
    let count = 0;
    for (let deck = 0; deck < decks; deck++) {
      const own = deckBrackets[deck];
      const is = selected[deck];
      count += is;
      if (own < low || own > high) continue;
      const cell = deckPrices[deck] * days + fromDays[deck];
      surplus[cell] = surplus[cell] + 1 - 2 * is;
    }
    for (let price = 0; price < prices; price++)
      for (let day = days - 1; day >= 0; day--) {
        const at = price * days + day;
        const valueAt = (p: number, d: number): number => (p < 0 || d >= days ? 0 : surplus[p * days + d]);
        surplus[at] =
          valueAt(price, day) +
          valueAt(price - 1, day) +
          valueAt(price, day + 1) -
          valueAt(price - 1, day + 1);
      }
    let best = 0;
    for (let at = 1; at < surplus.length; at++) if (surplus[at] < surplus[best]) best = at;
    const [bestPrice, bestDay] = [Math.floor(best / days), best % days];
    return {
      different: count + surplus[best],
      has: (deck) => {
        const own = deckBrackets[deck];
        return own >= low && own <= high && deckPrices[deck] <= bestPrice && fromDays[deck] >= bestDay;
      },
      playing: () => {
        const sums = new Int32Array(cards);
        for (let own = low; own <= high; own++) {
          const row = ((own * prices + bestPrice) * days + bestDay) * cards;
          for (let card = 0; card < cards; card++) sums[card] = sums[card] + basePlaying[row + card];
        }
        return sums;
      },
    };
  };
};

const areAscending = (bounds: Int32Array): boolean =>
  bounds.every((bound, place) => bound >= 0 && (place === 0 || bound > bounds[place - 1]));

/** Whether base counts are of the cards of a model, and no count is greater than its number of decks. */
export const areBaseCountsOf = (model: Model, { baseCents, baseDays, basePlaying }: BaseCounts): boolean => {
  const rows = BRACKETS * (baseCents.length + 1) * (baseDays.length + 1);
  if (!areAscending(baseCents) || !areAscending(baseDays)) return false;
  if (basePlaying.length !== rows * modelCards(model)) return false;
  const decks = modelDecks(model);
  for (let i = 0; i < basePlaying.length; i++) if (basePlaying[i] > decks) return false;
  return true;
};
