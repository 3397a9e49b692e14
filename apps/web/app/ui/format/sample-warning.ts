import { FEW_DECKS } from '@crownsmith/domain';
import type { Nouns } from '#app/model/deck-kinds';
import { countedText, countText, nounText } from './numbers';

/** The decks that figures are counted over. */
export interface Sample {
  readonly numDecks: number;
  /** whether there are too few, so that the lists are estimates */
  readonly estimated: boolean;
  /** commanders and pairs whose decks estimates are learnt from; undefined where that is unknown */
  readonly learntFrom?: number | undefined;
  /** what the decks are called; `decks` by default */
  readonly nouns?: Nouns | undefined;
}

/**
 * What estimates are made from.
 * @example estimateSource(1047) // 'from what its text says and the decks of 1,047 commanders and pairs'
 */
export const estimateSource = (learntFrom: number | undefined): string =>
  learntFrom === undefined
    ? 'from what other commanders’ decks play'
    : `from what its text says and the decks of ${learntFrom === 1 ? 'one commander' : `${countText(learntFrom)} commanders and pairs`}`;

/**
 * The warning above figures where few decks are behind them; undefined where there are enough.
 * @example sampleWarning({ numDecks: 7, estimated: false }) // 'Only 7 decks so far: the figures are rough.'
 */
export const sampleWarning = ({ numDecks, estimated, learntFrom, nouns }: Sample): string | undefined => {
  if (estimated) {
    const known = numDecks === 0 ? 'No deck' : `Only ${countedText(numDecks, 'deck')}`;
    return `${known} with this commander so far. The lists are estimates ${estimateSource(learntFrom)}. Their percentages are of all decks that could play a card.`;
  }
  return numDecks < FEW_DECKS
    ? `Only ${nounText(numDecks, nouns)} so far: the figures are rough.`
    : undefined;
};
