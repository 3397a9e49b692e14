import type { CommanderView } from '#app/model/commander';
import { countedText } from '#app/ui/format/numbers';

/** Below this many decks a share is rough: one deck moves it by more than five percentage points. */
export const FEW_DECKS = 20;

/**
 * The warning above a commander's figures where few decks are behind them; undefined where there are enough.
 * @example sampleWarning({ numDecks: 7, estimated: false }) // 'Only 7 decks so far: the percentages are rough.'
 */
export const sampleWarning = ({
  numDecks,
  estimated,
}: Pick<CommanderView, 'numDecks' | 'estimated'>): string | undefined => {
  if (estimated) {
    const known = numDecks === 0 ? 'No deck' : `Only ${countedText(numDecks, 'deck')}`;
    return `${known} with this commander so far. The lists are estimates: what is popular in its colours and suits its types. Their percentages are of all decks that could play a card.`;
  }
  return numDecks < FEW_DECKS
    ? `Only ${countedText(numDecks, 'deck')} so far: the percentages are rough.`
    : undefined;
};
