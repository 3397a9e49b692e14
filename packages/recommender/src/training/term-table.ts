import type { Model } from '../model/model';
import { makeTextTerms } from '../prior/card-terms';
import type { RecommenderCard } from './recommender-card';

/** A term of fewer cards, or of a greater share of them, says nothing about what a list is about. */
const FEWEST_CARDS = 5;
const GREATEST_SHARE = 0.1;
const MAX_TERMS = 0xffff;

/** The terms of every card as numbers, ascending: words and pairs of words of its text, subtypes and keywords. */
export const makeTermTable = (cards: readonly RecommenderCard[]): Pick<Model, 'termStarts' | 'terms'> => {
  const termsOf = makeTextTerms(cards);
  const sets = cards.map(termsOf);
  const counts = new Map<string, number>();
  for (const set of sets) for (const term of set) counts.set(term, (counts.get(term) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [term, count] of counts)
    if (count >= FEWEST_CARDS && count <= GREATEST_SHARE * cards.length && numbers.size < MAX_TERMS)
      numbers.set(term, numbers.size);
  const termStarts = new Uint32Array(cards.length + 1);
  const terms: number[] = [];
  sets.forEach((set, card) => {
    const own = [...set].flatMap((term) => numbers.get(term) ?? []).sort((a, b) => a - b);
    for (const term of own) terms.push(term);
    termStarts[card + 1] = terms.length;
  });
  return { termStarts, terms: Uint16Array.from(terms) };
};
