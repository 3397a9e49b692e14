import type { DeckTable } from './deck-table';

/** Inverts the rows of decks: for each card its decks, ascending. @param cardDecks the number of decks of each card */
export const makePostings = (
  cardDecks: Uint32Array,
  { deckStarts, deckCards }: Pick<DeckTable, 'deckStarts' | 'deckCards'>,
): { readonly postingStarts: Uint32Array; readonly postings: Uint32Array } => {
  const cards = cardDecks.length;
  const postingStarts = new Uint32Array(cards + 1);
  for (let card = 0; card < cards; card++) postingStarts[card + 1] = postingStarts[card] + cardDecks[card];
  const next = postingStarts.slice();
  const postings = new Uint32Array(deckCards.length);
  for (let deck = 0; deck + 1 < deckStarts.length; deck++) {
    const end = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < end; i++) {
      const card = deckCards[i];
      const place = next[card];
      postings[place] = deck;
      next[card] = place + 1;
    }
  }
  return { postingStarts, postings };
};
