import { isBasicLand, isPlayable, type Card } from '@crownsmith/domain';

/** Whether lists may show a card: it is playable and no basic land. */
export const isListed = (card: Card): boolean => isPlayable(card) && !isBasicLand(card);
