import { FEW_DECKS } from '@crownsmith/domain';
import { countedText, countText, percentText } from './numbers';

/**
 * A share before "of n decks": in per cent, or as a count where n is small.
 * @example shareValue(604, 968) // '62%'
 * @example shareValue(3, 3) // '3'
 */
export const shareValue = (decks: number, potentialDecks: number): string =>
  potentialDecks < FEW_DECKS ? countText(decks) : percentText(decks / potentialDecks);

/**
 * A share without its sample beside it: in per cent, or with the sample where that is small.
 * @example shareAlone(604, 968) // '62%'
 * @example shareAlone(3, 3) // '3 of 3'
 */
export const shareAlone = (decks: number, potentialDecks: number): string =>
  potentialDecks < FEW_DECKS
    ? `${countText(decks)} of ${countText(potentialDecks)}`
    : percentText(decks / potentialDecks);

/**
 * A share with its sample.
 * @example shareText(604, 968) // '62% of 968 decks'
 * @example shareText(3, 3) // '3 of 3 decks'
 */
export const shareText = (decks: number, potentialDecks: number): string =>
  `${shareValue(decks, potentialDecks)} of ${countedText(potentialDecks, 'deck')}`;
