import type { SourceDeck } from '@crownsmith/catalog';
import { MAX_COMMANDERS, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import type { DeckError } from './parsed-deck';

/** A list below both limits is a fragment, not a deck: distinct names, and cards in total. */
const MIN_DISTINCT_CARDS = 20;
const MIN_CARDS = 60;
/** A list above the limit is a collection or a cube, unless its commander allows any size. */
const MAX_CARDS = 250;
const MAX_CARDS_OF_ANY_SIZE = 2500;

/**
 * Checks the rules for a deck that need no card data.
 * @param hasAnySize whether its commanders let it have any number of cards; asked only of a large deck
 * @returns undefined if the deck meets them
 */
export const checkDeck = (
  deck: SourceDeck,
  hasAnySize: () => boolean = () => false,
): DeckError | undefined => {
  const total = deck.cards.reduce((sum, card) => sum + card.count, 0);
  const distinct = deck.cards.length;
  if (deck.commanders.length === 0) return { fault: 'no-commander', reason: 'no commander is named' };
  if (deck.commanders.length > MAX_COMMANDERS) {
    return {
      fault: 'too-many-commanders',
      reason: `${deck.commanders.length} commanders (at most ${MAX_COMMANDERS})`,
    };
  }
  if (distinct < MIN_DISTINCT_CARDS && total < MIN_CARDS) {
    return {
      fault: 'too-few-cards',
      reason: `${total} cards, ${distinct} different ones: a fragment, not a deck`,
    };
  }
  const most = total > MAX_CARDS && hasAnySize() ? MAX_CARDS_OF_ANY_SIZE : MAX_CARDS;
  if (total > most) return { fault: 'too-many-cards', reason: `${total} cards (at most ${most})` };
  if (
    [...deck.commanders, ...deck.cards.map((card) => card.name)].some(
      (name) => name.length > MAX_NAME_CHARACTERS,
    )
  ) {
    return { fault: 'malformed', reason: `a card name of more than ${MAX_NAME_CHARACTERS} characters` };
  }
  return undefined;
};
