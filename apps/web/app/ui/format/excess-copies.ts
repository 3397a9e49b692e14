import type { ExcessCopies } from '@crownsmith/domain';
import { countText } from './numbers';

/**
 * That a list has too many copies of a card.
 * @example excessCopiesText({ card: opt, count: 3, limit: 1 }) // '3 copies of Opt: a deck may have 1.'
 */
export const excessCopiesText = ({ card, count, limit }: Omit<ExcessCopies, 'entry'>): string =>
  `${countText(count)} copies of ${card.name}: a ${card.copyLimit === 'any' ? 'list' : 'deck'} may have ${limit}.`;
