import { deckOrder } from '../training/deck-table';
import { makeDeckOrigins, type DeckOrigin, type DeckOrigins } from './deck-origins';
import type { RecommenderCard, RecommenderDeck } from '../training/recommender-card';

/** The greatest number of a rule by which commanders allow cards outside their identity. */
export const MAX_RULE = 31;

/** The greatest bracket. */
export const MAX_BRACKET = 5;

/**
 * What is known of a model's decks besides their cards, as typed arrays in the order of the model. Days count from
 * 1970-01-01; -1 is an unknown day or price.
 */
export interface DeckAttributes extends DeckOrigins {
  /** First day on which each card can have been played. */
  readonly cardFirstDays: Int32Array;
  /** A label of each card that the maker chose, 0–255, such as the list that shows it. */
  readonly cardGroups: Uint8Array;
  readonly deckDays: Int32Array;
  /** Price in cents. */
  readonly deckCents: Int32Array;
  /** Estimated bracket, 1–5; 0 where it was not estimated. */
  readonly deckBrackets: Uint8Array;
  /** Copies of basic lands. */
  readonly deckBasics: Uint8Array;
  /** Number of the format. */
  readonly deckFormats: Uint8Array;
  /** Whose deck it is, a number that the maker chose, from 1; 0 where it is not known. */
  readonly deckKinds: Uint8Array;
  /** Colours, as bits, that a deck may play besides those of its commanders, as where its player chooses one; it may have theirs, too. */
  readonly deckColors: Uint8Array;
  /** Number of the rule by which a card, as a commander, lets decks play certain cards outside its identity, up to `MAX_RULE`; 0 for none. */
  readonly cardRules: Uint8Array;
  /** By card a bit for each rule that allows it whatever its identity. */
  readonly cardExempt: Int32Array;
  /** Pairs of a card and a format that bans it: decks of the format could not play the card. */
  readonly bans: Uint16Array;
}

/** What is known of a deck besides its cards. */
export interface DeckFacts extends DeckOrigin {
  /** Days since 1970-01-01, -1 unknown. */
  readonly day: number;
  /** Price in cents, -1 unknown. */
  readonly cents: number;
  /** 1–5; 0 where it was not estimated. */
  readonly bracket: number;
  /** Copies of basic lands. */
  readonly basics: number;
  /** Number of the format, 0–255. */
  readonly format: number;
  /** Whose deck it is, a number that the maker chose, 1–255; 0 where it is not known. */
  readonly kind: number;
  /** As `DeckAttributes` has them; without it the deck has those of its commanders. */
  readonly colors?: number;
}

/** What `makeDeckAttributes` is made from; decks in the order that the model was trained on. */
export interface DeckAttributesInput {
  readonly cards: readonly RecommenderCard[];
  readonly decks: Iterable<RecommenderDeck>;
  readonly cardFirstDays: ArrayLike<number>;
  readonly cardGroups: ArrayLike<number>;
  /** By place among the given decks. */
  readonly factsOf: (deck: number) => DeckFacts;
  readonly bans: readonly { readonly card: number; readonly format: number }[];
  /** As `DeckAttributes` has them; without them commanders have no rules. */
  readonly cardRules?: ArrayLike<number>;
  readonly cardExempt?: ArrayLike<number>;
}

/** Puts the facts of decks into the order of the model that `trainModel` makes of the same cards and decks. */
export const makeDeckAttributes = ({
  cards,
  decks,
  cardFirstDays,
  cardGroups,
  factsOf,
  bans,
  cardRules = [],
  cardExempt = [],
}: DeckAttributesInput): DeckAttributes => {
  const order = deckOrder(cards, decks);
  const attributes = {
    cardFirstDays: Int32Array.from(cardFirstDays),
    cardGroups: Uint8Array.from(cardGroups),
    deckDays: new Int32Array(order.length),
    deckCents: new Int32Array(order.length),
    deckBrackets: new Uint8Array(order.length),
    deckBasics: new Uint8Array(order.length),
    deckFormats: new Uint8Array(order.length),
    deckKinds: new Uint8Array(order.length),
    deckColors: new Uint8Array(order.length),
    cardRules: Uint8Array.from(cards, (_, card) => cardRules[card] ?? 0),
    cardExempt: Int32Array.from(cards, (_, card) => cardExempt[card] ?? 0),
    bans: Uint16Array.from(bans.flatMap(({ card, format }) => [card, format])),
    ...makeDeckOrigins(order, factsOf),
  };
  order.forEach((place, deck) => {
    const { day, cents, bracket, basics, format, kind, colors = 0 } = factsOf(place);
    attributes.deckDays[deck] = day;
    attributes.deckCents[deck] = cents;
    attributes.deckBrackets[deck] = bracket;
    attributes.deckBasics[deck] = Math.min(255, basics);
    attributes.deckFormats[deck] = format;
    attributes.deckKinds[deck] = kind;
    attributes.deckColors[deck] = colors;
  });
  return attributes;
};
