import { faceNames, foldName } from '@crownsmith/domain';

/** What a name must have to be found: its full name; the position in the list given is its number. */
export interface NamedCard {
  readonly name: string;
}

/** Finds cards by what people and sources write. */
export interface NameIndex {
  /** number of the card, undefined when no card goes by that name */
  readonly resolve: (name: string) => number | undefined;
}

const REBALANCED = /^A-\s*(?=\S)/;

/** The paper name of a digitally rebalanced card: a deck that lists `A-Teferi` means the card that all players know. */
const paperName = (name: string): string =>
  name
    .split('/')
    .map((face) => face.trim().replace(REBALANCED, ''))
    .join('/');

const front = (key: string): string => key.split('//')[0] ?? key;

/**
 * What a name has in common with all other ways to write it, whatever cards are known: its front face, folded,
 * without the `A-` of rebalanced cards. Two decks whose names have the same keys are the same deck.
 * @example nameKey('Lim-Dul’s Vault') === nameKey("Lim-Dûl's Vault") // true
 * @example nameKey('Fire // Ice') === nameKey('Fire/Ice') && nameKey('A-Fire') === nameKey('Fire') // true
 */
export const nameKey = (name: string): string => front(foldName(paperName(name)));

/**
 * Makes an index over cards. A name is looked for in full, then by its front face (`Front`, `Front // Back`,
 * `Front/Back`, split cards), then as a back face, each time without accents, case, punctuation and with or without
 * the `A-` of rebalanced cards. A card's own full name always wins over another's face.
 */
export const makeNameIndex = (cards: readonly NamedCard[]): NameIndex => {
  const full = new Map<string, number>();
  const fronts = new Map<string, number>();
  const others = new Map<string, number>();
  const claim = (map: Map<string, number>, key: string, card: number): void => {
    if (key !== '' && !map.has(key)) map.set(key, card);
  };
  cards.forEach((card, number) => {
    claim(full, foldName(card.name), number);
    const [first = '', ...rest] = faceNames(card.name);
    if (rest.length > 0) claim(fronts, foldName(first), number);
    for (const name of rest) claim(others, foldName(name), number);
  });
  // A rebalanced card answers to the paper name only where there is no paper card.
  cards.forEach((card, number) => {
    const paper = paperName(card.name);
    if (paper !== card.name) claim(others, foldName(paper), number);
    if (paper !== card.name) claim(others, nameKey(paper), number);
  });
  const find = (key: string): number | undefined =>
    full.get(key) ??
    fronts.get(key) ??
    full.get(front(key)) ??
    fronts.get(front(key)) ??
    others.get(key) ??
    others.get(front(key));
  const known = new Map<string, number | undefined>();
  return {
    resolve: (name) => {
      if (known.has(name)) return known.get(name);
      const paper = paperName(name);
      const found = paper === name ? find(foldName(name)) : (find(foldName(paper)) ?? find(foldName(name)));
      known.set(name, found);
      return found;
    },
  };
};
