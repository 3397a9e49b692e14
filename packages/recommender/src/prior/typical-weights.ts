/** The weights of the log-odds that decks of a commander play a card. Written by bench/fit-typical.ts. */
export const TYPICAL_WEIGHTS = {
  intercept: -0.856,
  usual: 0.768,
  difference: 2.406,
  similarity: 1.784,
  company: 0.035,
} as const;
