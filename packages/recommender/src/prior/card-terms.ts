import { rulesWording, tribeName } from '@crownsmith/domain';
import type { RecommenderCard } from '../training/recommender-card';

const SENTENCE_ENDS = /[.:;\n]/;
const WORDS = /\{[^{}]+\}|[+-]\d+\/[+-]\d+|[\p{L}'~]+|\d+(?:\/\d+)?/gu;

/** The terms of a card. */
export type CardTerms = (card: RecommenderCard) => ReadonlySet<string>;

/**
 * Makes the function that finds what cards are compared by: the words and pairs of neighbouring words of the rules text,
 * subtypes, keywords and the set. The card's name is `~`; plurals of subtypes are singular.
 * @param cards all cards: their subtypes are known
 */
export const makeCardTerms = (cards: readonly RecommenderCard[]): CardTerms => {
  const singular = new Map<string, string>();
  for (const { subtypes } of cards)
    for (const subtype of subtypes) singular.set(tribeName(subtype).toLowerCase(), subtype.toLowerCase());
  return ({ name = '', text = '', setName, subtypes, keywords }) => {
    const terms = new Set<string>();
    for (const sentence of rulesWording(text, name).split(SENTENCE_ENDS)) {
      const words = (sentence.match(WORDS) ?? []).map((word) => singular.get(word) ?? word);
      words.forEach((word, i) => {
        terms.add(word);
        if (i > 0) terms.add(`${words[i - 1] ?? ''} ${word}`);
      });
    }
    for (const term of [...subtypes, ...keywords]) terms.add(term.toLowerCase());
    if (setName !== undefined) terms.add(`set: ${setName}`);
    return terms;
  };
};

/** The terms of several cards together. */
export const unionOfTerms = (termsOf: CardTerms, cards: readonly RecommenderCard[]): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const card of cards) for (const term of termsOf(card)) terms.add(term);
  return terms;
};
