import { COLORS, PRIMARY_TYPES, TAGS, isBasicLand, type Card } from '@crownsmith/domain';
import { colorWeights, rounded } from '@crownsmith/snapshot/lists';
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

const addTo = (record: Record<string, number>, key: string, amount: number): void =>
  void (record[key] = (record[key] ?? 0) + amount);

const means = (
  record: Readonly<Record<string, number>>,
  decks: number,
  order: readonly string[],
): Record<string, number> =>
  Object.fromEntries(
    order.filter((key) => (record[key] ?? 0) > 0).map((key) => [key, rounded((record[key] ?? 0) / decks)]),
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
  const curve = Array.from({ length: CURVE_LENGTH }, () => 0);
  const types: Record<string, number> = { Land: missingBasics };
  const colors: Record<string, number> = {};
  const tags: Record<string, number> = {};
  let basics = missingBasics;
  let price = 0;
  let priced = 0;
  for (const [card, count] of copies) {
    if (card.primaryType !== undefined) addTo(types, card.primaryType, count);
    if (card.primaryType !== 'Land') {
      const slot = Math.min(CURVE_LENGTH - 1, Math.max(0, Math.floor(card.manaValue)));
      curve[slot] = (curve[slot] ?? 0) + count;
    }
    for (const [letter, weight] of Object.entries(colorWeights(card))) addTo(colors, letter, weight * count);
    for (const tag of card.tags) addTo(tags, tag, count);
    const isBasic = isBasicLand(card);
    if (isBasic) basics += count;
    const each = isBasic ? undefined : usdPrice(card);
    if (each !== undefined) {
      price += each * count;
      priced += count;
    }
  }
  for (const [card, count] of commanders) price += (usdPrice(card) ?? 0) * count;
  const n = Math.max(1, decks);
  return {
    manaCurve: curve.map((count) => rounded(count / n)),
    types: means(types, n, PRIMARY_TYPES),
    basics: basics / n,
    colors: means(colors, n, [...COLORS, 'C']),
    tags: means(tags, n, TAGS),
    price: priced === 0 ? null : Math.round((price / n) * 100) / 100,
  };
};
