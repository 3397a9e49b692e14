import { COLORS, PRIMARY_TYPES, TAGS, isBasicLand, type Card } from '@crownsmith/domain';
import { colorWeights, rounded } from '@crownsmith/answers/lists';
import { usdPrice } from '#src/prices/usd-price';

/** Means per deck, for charts. */
export interface DeckShape {
  /** cards at mana value 0 to 6 and 7 or more, without lands */
  readonly manaCurve: number[];
  readonly types: Record<string, number>;
  /** basic lands */
  readonly basics: number;
  readonly colors: Record<string, number>;
  readonly tags: Record<string, number>;
  /** USD; null if no price is known */
  readonly price: number | null;
}

const CURVE_LENGTH = 8;
const LETTERS: readonly string[] = [...COLORS, 'C'];

/** Where the sums of each kind begin among all sums over the cards of decks. */
const FIRST = {
  slots: 0,
  types: CURVE_LENGTH,
  letters: CURVE_LENGTH + PRIMARY_TYPES.length,
  tags: CURVE_LENGTH + PRIMARY_TYPES.length + LETTERS.length,
} as const;
const SUMS = FIRST.tags + TAGS.length;
const LAND = FIRST.types + PRIMARY_TYPES.indexOf('Land');

/** What each copy of a card adds to a shape. */
export interface CardShape {
  /** places of the sums that count it: its mana value, its type, each of its mana symbols and tags */
  readonly places: readonly number[];
  readonly isBasic: boolean;
  /** USD; undefined if it is not known, and for basic lands */
  readonly price: number | undefined;
}

const placesOf = (card: Card): readonly number[] => {
  const { primaryType, manaValue, tags } = card;
  return [
    ...(primaryType === 'Land'
      ? []
      : [FIRST.slots + Math.min(CURVE_LENGTH - 1, Math.max(0, Math.floor(manaValue)))]),
    ...(primaryType === undefined ? [] : [FIRST.types + PRIMARY_TYPES.indexOf(primaryType)]),
    ...Object.entries(colorWeights(card)).flatMap(([letter, symbols]) =>
      Array.from({ length: symbols }, () => FIRST.letters + LETTERS.indexOf(letter)),
    ),
    ...tags.map((tag) => FIRST.tags + TAGS.indexOf(tag)),
  ];
};

/** What a card adds to a shape. */
export const cardShape = (card: Card): CardShape => {
  const isBasic = isBasicLand(card);
  return { places: placesOf(card), isBasic, price: isBasic ? undefined : usdPrice(card) };
};

/** The means that are not 0, by key. @param first the place of the first key's sum */
const meansOf = (
  sums: Float64Array,
  first: number,
  keys: readonly string[],
  decks: number,
): Record<string, number> =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const sum = sums[first + at] ?? 0;
      return sum > 0 ? [[key, rounded(sum / decks)] as const] : [];
    }),
  );

/**
 * Computes means over decks.
 * @param copies cards with their copies in all of the decks
 * @param missingBasics basic lands that the lists omit, in all of the decks; they count as lands
 * @param commanders cards in the command zones with the number of decks that they command; they count for the price only
 */
export const makeDeckShape = (
  copies: Iterable<readonly [card: CardShape, copies: number]>,
  decks: number,
  missingBasics: number,
  commanders: Iterable<readonly [card: CardShape, decks: number]>,
): DeckShape => {
  const sums = new Float64Array(SUMS);
  sums[LAND] = missingBasics;
  let basics = missingBasics;
  let price = 0;
  let priced = 0;
  for (const [own, count] of copies) {
    for (const place of own.places) sums[place] = (sums[place] ?? 0) + count;
    if (own.isBasic) basics += count;
    if (own.price !== undefined) {
      price += own.price * count;
      priced += count;
    }
  }
  for (const [own, count] of commanders) price += (own.price ?? 0) * count;
  const n = Math.max(1, decks);
  return {
    manaCurve: Array.from(sums.subarray(0, CURVE_LENGTH), (sum) => rounded(sum / n)),
    types: meansOf(sums, FIRST.types, PRIMARY_TYPES, n),
    basics: basics / n,
    colors: meansOf(sums, FIRST.letters, LETTERS, n),
    tags: meansOf(sums, FIRST.tags, TAGS, n),
    price: priced === 0 ? null : Math.round((price / n) * 100) / 100,
  };
};
