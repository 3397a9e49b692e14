/** Cards that a search answers, by default and at most. */
export const SEARCH_LIMIT = { default: 20, max: 50 } as const;
