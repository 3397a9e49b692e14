import { faceNames, makeSlug, type ColorIdentity } from '@crownsmith/domain';

/** What is known of a combo: cards that together have an effect. */
export interface ComboFacts {
  readonly id: string;
  /** Names or slugs of its cards, each once. */
  readonly cards: readonly string[];
  /** What it produces, a few words each: `Infinite mana`. */
  readonly results: readonly string[];
  /** That of its cards together; absent where it is not known, which every deck may play. */
  readonly identity?: ColorIdentity | undefined;
  /** Those of `cards` that must be the commander. */
  readonly commanders?: readonly string[] | undefined;
  /** Copies by card, where more than one is needed. */
  readonly copies?: Readonly<Record<string, number>> | undefined;
  /** Further pieces in words, such as a sacrifice outlet. */
  readonly templates?: readonly string[] | undefined;
  /** A letter for the bracket that it is for, by Commander Spellbook: E, C, O, P, S, R. */
  readonly bracketTag?: string | undefined;
  /** Decks that play it. */
  readonly decks?: number | undefined;
}

/** The key of a card in look-ups of combos: the slug of its name. */
export const comboKey = (card: string): string => makeSlug(card);

const keysByCard = new WeakMap<object, readonly string[]>();

/** The keys of a card: its slug, and the key of its front face's name. */
export const keysOfCard = (name: string, slug: string): readonly string[] => {
  const [front = name, ...others] = faceNames(name);
  return others.length === 0 ? [slug] : [slug, comboKey(front)];
};

/** The keys of a card by its name; remembered by card, since decks share their cards. */
export const comboKeysOf = (card: { readonly name: string }): readonly string[] => {
  const known = keysByCard.get(card);
  if (known !== undefined) return known;
  const keys = keysOfCard(card.name, comboKey(card.name));
  keysByCard.set(card, keys);
  return keys;
};
