/** Inverts the rows of decks: for each card its decks, ascending. */
export const makePostings = (
  cards: number,
  deckStarts: Uint32Array,
  deckCards: Uint16Array,
): {
  readonly cardDecks: Uint32Array;
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
} => {
  const cardDecks = new Uint32Array(cards);
  for (let i = 0; i < deckCards.length; i++) {
    const card = deckCards[i] as number;
    cardDecks[card] = (cardDecks[card] as number) + 1;
  }
  const postingStarts = new Uint32Array(cards + 1);
  for (let card = 0; card < cards; card++)
    postingStarts[card + 1] = (postingStarts[card] as number) + (cardDecks[card] as number);
  const next = postingStarts.slice();
  const postings = new Uint32Array(deckCards.length);
  for (let deck = 0; deck + 1 < deckStarts.length; deck++) {
    const end = deckStarts[deck + 1] as number;
    for (let i = deckStarts[deck] as number; i < end; i++) {
      const card = deckCards[i] as number;
      const place = next[card] as number;
      postings[place] = deck;
      next[card] = place + 1;
    }
  }
  return { cardDecks, postingStarts, postings };
};
