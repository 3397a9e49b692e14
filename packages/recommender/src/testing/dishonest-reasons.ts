import type { Recommender } from '../recommender';
import type { RecommendRequest } from '../signals/query';

/** A card whose reason its evidence contradicts. */
export interface DishonestReason {
  readonly slug: string;
  readonly reason: string;
}

const share = (decks: number, potential: number): number => (potential > 0 ? decks / potential : 0);

/** Finds reasons that their evidence contradicts, among the recommendations and the weakest cards for a list. */
export const findDishonestReasons = (
  recommender: Recommender,
  request: RecommendRequest,
): readonly DishonestReason[] => {
  const recommended = recommender.recommend(request).filter(({ reason, evidence }) => {
    const usual = share(evidence.overallDecks, evidence.overallPotentialDecks);
    const similar = share(evidence.similarCount, evidence.similarDecks);
    const here = share(evidence.numDecks, evidence.potentialDecks);
    switch (reason) {
      case 'similar-decks':
        return similar < 0.5 && similar <= usual;
      case 'commander':
        return here < 0.5 && (evidence.synergy ?? 0) <= 0;
      case 'cards-together':
        return evidence.because.length === 0;
      case 'popularity':
        return evidence.overallDecks === 0;
      case 'theme':
      case 'identity':
        return false;
    }
  });
  const weak = recommender.weakest(request).filter(({ reason, evidence }) => {
    const usual = share(evidence.overallDecks, evidence.overallPotentialDecks);
    const similar = share(evidence.similarCount, evidence.similarDecks);
    switch (reason) {
      case 'surplus':
        return evidence.surplus === undefined || evidence.surplus.have <= evidence.surplus.high;
      case 'few-similar-decks':
        return similar >= 0.5 || (similar >= 0.25 && similar >= usual);
      case 'few-with-commander':
        return (evidence.synergy ?? 0) > 0;
      case 'unsupported':
        return false;
    }
  });
  return [...recommended, ...weak].map(({ slug, reason }) => ({ slug, reason }));
};
