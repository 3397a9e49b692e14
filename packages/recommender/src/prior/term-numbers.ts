import type { RecommenderCard } from '../training/recommender-card';
import { makeTextTerms, termsBeyondText } from './card-terms';
import type { TermRows } from './term-vectors';

/** The terms of all cards as numbers, in the order in which they first occur. */
export interface CardTermNumbers {
  /** by card */
  readonly rows: TermRows;
  /** by term: 1 for one of the cards' texts, 0 for what is known of a card besides its text */
  readonly isOfText: Uint8Array;
}

/** Numbers the terms of cards; whatever compares cards by their terms does so by these numbers. */
export const numberCardTerms = (cards: readonly RecommenderCard[]): CardTermNumbers => {
  const textTerms = makeTextTerms(cards);
  const numbers = new Map<string, number>();
  const isOfText: number[] = [];
  const numberOf = (term: string, ofText: number): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, isOfText.length);
    return isOfText.push(ofText) - 1;
  };
  const starts = new Uint32Array(cards.length + 1);
  const places: number[] = [];
  cards.forEach((card, i) => {
    const own: number[] = [];
    for (const term of textTerms(card)) own.push(numberOf(term, 1));
    for (const term of termsBeyondText(card)) own.push(numberOf(term, 0));
    own.sort((a, b) => a - b);
    for (const number of own) places.push(number);
    starts[i + 1] = places.length;
  });
  return { rows: { starts, places: Uint32Array.from(places) }, isOfText: Uint8Array.from(isOfText) };
};
