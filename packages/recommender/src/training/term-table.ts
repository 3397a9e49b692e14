import type { Model } from '../model/model';
import { makeTextTerms, termsOfEach } from '../prior/card-terms';
import { makeVocabulary } from '../prior/term-vectors';
import type { RecommenderCard } from './recommender-card';

/** A term of fewer cards, or of a greater share of them, says nothing about what a list is about. */
const FEWEST_CARDS = 5;
const GREATEST_SHARE = 0.1;
const MAX_TERMS = 0xffff;

/** The terms of every card as numbers, ascending: words and pairs of words of its text, subtypes and keywords. */
export const makeTermTable = (cards: readonly RecommenderCard[]): Pick<Model, 'termStarts' | 'terms'> => {
  const { sets, rows } = makeVocabulary(termsOfEach(makeTextTerms(cards), cards));
  // In the order in which they occur, so that the numbers of a card's terms stay ascending.
  const numbers = new Int32Array(sets.length).fill(-1);
  let size = 0;
  sets.forEach((count, place) => {
    if (count >= FEWEST_CARDS && count <= GREATEST_SHARE * cards.length && size < MAX_TERMS)
      numbers[place] = size++;
  });
  const termStarts = new Uint32Array(cards.length + 1);
  const terms: number[] = [];
  for (let card = 0; card < cards.length; card++) {
    for (const place of rows.places.subarray(rows.starts[card], rows.starts[card + 1])) {
      const number = numbers[place] as number;
      if (number >= 0) terms.push(number);
    }
    termStarts[card + 1] = terms.length;
  }
  return { termStarts, terms: Uint16Array.from(terms) };
};
