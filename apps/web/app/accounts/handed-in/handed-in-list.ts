import type { HandedInDeck } from '@crownsmith/api-client';
import type { CardList } from '@crownsmith/domain';

export const toDeckCards = ({ commanders, cards }: CardList): Pick<HandedInDeck, 'commanders' | 'cards'> => ({
  commanders: [...commanders],
  cards: Object.entries(cards).map(([url, count]) => ({ url, count })),
});
