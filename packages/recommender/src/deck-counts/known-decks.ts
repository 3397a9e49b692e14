import type { Model } from '../model/model';
import { lookupsOf } from '../model/model-lookups';
import type { IndexedDeckAttributes } from './deck-attributes-file';
import { allDecks, bansByCard, createPotential } from './potential';
import type { DeckRange } from './selection';

/** The least and the greatest of some values. */
export type Span = readonly [least: number, greatest: number];

/** Conditions on what decks are; an absent one holds for all. A deck of which it is not known what it costs meets none on prices. */
export interface DeckConditions {
  /** Number of the format. */
  readonly format?: number | undefined;
  /** Estimated brackets. */
  readonly brackets?: Span | undefined;
  /** Prices in cents. */
  readonly cents?: Span | undefined;
  /** First day, days since 1970-01-01; decks without a date do not meet it. */
  readonly sinceDay?: number | undefined;
}

/** What is known of the decks of a model besides their cards. It reuses buffers between calls, so it belongs to one thread. */
export interface KnownDecks {
  /** The number of the format that lists are of; undefined where the decks are of others. */
  readonly format: number | undefined;
  readonly hasBrackets: boolean;
  readonly hasPrices: boolean;
  /** Whether a deck is not older than a card, and its format does not ban it. Colours are not asked for. */
  readonly isOpenTo: (deck: number, card: number) => boolean;
  readonly meets: (deck: number, conditions: DeckConditions) => boolean;
  /** Whose deck it is, the number that the maker of the attributes chose; 0 where it is not known. */
  readonly kindOf: (deck: number) => number;
  /** By card: all decks that could play it. */
  readonly potential: Uint32Array;
  /** By card: the decks of some ranges that could play it, of those that meet conditions. */
  readonly potentialOf: (ranges: readonly DeckRange[], conditions?: DeckConditions) => Uint32Array;
}

const isWithin = (value: number, [least, greatest]: Span): boolean => value >= least && value <= greatest;

/**
 * Makes what a recommender knows of the decks of its model.
 * @param attributes of `parseDeckAttributes` or `indexDeckAttributes`
 * @param format the number of the format that lists are of
 */
export const createKnownDecks = (
  model: Model,
  attributes: IndexedDeckAttributes,
  format?: number,
): KnownDecks => {
  const { cardFirstDays, deckDays, deckFormats, deckBrackets, deckCents, deckKinds } = attributes;
  const countPotential = createPotential(lookupsOf(model), attributes);
  const bans = bansByCard(attributes.bans);
  const isBannedAnywhere = new Uint8Array(cardFirstDays.length);
  for (const card of bans.keys()) isBannedAnywhere[card] = 1;
  const everyDeck = new Uint8Array(deckDays.length).fill(1);
  const meets: KnownDecks['meets'] = (deck, { format: wanted, brackets, cents, sinceDay }) =>
    (wanted === undefined || deckFormats[deck] === wanted) &&
    (brackets === undefined || isWithin(deckBrackets[deck], brackets)) &&
    (cents === undefined || isWithin(deckCents[deck], cents)) &&
    (sinceDay === undefined || deckDays[deck] >= Math.max(0, sinceDay));
  return {
    format,
    hasBrackets: deckBrackets.some((bracket) => bracket > 0),
    hasPrices: deckCents.some((cents) => cents >= 0),
    isOpenTo: (deck, card) => {
      const day = deckDays[deck];
      if (day >= 0 && day < cardFirstDays[card]) return false;
      return isBannedAnywhere[card] === 0 || bans.get(card)?.has(deckFormats[deck]) !== true;
    },
    meets,
    kindOf: (deck) => deckKinds[deck] ?? 0,
    potential: countPotential(allDecks(model), everyDeck),
    potentialOf: (ranges, conditions) => {
      if (conditions === undefined) return countPotential(ranges, everyDeck);
      const selected = new Uint8Array(deckDays.length);
      for (const [start, end] of ranges)
        for (let deck = start; deck < end; deck++) selected[deck] = meets(deck, conditions) ? 1 : 0;
      return countPotential(ranges, selected);
    },
  };
};
