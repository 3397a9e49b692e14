import type { Redirects } from '@crownsmith/api-client';
import { faceNames, makeSlug, type Card } from '@crownsmith/domain';
import type { Zone } from './page-context';

/** Slugs of a card's single faces. */
const faceSlugs = (card: Card): readonly string[] => faceNames(card.name).map(makeSlug);

/**
 * Other slugs that lead to a page: single faces of a card (fronts win over backs, a card of its own name over both),
 * front faces of a commander, and a pair in the other order or with front faces.
 */
export const redirectsOf = (cards: readonly Card[], zones: readonly Zone[]): Redirects => {
  const own = new Set<string>(cards.map((card) => card.slug));
  const toCard: Record<string, string> = {};
  const faced = cards.filter((card) => faceNames(card.name).length > 1);
  const claim = (
    record: Record<string, string>,
    taken: ReadonlySet<string>,
    from: string | undefined,
    to: string,
  ): void => {
    if (from !== undefined && from !== to && !taken.has(from) && record[from] === undefined)
      record[from] = to;
  };
  for (const card of faced) claim(toCard, own, faceSlugs(card)[0], card.slug);
  for (const card of faced) for (const slug of faceSlugs(card).slice(1)) claim(toCard, own, slug, card.slug);
  const pages = new Set(zones.map((zone) => zone.slug));
  const toCommander: Record<string, string> = {};
  for (const zone of zones) {
    const names = zone.cards.map((number) => {
      const card = cards[number];
      return card === undefined ? [] : [card.slug, ...faceSlugs(card).slice(0, 1)];
    });
    const [first = [], second] = names;
    if (second === undefined) for (const slug of first) claim(toCommander, pages, slug, zone.slug);
    else
      for (const a of first)
        for (const b of second)
          for (const slug of [`${a}-${b}`, `${b}-${a}`]) claim(toCommander, pages, slug, zone.slug);
  }
  return { cards: toCard, commanders: toCommander };
};
