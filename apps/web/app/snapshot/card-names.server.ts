import type { WireCard } from '@crownsmith/api-client';
import { faceNames, foldName, isSlug, slugOfCardUrl } from '@crownsmith/domain';

/** Finds cards by whatever a person or a program calls them. */
export interface CardNames {
  /** By full name, a face's name (front faces first), a slug or an address; undefined where no card is meant. */
  readonly find: (name: string) => WireCard | undefined;
}

/** The prefix of rebalanced digital cards, which stand for the printed card here. */
const REBALANCED = /^A-(?=\S)/;

/**
 * An index of names: accents, case and punctuation do not matter, faces stand for their card, `A-` is dropped.
 * @param cards the catalogue by slug
 * @param redirects slugs of front faces to canonical ones
 * @example createCardNames(cards, redirects).find('lim-dul’s vault')?.name // "Lim-Dûl's Vault"
 */
export const createCardNames = (
  cards: ReadonlyMap<string, WireCard>,
  redirects: ReadonlyMap<string, string>,
): CardNames => {
  const slugs = new Map<string, string>();
  const add = (name: string, slug: string): void => {
    const key = foldName(name);
    if (!slugs.has(key)) slugs.set(key, slug);
  };
  for (const [slug, { name }] of cards) add(name, slug);
  for (const place of [0, 1]) {
    for (const [slug, { name }] of cards) {
      const face = name.includes('//') ? faceNames(name)[place] : undefined;
      if (face !== undefined) add(face, slug);
    }
  }
  const bySlug = (slug: string): WireCard | undefined =>
    cards.get(slug) ?? cards.get(redirects.get(slug) ?? '');
  const byName = (name: string): WireCard | undefined => cards.get(slugs.get(foldName(name)) ?? '');

  return {
    find: (name) => {
      const slug = slugOfCardUrl(name);
      if (slug) return bySlug(slug);
      const found =
        byName(name) ?? (REBALANCED.test(name) ? byName(name.replace(REBALANCED, '')) : undefined);
      return found ?? (isSlug(name) ? bySlug(name) : undefined);
    },
  };
};
