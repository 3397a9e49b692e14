import { lift, synergy, type DeckCounts } from '@crownsmith/recommender';
import type { SearchFigures } from '@crownsmith/domain';

/**
 * How often the decks of a commander or pair play each card, by slug; its commanders are left out.
 * @param slugs of the commanders
 */
export const figuresAmongDecks = (
  counts: Pick<DeckCounts, 'count' | 'indexOf'>,
  slugs: readonly string[],
): { readonly decks: number; readonly figures: ReadonlyMap<string, SearchFigures> } => {
  const zone = slugs.flatMap((slug) => counts.indexOf(slug) ?? []);
  if (zone.length < slugs.length) return { decks: 0, figures: new Map() };
  const { decks, cards } = counts.count(zone, {});
  const figures = new Map(
    cards
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug, here, overall }) => [
        slug,
        {
          decks: here.decks,
          potential: here.potential,
          synergy: synergy(here, overall),
          lift: lift(here, overall),
        },
      ]),
  );
  return { decks, figures };
};
