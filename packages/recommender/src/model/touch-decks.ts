import type { Model } from './model';

/** Cards of a cache line, and lines that the cards of most decks are in. */
const CARDS_OF_LINE = 32;
const LINES = 3;

/**
 * Reads a bit of the first `count` decks, so that the processor fetches them from memory side by side; where the cards of one are
 * read after those of another, it waits for each. Returns what was read, for it not to be optimised away.
 */
export const touchDecks = ({ deckStarts, deckCards }: Model, decks: Uint32Array, count: number): number => {
  let seen = 0;
  for (let i = 0; i < count; i++) seen |= deckStarts[decks[i]];
  for (let line = 0; line < LINES; line++)
    for (let i = 0; i < count; i++) seen |= deckCards[deckStarts[decks[i]] + line * CARDS_OF_LINE] ?? 0;
  return seen;
};
