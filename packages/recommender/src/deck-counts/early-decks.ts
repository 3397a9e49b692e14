import { modelCards, modelDecks, type Model } from '../model/model';
import { lookupsOf, type ModelLookups } from '../model/model-lookups';
import { lowerBound } from '../numeric/lower-bound';
import type { DeckAttributes } from './deck-attributes';
import type { DeckRange } from './selection';

/**
 * By card the decks that contain it, in the command zone or not, although they are dated before it can have been played,
 * and that so could play it.
 */
export interface EarlyDecks {
  /** One entry more than there are cards; the decks of card c are at `[earlyStarts[c], earlyStarts[c + 1])`. */
  readonly earlyStarts: Uint32Array;
  /** Ascending within a card. */
  readonly earlyDecks: Uint32Array;
}

/** The decks that a card leads, ascending. */
export const decksLedBy = ({ model, zonesOf }: ModelLookups, card: number): readonly DeckRange[] =>
  (zonesOf.get(card) ?? []).map((zone) => [model.zoneStarts[zone], model.zoneStarts[zone + 1]]);

/** Finds the early decks of every card: it reads the postings of cards that are newer than the oldest deck. */
export const findEarlyDecks = (
  model: Model,
  { cardFirstDays, deckDays }: Pick<DeckAttributes, 'cardFirstDays' | 'deckDays'>,
): EarlyDecks => {
  const lookups = lookupsOf(model);
  let oldest = Infinity;
  for (let deck = 0; deck < deckDays.length; deck++) {
    const day = deckDays[deck];
    if (day >= 0 && day < oldest) oldest = day;
  }
  const cards = modelCards(model);
  const earlyStarts = new Uint32Array(cards + 1);
  const found: number[] = [];
  for (let card = 0; card < cards; card++) {
    const first = cardFirstDays[card];
    if (first > oldest) {
      const start = found.length;
      const end = model.postingStarts[card + 1];
      for (let i = model.postingStarts[card]; i < end; i++) {
        const deck = model.postings[i];
        const day = deckDays[deck];
        if (day >= 0 && day < first) found.push(deck);
      }
      const led = decksLedBy(lookups, card);
      for (const [from, to] of led)
        for (let deck = from; deck < to; deck++) {
          const day = deckDays[deck];
          if (day >= 0 && day < first) found.push(deck);
        }
      if (led.length > 0) {
        const sorted = found.splice(start).sort((a, b) => a - b);
        for (const deck of sorted) found.push(deck);
      }
    }
    earlyStarts[card + 1] = found.length;
  }
  return { earlyStarts, earlyDecks: Uint32Array.from(found) };
};

/**
 * Makes a function that adds to each card as many of the decks that are listed for it as are selected ones of some ranges.
 * @param starts one entry more than there are cards; the decks of card c are at `[starts[c], starts[c + 1])`
 */
export const createListCount = (
  starts: Uint32Array,
  decks: Uint32Array,
): ((counts: Int32Array, ranges: readonly DeckRange[], selected: Uint8Array) => void) => {
  const cards = starts.length - 1;
  // A number for each deck and card, which sorts by deck: a range of decks is read without the rest of the lists.
  const keys = new Float64Array(decks.length);
  for (let card = 0; card < cards; card++) {
    const end = starts[card + 1];
    for (let i = starts[card]; i < end; i++) keys[i] = decks[i] * cards + card;
  }
  keys.sort();
  const listedDecks = Uint32Array.from(keys, (key) => Math.floor(key / cards));
  const listedCards = Uint32Array.from(keys, (key) => key % cards);
  return (counts, ranges, selected) => {
    for (const [start, end] of ranges) {
      let at = lowerBound(listedDecks, 0, listedDecks.length, start);
      for (; at < listedDecks.length && listedDecks[at] < end; at++) {
        if (selected[listedDecks[at]] !== 1) continue;
        const card = listedCards[at];
        counts[card] = counts[card] + 1;
      }
    }
  };
};

/** Whether early decks are of the cards and decks of a model. */
export const areEarlyDecksOf = (model: Model, { earlyStarts, earlyDecks }: EarlyDecks): boolean => {
  if (earlyStarts.length !== modelCards(model) + 1 || earlyStarts[0] !== 0) return false;
  for (let card = 0; card + 1 < earlyStarts.length; card++)
    if (earlyStarts[card] > earlyStarts[card + 1]) return false;
  if (earlyStarts.at(-1) !== earlyDecks.length) return false;
  const decks = modelDecks(model);
  return earlyDecks.every((deck) => deck < decks);
};
