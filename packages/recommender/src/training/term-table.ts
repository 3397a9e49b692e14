import type { Model } from '../model/model';
import type { CardTermNumbers } from '../prior/term-numbers';

/** A term of fewer cards, or of a greater share of them, says nothing about what a list is about. */
const FEWEST_CARDS = 5;
const GREATEST_SHARE = 0.1;
const MAX_TERMS = 0xffff;

/** The terms of every card as numbers, ascending: words and pairs of words of its text, subtypes and keywords. */
export const makeTermTable = ({
  rows: { starts, places },
  isOfText,
}: CardTermNumbers): Pick<Model, 'termStarts' | 'terms'> => {
  const cards = starts.length - 1;
  const counts = new Uint32Array(isOfText.length);
  for (const term of places) counts[term] = counts[term] + 1;
  // In the order in which they occur, so that the numbers of a card's terms stay ascending.
  const numbers = new Int32Array(counts.length).fill(-1);
  let size = 0;
  counts.forEach((count, term) => {
    if (isOfText[term] === 1 && count >= FEWEST_CARDS && count <= GREATEST_SHARE * cards && size < MAX_TERMS)
      numbers[term] = size++;
  });
  const termStarts = new Uint32Array(cards + 1);
  const terms: number[] = [];
  for (let card = 0; card < cards; card++) {
    for (const term of places.subarray(starts[card], starts[card + 1])) {
      const number = numbers[term];
      if (number >= 0) terms.push(number);
    }
    termStarts[card + 1] = terms.length;
  }
  return { termStarts, terms: Uint16Array.from(terms) };
};
