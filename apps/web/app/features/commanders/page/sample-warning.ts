import type { CommanderView } from '#app/model/pages';
import { countedText } from '#app/ui/format/figures';

/** Below so many decks a share says little: one deck more or less moves it by more than five points. */
export const FEW_DECKS = 20;

/**
 * What a reader has to know about the numbers of a commander, where there are few decks behind them.
 * @example sampleWarning({ numDecks: 7, estimated: false }) // 'Only 7 decks so far: read the shares as a hint.'
 */
export const sampleWarning = ({
  numDecks,
  estimated,
}: Pick<CommanderView, 'numDecks' | 'estimated'>): string | undefined => {
  if (estimated) {
    const known = numDecks === 0 ? 'No deck' : `Only ${countedText(numDecks, 'deck')}`;
    return `${known} with this commander so far. What follows is an estimate from its colours and types, counted over other decks.`;
  }
  return numDecks < FEW_DECKS
    ? `Only ${countedText(numDecks, 'deck')} so far: read the shares as a hint.`
    : undefined;
};
