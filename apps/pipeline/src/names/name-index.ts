import { faceNames, foldName } from '@crownsmith/domain';

/** A card to find by name; its number is its index in the list. */
export interface NamedCard {
  readonly name: string;
}

/** Finds cards by their names as people and sources write them. */
export interface NameIndex {
  /** number of the card, undefined if the name matches none */
  readonly resolve: (name: string) => number | undefined;
}

const REBALANCED = /^A-\s*(?=\S)/;

/** The paper name of a digitally rebalanced card: `A-Teferi` in a deck list stands for the paper card. */
const paperName = (name: string): string =>
  name
    .split('/')
    .map((face) => face.trim().replace(REBALANCED, ''))
    .join('/');

const frontKey = (key: string): string => key.split('//')[0] ?? key;

/**
 * The key that all spellings of a name share, independent of the known cards: its front face, folded, without the `A-`
 * of rebalanced cards. Two decks whose names have the same keys are the same deck.
 * @example nameKey('Lim-Dul’s Vault') === nameKey("Lim-Dûl's Vault") // true
 * @example nameKey('Fire // Ice') === nameKey('Fire/Ice') && nameKey('A-Fire') === nameKey('Fire') // true
 */
export const nameKey = (name: string): string => frontKey(foldName(paperName(name)));

/** `nameKey` with a cache, for lists that repeat names. */
export const makeCachedNameKey = (): ((name: string) => string) => {
  const cache = new Map<string, string>();
  return (name) => {
    const key = cache.get(name) ?? nameKey(name);
    cache.set(name, key);
    return key;
  };
};

/**
 * Makes an index over cards. A name is matched in full, then by its front face (`Front`, `Front // Back`,
 * `Front/Back`, split cards), then as a back face; always without accents, case, punctuation and with or without
 * the `A-` of rebalanced cards. A card's full name takes precedence over another card's face.
 */
export const makeNameIndex = (cards: readonly NamedCard[]): NameIndex => {
  const full = new Map<string, number>();
  const fronts = new Map<string, number>();
  const others = new Map<string, number>();
  const addName = (map: Map<string, number>, key: string, card: number): void => {
    if (key !== '' && !map.has(key)) map.set(key, card);
  };
  cards.forEach((card, number) => {
    addName(full, foldName(card.name), number);
    const [first = '', ...rest] = faceNames(card.name);
    if (rest.length > 0) addName(fronts, foldName(first), number);
    for (const name of rest) addName(others, foldName(name), number);
  });
  // A rebalanced card is found by its paper name only if there is no paper card.
  cards.forEach((card, number) => {
    const paper = paperName(card.name);
    if (paper !== card.name) addName(others, foldName(paper), number);
    if (paper !== card.name) addName(others, nameKey(paper), number);
  });
  const find = (key: string): number | undefined =>
    full.get(key) ??
    fronts.get(key) ??
    full.get(frontKey(key)) ??
    fronts.get(frontKey(key)) ??
    others.get(key) ??
    others.get(frontKey(key));
  const cache = new Map<string, number | undefined>();
  return {
    resolve: (name) => {
      if (cache.has(name)) return cache.get(name);
      const paper = paperName(name);
      const found = paper === name ? find(foldName(name)) : (find(foldName(paper)) ?? find(foldName(name)));
      cache.set(name, found);
      return found;
    },
  };
};
