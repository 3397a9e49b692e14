import { COLORS, PRIMARY_TYPES, TAGS, isBasicLand, type Card } from '@crownsmith/domain';
import { colorWeights, rounded } from '@crownsmith/snapshot/lists';
import { memoizeByObject } from '#src/memoize-by-object';
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

/** What each copy of a card adds to a shape. Types, letters and tags are places in their lists. */
interface CardShape {
  /** -1 for none */
  readonly type: number;
  /** place in the mana curve; -1 for lands */
  readonly slot: number;
  /** one for each mana symbol */
  readonly letters: readonly number[];
  readonly tags: readonly number[];
  readonly isBasic: boolean;
  /** USD; undefined if it is not known, and for basic lands */
  readonly price: number | undefined;
}

const curveSlot = ({ primaryType, manaValue }: Card): number =>
  primaryType === 'Land' ? -1 : Math.min(CURVE_LENGTH - 1, Math.max(0, Math.floor(manaValue)));

/** The same card is in the decks of hundreds of pages. */
const shapeOf = memoizeByObject((card: Card): CardShape => {
  const isBasic = isBasicLand(card);
  return {
    type: card.primaryType === undefined ? -1 : PRIMARY_TYPES.indexOf(card.primaryType),
    slot: curveSlot(card),
    letters: Object.entries(colorWeights(card)).flatMap(([letter, symbols]) =>
      Array.from({ length: symbols }, () => LETTERS.indexOf(letter)),
    ),
    tags: card.tags.map((tag) => TAGS.indexOf(tag)),
    isBasic,
    price: isBasic ? undefined : usdPrice(card),
  };
});

const addTo = (sums: Float64Array, place: number, amount: number): void => {
  if (place >= 0) sums[place] = (sums[place] ?? 0) + amount;
};

const means = (sums: Float64Array, decks: number, keys: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    keys.flatMap((key, place) => {
      const sum = sums[place] ?? 0;
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
  copies: Iterable<readonly [card: Card, copies: number]>,
  decks: number,
  missingBasics: number,
  commanders: Iterable<readonly [card: Card, decks: number]>,
): DeckShape => {
  const curve = new Float64Array(CURVE_LENGTH);
  const types = new Float64Array(PRIMARY_TYPES.length);
  const colors = new Float64Array(LETTERS.length);
  const tags = new Float64Array(TAGS.length);
  let basics = missingBasics;
  let price = 0;
  let priced = 0;
  addTo(types, PRIMARY_TYPES.indexOf('Land'), missingBasics);
  for (const [card, count] of copies) {
    const own = shapeOf(card);
    addTo(types, own.type, count);
    addTo(curve, own.slot, count);
    for (const letter of own.letters) addTo(colors, letter, count);
    for (const tag of own.tags) addTo(tags, tag, count);
    if (own.isBasic) basics += count;
    if (own.price !== undefined) {
      price += own.price * count;
      priced += count;
    }
  }
  for (const [card, count] of commanders) price += (usdPrice(card) ?? 0) * count;
  const n = Math.max(1, decks);
  return {
    manaCurve: Array.from(curve, (count) => rounded(count / n)),
    types: means(types, n, PRIMARY_TYPES),
    basics: basics / n,
    colors: means(colors, n, LETTERS),
    tags: means(tags, n, TAGS),
    price: priced === 0 ? null : Math.round((price / n) * 100) / 100,
  };
};
