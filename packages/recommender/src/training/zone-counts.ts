import type { DeckTable } from './deck-table';
import { GrowingCards } from './growing-array';

/** For each command zone the cards of its decks, ascending, each with its number of decks. */
export const makeZoneCounts = (
  cards: number,
  { zoneStarts, deckStarts, deckCards }: DeckTable,
): {
  readonly zoneCardStarts: Uint32Array;
  readonly zoneCards: Uint16Array;
  readonly zoneCounts: Uint32Array;
} => {
  const zones = zoneStarts.length - 1;
  const zoneCardStarts = new Uint32Array(zones + 1);
  const zoneCards = new GrowingCards();
  const counts: number[] = [];
  const tally = new Uint32Array(cards);
  for (let zone = 0; zone < zones; zone++) {
    const first = deckStarts[zoneStarts[zone] as number] as number;
    const end = deckStarts[zoneStarts[zone + 1] as number] as number;
    const touched: number[] = [];
    for (let i = first; i < end; i++) {
      const card = deckCards[i] as number;
      if (tally[card] === 0) touched.push(card);
      tally[card] = (tally[card] as number) + 1;
    }
    touched.sort((a, b) => a - b);
    for (const card of touched) {
      zoneCards.push(card);
      counts.push(tally[card] as number);
      tally[card] = 0;
    }
    zoneCardStarts[zone + 1] = zoneCards.length;
  }
  return { zoneCardStarts, zoneCards: zoneCards.view().slice(), zoneCounts: Uint32Array.from(counts) };
};
