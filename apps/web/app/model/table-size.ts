/** Decks of a table. */
export const MAX_DECKS = 5;
export const MIN_DECKS = 2;
