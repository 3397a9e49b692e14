import {
  COLORS,
  identityColors,
  parseManaTokens,
  type ColorIdentity,
  type PrimaryType,
} from '@crownsmith/domain';

/**
 * Mana symbols of a card's cost by colour letter, C for colourless; each colour of a hybrid symbol counts. If the cost is
 * unknown, one per colour of the identity.
 */
export const colorWeights = (card: {
  readonly primaryType?: PrimaryType | undefined;
  readonly manaCost?: string | undefined;
  readonly colorIdentity: ColorIdentity;
}): Readonly<Record<string, number>> => {
  const weights: Record<string, number> = {};
  if (card.primaryType === 'Land') return weights;
  const letters =
    card.manaCost === undefined
      ? identityColors(card.colorIdentity)
      : parseManaTokens(card.manaCost).flatMap((token) =>
          [...COLORS, 'C'].filter((letter) => token.split('/').includes(letter)),
        );
  for (const letter of letters) weights[letter] = (weights[letter] ?? 0) + 1;
  return weights;
};
