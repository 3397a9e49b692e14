/** Fewest decks of a commander whose own cards its page lists; with fewer, its lists are estimates. */
export const MIN_COMMANDER_DECKS = 3;

/** Fewest decks of a variant of a commander, or of a theme or tribe in one identity. */
export const MIN_SUBSET_DECKS = 8;
