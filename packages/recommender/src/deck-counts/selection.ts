import type { Model } from '../model/model';
import { lowerBound } from '../numeric/lower-bound';
import { MAX_BRACKET, type DeckAttributes } from './deck-attributes';

/** Which decks count: those that meet all of the conditions. */
export interface Narrowing {
  /** Whose decks, a number of the attributes; 0 for those of which it is not known. */
  readonly kind?: number;
  /** Estimated bracket, 1–5. */
  readonly bracket?: number;
  /** Highest price in cents; decks of unknown price do not count. */
  readonly maxCents?: number;
  /** First day, days since 1970-01-01; decks without a date do not count. */
  readonly sinceDay?: number;
  /** Cards that the deck plays. */
  readonly withCards?: readonly number[];
  /** Cards that it does not play. */
  readonly withoutCards?: readonly number[];
}

/** Decks that are adjacent in the model: the first, and the one after the last. */
export type DeckRange = readonly [start: number, end: number];

/** Narrowings with the same key count the same decks. */
export const narrowingKey = (narrowing: Narrowing): string => {
  const cards = (list: readonly number[] = []): string => [...list].sort((a, b) => a - b).join('.');
  const { kind, bracket, maxCents, sinceDay, withCards, withoutCards } = narrowing;
  return [kind, bracket, maxCents, sinceDay, cards(withCards), cards(withoutCards)].join(' ');
};

/**
 * Makes the selection of decks by their cards and attributes: it writes 1 for a deck that meets a narrowing and 0 for any
 * other into `selected`, for the decks of the ranges; other entries keep their values.
 */
export const createSelection = (
  model: Model,
  { deckDays, deckCents, deckBrackets, deckKinds }: DeckAttributes,
): ((ranges: readonly DeckRange[], narrowing: Narrowing, selected: Uint8Array) => void) => {
  /** Calls back for each deck of a range that plays a card. */
  const eachPlaying = (card: number, [start, end]: DeckRange, visit: (deck: number) => void): void => {
    const last = model.postingStarts[card + 1];
    let at = lowerBound(model.postings, model.postingStarts[card], last, start);
    for (; at < last; at++) {
      const deck = model.postings[at];
      if (deck >= end) return;
      visit(deck);
    }
  };

  const selectByCards = (range: DeckRange, narrowing: Narrowing, selected: Uint8Array): void => {
    const { withCards = [], withoutCards = [] } = narrowing;
    const [start, end] = range;
    selected.fill(withCards.length === 0 ? 1 : 0, start, end);
    withCards.forEach((card, step) =>
      eachPlaying(card, range, (deck) => {
        if (selected[deck] === step) selected[deck] = step + 1;
      }),
    );
    const steps = withCards.length;
    if (steps > 1)
      for (let deck = start; deck < end; deck++) selected[deck] = selected[deck] === steps ? 1 : 0;
    for (const card of withoutCards)
      eachPlaying(card, range, (deck) => {
        selected[deck] = 0;
      });
  };

  return (ranges, narrowing, selected) => {
    const { kind, bracket, maxCents, sinceDay } = narrowing;
    const [lowBracket, highBracket] = bracket === undefined ? [0, MAX_BRACKET] : [bracket, bracket];
    const [lowCents, highCents] = maxCents === undefined ? [-1, Infinity] : [0, maxCents];
    const firstDay = sinceDay ?? -1;
    const byAttribute = [kind, bracket, maxCents, sinceDay].some((condition) => condition !== undefined);
    for (const range of ranges) {
      selectByCards(range, narrowing, selected);
      if (!byAttribute) continue;
      const [start, end] = range;
      for (let deck = start; deck < end; deck++) {
        if (selected[deck] === 0) continue;
        const its = deckBrackets[deck];
        const cents = deckCents[deck];
        if (
          (kind !== undefined && deckKinds[deck] !== kind) ||
          its < lowBracket ||
          its > highBracket ||
          cents < lowCents ||
          cents > highCents ||
          deckDays[deck] < firstDay
        )
          selected[deck] = 0;
      }
    }
  };
};
