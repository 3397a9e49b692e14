import type { WireCard } from '@crownsmith/api-client';
import { faceNames, foldName, isSlug, slugOfCardUrl } from '@crownsmith/domain';

/** Finds cards by the names that people and programs use. */
export interface CardNames {
  /** By full name, face name (front faces first), slug or URL path; undefined for an unknown card. */
  readonly find: (name: string) => WireCard | undefined;
}

/** The prefix of Alchemy's rebalanced cards, which resolve to the printed card. */
const REBALANCED = /^A-(?=\S)/;

/**
 * Indexes cards by name, ignoring accents, case and punctuation.
 * @param cards the catalogue by slug
 * @param redirects slugs of front faces to canonical slugs
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
  for (const faceIndex of [0, 1]) {
    for (const [slug, { name }] of cards) {
      const face = name.includes('//') ? faceNames(name)[faceIndex] : undefined;
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
      const card = byName(name) ?? (REBALANCED.test(name) ? byName(name.replace(REBALANCED, '')) : undefined);
      return card ?? (isSlug(name) ? bySlug(name) : undefined);
    },
  };
};
