import { type Color, colorName } from '../color/color';
import { identityColors } from '../color/color-identity';
import { choosesColor, type AllowingCommander, type DeckAllowance } from '../command-zone/deck-allowance';

/**
 * Which colour is chosen for commanders whose player chooses one, as a sentence.
 * @param isStated the player stated which; otherwise it follows from the list
 * @example chosenColorText(['U'], true) // 'The colour that is chosen for the commander is blue.'
 */
export const chosenColorText = (chosen: readonly Color[], isStated: boolean): string => {
  const colors = chosen.map((color) => colorName(color).toLowerCase()).join(' and ');
  if (colors === '') return 'Its player chooses a colour for the commander: no card of the list needs one.';
  return isStated
    ? `The colour that is chosen for the commander is ${colors}.`
    : `The colour to choose for the commander is ${colors}: most cards of the list that need one need it.`;
};

/**
 * What a report says of the rules that commanders change, as sentences for people: the colour that is chosen, a deck without a
 * maximum, a wording that is not understood.
 * @param isStated the player stated which colour; otherwise it follows from the list
 */
export const describeAllowance = (
  commanders: readonly AllowingCommander[],
  { chosen, hasAnySize, unread }: DeckAllowance,
  isStated = false,
): readonly string[] => [
  ...(choosesColor(commanders)
    ? [chosenColorText(identityColors(chosen), isStated)]
    : isStated
      ? ['A colour was chosen, but these commanders leave none to choose.']
      : []),
  ...(hasAnySize ? ['With this commander, a deck may have any number of cards from a hundred on.'] : []),
  ...unread.map(
    (wording) =>
      `It is not known what this allows, so the size and the colours of the deck were not checked: “${wording}”`,
  ),
];
