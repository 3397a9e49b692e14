import { findCuts } from '../cuts/find-cuts';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { cardsAboveBracket, illegalCards } from './forced-outs';
import { playedShare } from './played-share';
import type { PlayedShare, SwapLimits, SwapReason } from './swap';
import type { SwapFacts } from './swap-facts';

/** Cards that may go for the sake of others that more decks play: the weakest of the list, as a share of it. */
const WEAKEST = 0.4;

/** A card that goes. */
export interface Out {
  readonly card: ReportCard;
  readonly played: PlayedShare;
  /** Why it has to go; absent for a card that only another improves on. */
  readonly forced?: Extract<SwapReason, { readonly code: 'not-legal' | 'bracket' }> | undefined;
}

const NOT_PLAYED: PlayedShare = { decks: 0, of: 0, among: 'all' };

/** The cards that may go: those that have to, then the weakest first; whatever the order of the list. */
export const findOuts = (
  deck: ReportDeck,
  facts: SwapFacts,
  { keep = [], bracket }: SwapLimits,
): readonly Out[] => {
  const kept = new Set(keep);
  const cuts = findCuts(deck, facts.recommender, { keep: kept, combos: facts.combos });
  const playedOf = new Map(cuts.map(({ card, evidence }) => [card.slug, playedShare(evidence)]));
  const played = (card: ReportCard): PlayedShare => playedOf.get(card.slug) ?? NOT_PLAYED;
  const outs = new Map<string, Out>();
  const illegal = new Map([...illegalCards(deck)].map(([{ slug }, violation]) => [slug, violation]));
  /** The weakest first; cards that the recommender does not judge come last. */
  const order = [
    ...cuts.map(({ card }) => card),
    ...deck.main
      .flatMap(({ card }) =>
        card === undefined || kept.has(card.slug) || playedOf.has(card.slug) ? [] : card,
      )
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  ];
  for (const card of order) {
    const violation = illegal.get(card.slug);
    if (violation !== undefined)
      outs.set(card.slug, { card, played: played(card), forced: { code: 'not-legal', violation } });
  }
  if (bracket !== undefined) {
    for (const card of cardsAboveBracket(deck, facts, bracket, order))
      if (!outs.has(card.slug))
        outs.set(card.slug, { card, played: played(card), forced: { code: 'bracket', bracket } });
  }
  for (const { card, isKey } of cuts.slice(0, Math.ceil(cuts.length * WEAKEST)))
    if (!isKey && !outs.has(card.slug)) outs.set(card.slug, { card, played: played(card) });
  return [...outs.values()];
};
