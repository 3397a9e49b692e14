import { calledWording } from './called-wording';
import { normalizeFacts, type ThemeCardFacts } from './theme-signal';
import { tribeName } from './tribe';

/** In place of a creature type: any, as of cards that choose one or compare types. */
export const ANY_TRIBE = '*';

const CHOSEN = /\b(?:chosen|creature) types?\b/;
/** Cards that only make tokens of a type name it, too. */
const TOKENS = /\b(?:creates?|puts?) [^.\n]*\btokens?\b/g;

/**
 * Makes the lookup of creature types by their names in rules text, in lower case, singular and plural. A plural is that of its
 * type, even if some card has the plural as its type.
 */
const tribesByWord = (tribes: Iterable<string>): ReadonlyMap<string, string> => {
  const all = [...tribes];
  const words = new Map(all.map((tribe) => [tribe.toLowerCase(), tribe]));
  for (const tribe of all) words.set(tribeName(tribe).toLowerCase(), tribe);
  return words;
};

/** The creature types that a wording has words of. */
const makeFindTribes = (tribes: Iterable<string>): ((wording: string) => ReadonlySet<string>) => {
  const byWord = tribesByWord(tribes);
  const phrases = [...byWord].filter(([word]) => word.includes(' '));
  return (wording) => {
    const found = new Set<string>();
    for (const word of wording.match(/[\p{L}'-]+/gu) ?? []) {
      const tribe = byWord.get(word.replace(/'s?$/, ''));
      if (tribe !== undefined) found.add(tribe);
    }
    for (const [phrase, tribe] of phrases) if (wording.includes(phrase)) found.add(tribe);
    return found;
  };
};

/**
 * Makes a function that finds the creature types of the tokens that a card's text makes.
 * @param tribes the known creature types
 * @example makeTokenTribes(['Elf'])({ typeLine: 'Sorcery', manaValue: 4, keywords: [], tags: [], text: 'Create two 1/1 green Elf creature tokens.' }) // ['Elf']
 */
export const makeTokenTribes = (tribes: Iterable<string>): ((card: ThemeCardFacts) => readonly string[]) => {
  const findTribes = makeFindTribes(tribes);
  return (card) => [...findTribes((normalizeFacts(card).wording?.match(TOKENS) ?? []).join(' '))];
};

/**
 * Makes a function that finds the creature types that a card's text names, other than to make tokens of them; `ANY_TRIBE`
 * for a chosen type.
 * @param tribes the known creature types; the function's second argument restricts it to what a commander calls for
 * @example makeNamedTribes(['Elf'])({ typeLine: 'Creature', manaValue: 3, keywords: [], tags: [], text: 'Other Elves get +1/+1.' }) // ['Elf']
 */
export const makeNamedTribes = (
  tribes: Iterable<string>,
): ((card: ThemeCardFacts, isCalled?: boolean) => readonly string[]) => {
  const findTribes = makeFindTribes(tribes);
  return (card, isCalled = false) => {
    const all = normalizeFacts(card).wording;
    if (all === undefined) return [];
    const wording = (isCalled ? calledWording(all) : all).replace(TOKENS, '');
    return [...(CHOSEN.test(wording) ? [ANY_TRIBE] : []), ...findTribes(wording)];
  };
};
