import type { Recommender, SimilarDeck } from '@crownsmith/recommender';
import { modelRequest } from '../report/model-request';
import type { ReportDeck } from '../report/report-card';

/** A real deck that is like a list. */
export interface NearestDeck extends SimilarDeck {
  /** Share of its cards that the list has, 0–1; basic lands and commanders do not count. */
  readonly overlap: number;
}

/** Decks that are looked at, of which the nearest are taken. */
const CANDIDATES = 50;

/** The real decks that share most with a list, by their Jaccard index, of those that a recommender knows; the nearest first. */
export const nearestDecks = (
  deck: ReportDeck,
  recommender: Pick<Recommender, 'indexOf' | 'similarDecks'>,
  limit: number,
): readonly NearestDeck[] => {
  const request = modelRequest(deck, recommender);
  const own = new Set(request.cards).size;
  const jaccard = ({ shared, cards }: SimilarDeck): number => shared / (own + cards - shared);
  return recommender
    .similarDecks({ ...request, limit: Math.max(limit, CANDIDATES) })
    .filter(({ shared }) => shared > 0)
    .map((similar) => ({ ...similar, overlap: similar.shared / similar.cards }))
    .sort((a, b) => jaccard(b) - jaccard(a) || a.deck - b.deck)
    .slice(0, limit);
};
