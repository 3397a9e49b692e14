import { faceNames, foldName } from '@crownsmith/domain';

/** A card to find by name; its number is its index in the list. */
export interface NamedCard {
  readonly name: string;
  readonly formerNames?: readonly string[];
}

/** Finds cards by their names as people and sources write them. */
export interface NameIndex {
  /** number of the card, undefined if the name matches none */
  readonly resolve: (name: string) => number | undefined;
  /** whether the name is a former name of the card that it matches */
  readonly isFormer: (name: string) => boolean;
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

/** A name, and the number of its card. */
type NumberedName = readonly [name: string, card: number];

/** Makes the search for a name among some: in full, then by its front face, then as a back face or the paper name. */
const createNameSearch = (names: readonly NumberedName[]): ((name: string) => number | undefined) => {
  const full = new Map<string, number>();
  const fronts = new Map<string, number>();
  const others = new Map<string, number>();
  const addName = (map: Map<string, number>, key: string, card: number): void => {
    if (key !== '' && !map.has(key)) map.set(key, card);
  };
  for (const [name, card] of names) {
    addName(full, foldName(name), card);
    const [first = '', ...rest] = faceNames(name);
    if (rest.length > 0) addName(fronts, foldName(first), card);
    for (const face of rest) addName(others, foldName(face), card);
  }
  // A rebalanced card is found by its paper name only if there is no paper card.
  for (const [name, card] of names) {
    const paper = paperName(name);
    if (paper !== name) addName(others, foldName(paper), card);
    if (paper !== name) addName(others, nameKey(paper), card);
  }
  const find = (key: string): number | undefined =>
    full.get(key) ??
    fronts.get(key) ??
    full.get(frontKey(key)) ??
    fronts.get(frontKey(key)) ??
    others.get(key) ??
    others.get(frontKey(key));
  return (name) => {
    const paper = paperName(name);
    return paper === name ? find(foldName(name)) : (find(foldName(paper)) ?? find(foldName(name)));
  };
};

/**
 * Makes an index over cards. A name is matched in full, then by its front face (`Front`, `Front // Back`,
 * `Front/Back`, split cards), then as a back face; always without accents, case, punctuation and with or without
 * the `A-` of rebalanced cards. A card's full name takes precedence over another card's face, and any present name or face
 * over a former name.
 */
export const makeNameIndex = (cards: readonly NamedCard[]): NameIndex => {
  const findPresent = createNameSearch(cards.map(({ name }, number) => [name, number]));
  const findFormer = createNameSearch(
    cards.flatMap(({ formerNames = [] }, number) => formerNames.map((name): NumberedName => [name, number])),
  );
  const cache = new Map<string, number | undefined>();
  return {
    resolve: (name) => {
      if (cache.has(name)) return cache.get(name);
      const found = findPresent(name) ?? findFormer(name);
      cache.set(name, found);
      return found;
    },
    isFormer: (name) => findPresent(name) === undefined && findFormer(name) !== undefined,
  };
};
