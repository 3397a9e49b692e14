import type { Redirects } from '@crownsmith/api-client';
import { faceNames, makeSlug, type Card } from '@crownsmith/domain';
import type { Zone } from './page-context';

const faceSlugs = (card: Card): readonly string[] => faceNames(card.name).map(makeSlug);

/** Adds a redirect unless a page or an earlier redirect has the slug. */
const addRedirect = (
  redirects: Record<string, string>,
  pages: ReadonlySet<string>,
  from: string | undefined,
  to: string,
): void => {
  if (from !== undefined && from !== to && !pages.has(from) && redirects[from] === undefined)
    redirects[from] = to;
};

/**
 * Other slugs that redirect to a page: faces of a card (front faces take precedence over back faces, a card's full name
 * over both), the front face of a commander, and a pair in the other order or by front faces.
 */
export const makeRedirects = (cards: readonly Card[], zones: readonly Zone[]): Redirects => {
  const cardPages = new Set<string>(cards.map((card) => card.slug));
  const cardRedirects: Record<string, string> = {};
  const faced = cards.filter((card) => faceNames(card.name).length > 1);
  for (const card of faced) addRedirect(cardRedirects, cardPages, faceSlugs(card)[0], card.slug);
  for (const card of faced)
    for (const slug of faceSlugs(card).slice(1)) addRedirect(cardRedirects, cardPages, slug, card.slug);
  const zonePages = new Set(zones.map((zone) => zone.slug));
  const zoneRedirects: Record<string, string> = {};
  for (const zone of zones) {
    const slugs = zone.cards.map((number) => {
      const card = cards[number];
      return card === undefined ? [] : [card.slug, ...faceSlugs(card).slice(0, 1)];
    });
    const [first = [], second] = slugs;
    if (second === undefined)
      for (const slug of first) addRedirect(zoneRedirects, zonePages, slug, zone.slug);
    else
      for (const a of first)
        for (const b of second)
          for (const slug of [`${a}-${b}`, `${b}-${a}`])
            addRedirect(zoneRedirects, zonePages, slug, zone.slug);
  }
  return { cards: cardRedirects, commanders: zoneRedirects };
};
