import { areEnoughDecks, isBasicLand, suits } from '@crownsmith/domain';
import { bracketsWithCards } from '../bracket/bracket-of-deck';
import { allowanceOfDeck, companionFilterOf, modelRequest } from '../report/model-request';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { playedShare } from './played-share';
import type { PlayedShare, SwapLimits } from './swap';
import type { SwapFacts } from './swap-facts';

/** Recommended cards that may come in. */
const CANDIDATES = 150;

/** A recommended card that may come in. */
export interface Candidate {
  readonly card: ReportCard;
  readonly played: PlayedShare;
  readonly price: number | undefined;
}

/** The recommended cards that the limits allow, best first. What is above a bracket gets no further card for which it is. */
export const findCandidates = (
  deck: ReportDeck,
  facts: SwapFacts,
  { totalPrice = Infinity, bracket }: SwapLimits,
): readonly Candidate[] => {
  const { recommender, findCard, priceOf = ({ prices }) => prices.tcgplayer } = facts;
  const listed = new Set<string>(
    [...deck.commanders, ...deck.main, ...(deck.companion ? [deck.companion] : [])].flatMap(
      ({ card }) => card?.slug ?? [],
    ),
  );
  const allowance = allowanceOfDeck(deck);
  const meetsCompanion = companionFilterOf(deck);
  const ranked = recommender.recommend({ ...modelRequest(deck, recommender, findCard), limit: CANDIDATES });
  const candidates = ranked.flatMap(({ slug, evidence }): readonly Candidate[] => {
    const card = findCard(slug);
    if (card === undefined || listed.has(card.slug) || card.legality !== 'legal') return [];
    if (isBasicLand(card) || !suits(allowance, card) || !meetsCompanion(card)) return [];
    const price = priceOf(card);
    const played = playedShare(evidence);
    return areEnoughDecks(played.of) && (price ?? Infinity) <= totalPrice ? [{ card, played, price }] : [];
  });
  if (bracket === undefined) return candidates;
  const bracketWith = bracketsWithCards(
    deck,
    facts,
    candidates.map(({ card }) => card),
  );
  return candidates.filter(({ card }) => bracketWith(card).ofCard <= bracket);
};
