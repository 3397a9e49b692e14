import {
  COLORS,
  identityColors,
  parseManaTokens,
  type ColorIdentity,
  type PrimaryType,
} from '@crownsmith/domain';

/** Mana symbols by colour letter, C for colourless. */
type ColorWeights = Readonly<Record<string, number>>;

const LETTERS: readonly string[] = [...COLORS, 'C'];

const countLetters = (letters: readonly string[]): ColorWeights => {
  const weights: Record<string, number> = {};
  for (const letter of letters) weights[letter] = (weights[letter] ?? 0) + 1;
  return weights;
};

/** By mana cost: those of all cards are few, and decks have the same cards again and again. */
const weightsOfCosts = new Map<string, ColorWeights>();

const costWeights = (manaCost: string): ColorWeights => {
  const known = weightsOfCosts.get(manaCost);
  if (known !== undefined) return known;
  const weights = countLetters(
    parseManaTokens(manaCost).flatMap((token) => {
      const parts = token.split('/');
      return LETTERS.filter((letter) => parts.includes(letter));
    }),
  );
  weightsOfCosts.set(manaCost, weights);
  return weights;
};

/**
 * Mana symbols of a card's cost by colour letter, C for colourless; each colour of a hybrid symbol counts. If the cost is
 * unknown, one per colour of the identity.
 */
export const colorWeights = (card: {
  readonly primaryType?: PrimaryType | undefined;
  readonly manaCost?: string | undefined;
  readonly colorIdentity: ColorIdentity;
}): ColorWeights => {
  if (card.primaryType === 'Land') return {};
  return card.manaCost === undefined
    ? countLetters(identityColors(card.colorIdentity))
    : costWeights(card.manaCost);
};
