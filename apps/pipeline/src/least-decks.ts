/** Fewest decks of a commander whose own cards its page lists; with fewer, its lists are estimates. */
export const MIN_COMMANDER_DECKS = 3;

/**
 * Fewest decks behind sections of rates: the lists of a theme or tribe, High Synergy Cards, and what decks of a precon's
 * commander add and cut. With fewer decks one of them decides every rate, so the sections are left out.
 */
export const MIN_RATE_DECKS = 5;

/** Fewest decks of a variant of a commander, or of a theme or tribe in one identity. */
export const MIN_SUBSET_DECKS = 8;
