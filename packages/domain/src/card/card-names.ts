import { isSlug, makeSlug } from '../text/slug';
import { FACE_SEPARATOR, faceNames, foldName } from './card-name';
import { slugOfCardUrl, slugOfCommanderUrl } from './card-url';

/** Finds cards by the names that people and programs use. */
export interface CardNames<C> {
  /**
   * By full name, face name (front faces first), slug or path, that of a commander's page, too, and by other names whose slugs
   * redirect to it; undefined for an unknown card.
   */
  readonly find: (name: string) => C | undefined;
}

/** The prefix of Alchemy's rebalanced cards, which resolve to the printed card. */
const REBALANCED = /^A-(?=\S)/;

/**
 * Indexes cards by name, ignoring accents, case and punctuation.
 * @param cards the catalogue by slug
 * @param redirects other slugs, of faces and former names, to canonical slugs
 * @example createCardNames(new Map([['opt', { name: 'Opt' }]]), new Map()).find('OPT')?.name // 'Opt'
 */
export const createCardNames = <C extends { readonly name: string }>(
  cards: ReadonlyMap<string, C>,
  redirects: ReadonlyMap<string, string>,
): CardNames<C> => {
  const slugs = new Map<string, string>();
  const add = (name: string, slug: string): void => {
    const key = foldName(name);
    if (!slugs.has(key)) slugs.set(key, slug);
  };
  for (const [slug, { name }] of cards) add(name, slug);
  for (const faceIndex of [0, 1]) {
    for (const [slug, { name }] of cards) {
      const face = name.includes(FACE_SEPARATOR.trim()) ? faceNames(name)[faceIndex] : undefined;
      if (face !== undefined) add(face, slug);
    }
  }
  const bySlug = (slug: string): C | undefined => cards.get(slug) ?? cards.get(redirects.get(slug) ?? '');
  const byRedirect = (name: string): C | undefined => cards.get(redirects.get(makeSlug(name)) ?? '');
  const byName = (name: string): C | undefined => cards.get(slugs.get(foldName(name)) ?? '');

  return {
    find: (name) => {
      const slug = slugOfCardUrl(name) ?? slugOfCommanderUrl(name);
      if (slug) return bySlug(slug);
      const card = byName(name) ?? (REBALANCED.test(name) ? byName(name.replace(REBALANCED, '')) : undefined);
      return card ?? (isSlug(name) ? bySlug(name) : byRedirect(name));
    },
  };
};
