import { FEW_DECKS } from '@crownsmith/domain';
import { countedText } from './numbers';

/** The decks that figures are counted over. */
export interface Sample {
  readonly numDecks: number;
  /** whether there are too few, so that the lists are estimates */
  readonly estimated: boolean;
}

/**
 * The warning above figures where few decks are behind them; undefined where there are enough.
 * @example sampleWarning({ numDecks: 7, estimated: false }) // 'Only 7 decks so far: the figures are rough.'
 */
export const sampleWarning = ({ numDecks, estimated }: Sample): string | undefined => {
  if (estimated) {
    const known = numDecks === 0 ? 'No deck' : `Only ${countedText(numDecks, 'deck')}`;
    return `${known} with this commander so far. The lists are estimates: what is popular in its colours and suits its types. Their percentages are of all decks that could play a card.`;
  }
  return numDecks < FEW_DECKS
    ? `Only ${countedText(numDecks, 'deck')} so far: the figures are rough.`
    : undefined;
};
