import type { Model } from '../model/model';
import type { DeckTable } from './deck-table';
import { GrowingCards } from './growing-array';

/** Who plays what: parts of a Model. */
export type PlayCounts = Pick<Model, 'cardDecks' | 'zoneCardStarts' | 'zoneCards' | 'zoneCounts'>;

/** For each command zone the cards of its decks, ascending, each with its number of decks, and the decks of each card. */
export const countPlay = (cards: number, { zoneStarts, deckStarts, deckCards }: DeckTable): PlayCounts => {
  const zones = zoneStarts.length - 1;
  const zoneCardStarts = new Uint32Array(zones + 1);
  const zoneCards = new GrowingCards();
  const counts: number[] = [];
  const cardDecks = new Uint32Array(cards);
  const tally = new Uint32Array(cards);
  for (let zone = 0; zone < zones; zone++) {
    const first = deckStarts[zoneStarts[zone]];
    const end = deckStarts[zoneStarts[zone + 1]];
    const touched: number[] = [];
    for (let i = first; i < end; i++) {
      const card = deckCards[i];
      if (tally[card] === 0) touched.push(card);
      tally[card] = tally[card] + 1;
    }
    touched.sort((a, b) => a - b);
    for (const card of touched) {
      zoneCards.push(card);
      const decks = tally[card];
      counts.push(decks);
      cardDecks[card] = cardDecks[card] + decks;
      tally[card] = 0;
    }
    zoneCardStarts[zone + 1] = zoneCards.length;
  }
  return {
    cardDecks,
    zoneCardStarts,
    zoneCards: zoneCards.view().slice(),
    zoneCounts: Uint32Array.from(counts),
  };
};
