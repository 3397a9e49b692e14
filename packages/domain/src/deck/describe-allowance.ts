import { colorName } from '../color/color';
import { identityColors } from '../color/color-identity';
import { choosesColor, type AllowingCommander, type DeckAllowance } from '../command-zone/deck-allowance';

/**
 * What a report says of the rules that commanders change, as sentences for people: the colour that is chosen, a deck without a
 * maximum, a wording that is not understood.
 * @param isStated the player stated which colour; otherwise it follows from the list
 */
export const describeAllowance = (
  commanders: readonly AllowingCommander[],
  { chosen, hasAnySize, unread }: DeckAllowance,
  isStated = false,
): readonly string[] => {
  const colors = identityColors(chosen).map((color) => colorName(color).toLowerCase());
  return [
    ...(!choosesColor(commanders)
      ? []
      : colors.length === 0
        ? ['Its player chooses a colour for the commander: no card of the list needs one.']
        : [
            isStated
              ? `The colour that is chosen for the commander is ${colors.join(' and ')}.`
              : `The colour to choose for the commander is ${colors.join(' and ')}: most cards of the list that need one need it.`,
          ]),
    ...(hasAnySize ? ['With this commander, a deck may have any number of cards from a hundred on.'] : []),
    ...unread.map(
      (wording) =>
        `It is not known what this allows, so the size and the colours of the deck were not checked: “${wording}”`,
    ),
  ];
};
