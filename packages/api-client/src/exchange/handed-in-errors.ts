import { describeViolation, validateDeck, type DeckCard, type DeckEntry } from '@crownsmith/domain';
import type { HandedInDeck } from './handed-in-deck';

/**
 * Why a deck cannot be handed in, in sentences; none for a legal deck of Commander. That the legality of a card is not known yet
 * is no error: a publish decides it by the decks that play the card.
 * @param findCard the card of a URL
 */
export const findHandedInErrors = <C extends DeckCard>(
  { commanders, cards }: Pick<HandedInDeck, 'commanders' | 'cards'>,
  findCard: (url: string) => C | undefined,
): readonly string[] => {
  const toEntry = (url: string, count: number): DeckEntry<C> => {
    const card = findCard(url);
    return { name: card?.name ?? url, count, card };
  };
  const result = validateDeck({
    commanders: commanders.map((url) => toEntry(url, 1)),
    main: cards.map(({ url, count }) => toEntry(url, count)),
  });
  if (result.ok) return [];
  return result.error.filter(({ code }) => code !== 'legality-unknown').map(describeViolation);
};
