/** Prices that decks are commonly asked to stay within, in US dollars, ascending. */
export const DECK_BUDGETS = [50, 100, 200, 500, 1000] as const;
