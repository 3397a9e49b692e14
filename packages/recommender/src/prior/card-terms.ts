import { rulesWording, tribeName } from '@crownsmith/domain';
import type { RecommenderCard } from '../training/recommender-card';

const SENTENCE_ENDS = /[.:;\n]/;
const WORDS = /\{[^{}]+\}|[+-]\d+\/[+-]\d+|[\p{L}'~]+|\d+(?:\/\d+)?/gu;
const NAME_WORDS = /[\p{L}']+/gu;

/** Shorter words of a name say nothing. */
const SHORTEST_NAME_WORD = 4;

export type CardTerms = (card: RecommenderCard) => ReadonlySet<string>;

/**
 * Makes the function that finds what the texts of cards are compared by: the words and pairs of neighbouring words of the rules
 * text, subtypes and keywords. The card's name is `~`; plurals of subtypes are singular.
 * @param cards all cards: their subtypes are known
 */
export const makeTextTerms = (cards: readonly RecommenderCard[]): CardTerms => {
  const singular = new Map<string, string>();
  for (const { subtypes } of cards)
    for (const subtype of subtypes) singular.set(tribeName(subtype).toLowerCase(), subtype.toLowerCase());
  return ({ name = '', text = '', subtypes, keywords }) => {
    const terms = new Set<string>();
    for (const sentence of rulesWording(text, name).split(SENTENCE_ENDS)) {
      const words = (sentence.match(WORDS) ?? []).map((word) => singular.get(word) ?? word);
      words.forEach((word, i) => {
        terms.add(word);
        if (i > 0) terms.add(`${words[i - 1] ?? ''} ${word}`);
      });
    }
    for (const term of [...subtypes, ...keywords]) terms.add(term.toLowerCase());
    return terms;
  };
};

/** What is known of a card besides its text, for one whose text is not: the words of its name, its tags and its set. */
export const termsBeyondText: CardTerms = ({ name = '', setName, tags }) => {
  const words = (name.toLowerCase().match(NAME_WORDS) ?? []).filter(
    ({ length }) => length >= SHORTEST_NAME_WORD,
  );
  return new Set([
    ...words.map((word) => `name: ${word}`),
    ...tags.map((tag) => `tag: ${tag}`),
    ...(setName === undefined ? [] : [`set: ${setName}`]),
  ]);
};
