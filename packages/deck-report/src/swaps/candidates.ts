import { allows, isBasicLand } from '@crownsmith/domain';
import { allowanceOfDeck, modelRequest } from '../report/model-request';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { isLand } from './job-counts';
import { playedShare } from './played-share';
import type { PlayedShare, SwapLimits } from './swap';
import type { SwapFacts } from './swap-facts';

/** Recommended cards that may come in. */
const CANDIDATES = 150;
/** Of so many recommended cards those that somebody owns are taken: they may come late in the ranking. */
const RANKED_FOR_OWNED = 2000;

/** A recommended card that may come in. */
export interface Candidate {
  readonly card: ReportCard;
  readonly played: PlayedShare;
  readonly price: number | undefined;
}

/** The recommended cards that the limits allow, best first. */
export const findCandidates = (
  deck: ReportDeck,
  { recommender, findCard, priceOf = ({ prices }) => prices.tcgplayer }: SwapFacts,
  { cardPrice = Infinity, totalPrice = Infinity, owned, noMoreLands = false }: SwapLimits,
): readonly Candidate[] => {
  const ownedSlugs = owned === undefined ? undefined : new Set(owned);
  const listed = new Set<string>(
    [...deck.commanders, ...deck.main, ...(deck.companion ? [deck.companion] : [])].flatMap(
      ({ card }) => card?.slug ?? [],
    ),
  );
  const allowance = allowanceOfDeck(deck);
  const largest = Math.min(cardPrice, totalPrice);
  const limit = ownedSlugs === undefined ? CANDIDATES : RANKED_FOR_OWNED;
  const ranked = recommender.recommend({ ...modelRequest(deck, recommender, findCard), limit });
  return ranked
    .filter(({ slug }) => ownedSlugs?.has(slug) ?? true)
    .slice(0, CANDIDATES)
    .flatMap(({ slug, evidence }): readonly Candidate[] => {
      const card = findCard(slug);
      if (card === undefined || listed.has(card.slug) || card.legality !== 'legal') return [];
      if (isBasicLand(card) || !allows(allowance, card)) return [];
      const price = priceOf(card);
      if ((price ?? Infinity) > largest || (noMoreLands && isLand(card))) return [];
      return [{ card, played: playedShare(evidence), price }];
    });
};
