import type { Result } from '@crownsmith/domain';
import type { ModelError } from '../model/model-error';
import { modelCards, modelDecks, type Model } from '../model/model';
import { makeSectionFile, parseSectionFile, type SectionFormat } from '../model/section-file';
import { deckOrder } from '../training/deck-table';
import type { RecommenderCard, RecommenderDeck } from '../training/recommender-card';

/** The greatest bracket. */
export const MAX_BRACKET = 5;

/**
 * What is known of a model's decks besides their cards, as typed arrays in the order of the model. Days count from
 * 1970-01-01; -1 is an unknown day or price.
 */
export interface DeckAttributes {
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
  /** Pairs of a card and a format that bans it: decks of the format could not play the card. */
  readonly bans: Uint16Array;
}

/** What is known of a deck besides its cards. */
export interface DeckFacts {
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
}

/** Puts the facts of decks into the order of the model that `trainModel` makes of the same cards and decks. */
export const makeDeckAttributes = ({
  cards,
  decks,
  cardFirstDays,
  cardGroups,
  factsOf,
  bans,
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
    bans: Uint16Array.from(bans.flatMap(({ card, format }) => [card, format])),
  };
  order.forEach((place, deck) => {
    const { day, cents, bracket, basics, format } = factsOf(place);
    attributes.deckDays[deck] = day;
    attributes.deckCents[deck] = cents;
    attributes.deckBrackets[deck] = bracket;
    attributes.deckBasics[deck] = Math.min(255, basics);
    attributes.deckFormats[deck] = format;
  });
  return attributes;
};

const FORMAT: SectionFormat<DeckAttributes> = {
  name: 'file of deck attributes',
  magic: 'CRWNSDCK',
  version: 1,
  sections: [
    ['cardFirstDays', Int32Array],
    ['cardGroups', Uint8Array],
    ['deckDays', Int32Array],
    ['deckCents', Int32Array],
    ['deckBrackets', Uint8Array],
    ['deckBasics', Uint8Array],
    ['deckFormats', Uint8Array],
    ['bans', Uint16Array],
  ],
};

/** 2100-01-01: no deck or card is of a later day. */
const LAST_DAY = 47_482;

const areDays = (days: Int32Array): boolean => days.every((day) => day >= -1 && day <= LAST_DAY);

/** Describes the first contradiction between the arrays and the model; undefined when they are consistent. */
const findInconsistency = (model: Model, attributes: DeckAttributes): string | undefined => {
  const [cards, decks] = [modelCards(model), modelDecks(model)];
  const { cardFirstDays, cardGroups, deckDays, deckCents, deckBrackets, deckBasics, deckFormats, bans } =
    attributes;
  if (cardFirstDays.length !== cards || cardGroups.length !== cards)
    return 'it is about other cards than the model';
  for (const array of [deckDays, deckCents, deckBrackets, deckBasics, deckFormats])
    if (array.length !== decks) return 'it is about other decks than the model';
  if (!areDays(cardFirstDays) || !areDays(deckDays)) return 'a day is out of range';
  if (!deckCents.every((cents) => cents >= -1)) return 'a price is negative';
  if (!deckBrackets.every((bracket) => bracket <= MAX_BRACKET)) return 'a bracket is unknown';
  if (bans.length % 2 !== 0 || bans.some((card, i) => i % 2 === 0 && card >= cards))
    return 'a ban is of an unknown card';
  return undefined;
};

/** Deck attributes as the bytes of a file. */
export const makeDeckAttributesFile = (attributes: DeckAttributes): Uint8Array =>
  makeSectionFile(FORMAT, attributes);

/**
 * Parses a file of deck attributes for the model that it was made with. Nothing in it is trusted, as in `parseModel`; the
 * arrays are views of the input.
 */
export const parseDeckAttributes = (input: Uint8Array, model: Model): Result<DeckAttributes, ModelError> =>
  parseSectionFile(FORMAT, input, (attributes) => findInconsistency(model, attributes));
