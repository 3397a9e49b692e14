import { explainBlend, fittedBlend, roughBlend, type Contributions } from './blend';
import { allowedCards, type ModelLookups } from '../model/model-lookups';
import type { Query } from '../signals/query';
import type { Signals } from '../signals/signals';
import { TopEntries } from '../numeric/top-entries';

/** Number of cards that the fitted blend ranks; further ones follow in rough order. */
const CANDIDATES = 300;

export interface RankedCard {
  readonly card: number;
  readonly score: number;
  /** What contributed to its score; undefined where the commanders alone rank, for want of other cards. */
  readonly contributions?: Contributions;
}

/** The best cards by a score, best first: legal, allowed by the commanders, not in the list. */
const bestCards = (
  lookups: ModelLookups,
  query: Query,
  scoreOf: (card: number) => number,
  limit: number,
): readonly RankedCard[] => {
  const cards = allowedCards(lookups, query);
  const own = new Set([...query.cards, ...query.commanders]);
  const top = new TopEntries(Math.min(limit, cards.length));
  let { least } = top;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const score = scoreOf(card);
    // Later cards rank below earlier ones of the same score.
    if (!(score > least) || own.has(card)) continue;
    top.offer(i, score);
    ({ least } = top);
  }
  const { entries, scores } = top.ranked();
  return Array.from(entries, (i, place) => ({ card: cards[i], score: scores[place] }));
};

/** The best cards for commanders alone, by their rates: the cards of `rankCards` for a list without any. */
export const rankByRates = (
  lookups: ModelLookups,
  query: Query,
  rates: Float32Array,
  limit: number,
): readonly RankedCard[] => bestCards(lookups, query, (card) => rates[card], limit);

/** The best cards to add, best first: legal, allowed by the commanders, not in the list. */
export const rankCards = (lookups: ModelLookups, signals: Signals, limit: number): readonly RankedCard[] => {
  const { query } = signals;
  if (query.cards.length === 0) return rankByRates(lookups, query, signals.commander.rates, limit);
  const inRoughOrder = bestCards(lookups, query, roughBlend(signals), Math.max(limit, CANDIDATES));

  const blend = fittedBlend(signals);
  const best = inRoughOrder.slice(0, CANDIDATES).map(({ card }) => ({ card, score: blend(card) }));
  best.sort((a, b) => b.score - a.score || a.card - b.card);
  const last = best.at(-1)?.score ?? 0;
  const top = inRoughOrder[CANDIDATES - 1]?.score ?? 0;
  const rest = inRoughOrder.slice(CANDIDATES).map(({ card, score }) => ({ card, score: last + score - top }));
  const explain = explainBlend(
    signals,
    best.map(({ card }) => card),
  );
  return [...best, ...rest]
    .slice(0, limit)
    .map(({ card, score }) => ({ card, score, contributions: explain(card) }));
};
