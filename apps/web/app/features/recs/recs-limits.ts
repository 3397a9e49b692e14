/** Longest list that is read, in characters; a hundred cards with their sets take about 5,000. */
export const MAX_LIST_LENGTH = 100_000;
/** Most bytes of a posted form: every character of the longest list may take nine when it is encoded. */
export const MAX_FORM_BYTES = 1_000_000;
/** Most different cards that are asked about at once (the limit of the API). */
export const MAX_LIST_CARDS = 1000;
