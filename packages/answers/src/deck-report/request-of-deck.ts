import type { PlayerDeck } from '@crownsmith/domain';
import type { ListRequest } from './read-deck';

/** The list of a player's deck as answers take it. */
export const requestOfDeck = ({
  commanders,
  cards,
  companion,
  chosenColor,
  printings,
}: Pick<PlayerDeck, 'commanders' | 'cards' | 'companion' | 'chosenColor' | 'printings'>): ListRequest => ({
  commanders: [...commanders],
  cards: Object.entries(cards).map(([name, count]) => ({ name, count })),
  ...(companion !== undefined && { companion }),
  ...(chosenColor && { chosen_color: chosenColor }),
  ...(printings && { printings }),
});
