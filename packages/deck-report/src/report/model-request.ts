import type { Recommender, RecommendRequest } from '@crownsmith/recommender';
import type { ReportDeck } from './report-card';

/** A deck as a request to a recommender: cards that its model does not know are left out. */
export const modelRequest = (
  deck: ReportDeck,
  { indexOf }: Pick<Recommender, 'indexOf'>,
): Pick<RecommendRequest, 'commanders' | 'cards'> => {
  const indices = (entries: ReportDeck['main']): readonly number[] =>
    entries.flatMap(({ card }) => (card === undefined ? [] : (indexOf(card.slug) ?? [])));
  return { commanders: indices(deck.commanders), cards: indices(deck.main) };
};
