import type { ModelLookups } from '../model/model-lookups';
import { NO_CARD } from '../model/model';
import { zoneOfDeck } from '../model/zone-of-deck';
import type { Neighbours } from './neighbours';
import type { Query } from './query';

/** A deck of the model that is like a list. Basic lands and commanders do not count among cards. */
export interface SimilarDeck {
  /** Its place among the model's decks: sorted by command zone, then in the order of the training data. */
  readonly deck: number;
  /** Slugs of its commanders. */
  readonly commanders: readonly string[];
  readonly cards: number;
  /** Its cards that the list has. */
  readonly shared: number;
}

/** The cards of a deck by its place in the model, without commanders and basic lands. */
export const cardsOfDeck = (
  { deckCards, deckStarts }: ModelLookups['model'],
  deck: number,
): ModelLookups['model']['deckCards'] => deckCards.subarray(deckStarts[deck], deckStarts[deck + 1]);

/** What is known of the first `limit` similar decks. */
export const describeSimilarDecks = (
  { model, slugs }: ModelLookups,
  query: Query,
  { decks }: Neighbours,
  limit: number,
): readonly SimilarDeck[] => {
  const own = new Set(query.cards);
  return Array.from(decks.subarray(0, limit), (deck) => {
    const zone = zoneOfDeck(model.zoneStarts, deck);
    const cards = cardsOfDeck(model, deck);
    return {
      deck,
      commanders: [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].flatMap((card) =>
        card === NO_CARD ? [] : (slugs[card] ?? []),
      ),
      cards: cards.length,
      shared: cards.reduce((count, card) => count + (own.has(card) ? 1 : 0), 0),
    };
  });
};
