import { explainBlend, fittedBlend, roughBlend, type Contributions } from './blend';
import { allowedCards, overallCounts, type ModelLookups } from '../model/model-lookups';
import type { Query, RecommendRequest } from '../signals/query';
import type { Signals } from '../signals/signals';
import { TopEntries } from '../numeric/top-entries';
import { logOdds } from '../statistics/rates';

/** Number of cards that the fitted blend ranks; further ones follow in rough order. */
const CANDIDATES = 300;

export interface RankedCard {
  readonly card: number;
  readonly score: number;
  /** What contributed to its score; undefined where the commanders alone rank, for want of other cards. */
  readonly contributions?: Contributions;
}

/** What of a request changes the ranking of its list. */
export type Preferences = Pick<RecommendRequest, 'accepts' | 'bonus'>;

/** The best cards by a score, best first: legal, allowed by the commanders, not in the list; of those that `isWanted`. */
const topCards = (
  lookups: ModelLookups,
  query: Query,
  scoreOf: (card: number) => number,
  limit: number,
  isWanted: (card: number) => boolean,
): readonly RankedCard[] => {
  const cards = allowedCards(lookups, query);
  const own = new Set([...query.cards, ...query.commanders]);
  const top = new TopEntries(Math.min(limit, cards.length));
  let { least } = top;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const score = scoreOf(card);
    // Later cards rank below earlier ones of the same score.
    if (!(score > least) || own.has(card) || !isWanted(card)) continue;
    top.offer(i, score);
    ({ least } = top);
  }
  const { entries, scores } = top.ranked();
  return Array.from(entries, (i, place) => ({ card: cards[i], score: scores[place] }));
};

/** The best cards by a score that are accepted, best first. Where most are, few are asked for. */
const bestCards = (
  lookups: ModelLookups,
  query: Query,
  scoreOf: (card: number) => number,
  limit: number,
  { accepts }: Preferences = {},
): readonly RankedCard[] => {
  if (accepts === undefined) return topCards(lookups, query, scoreOf, limit, () => true);
  const isAccepted = (card: number): boolean => accepts(lookups.slugs[card] ?? '');
  const best: RankedCard[] = [];
  for (const ranked of topCards(lookups, query, scoreOf, 2 * limit, () => true)) {
    if (best.length === limit) break;
    if (isAccepted(ranked.card)) best.push(ranked);
  }
  return best.length === limit ? best : topCards(lookups, query, scoreOf, limit, isAccepted);
};

/** The best cards for commanders alone, by their rates: the cards of `rankCards` for a list without any. */
export const rankByRates = (
  lookups: ModelLookups,
  query: Query,
  rates: Float32Array,
  limit: number,
): readonly RankedCard[] => bestCards(lookups, query, (card) => rates[card], limit);

/** What is added to the score of a card. */
const makeBonus = (lookups: ModelLookups, { bonus }: Preferences): ((card: number) => number) =>
  bonus === undefined
    ? () => 0
    : (card) => {
        const { decks, potential } = overallCounts(lookups, card);
        return bonus(lookups.slugs[card] ?? '', potential > 0 ? decks / potential : 0);
      };

/** The best cards for commanders alone where some are preferred: by the log odds of their rates. */
const rankByPreferredRates = (
  lookups: ModelLookups,
  { query, commander: { rates } }: Signals,
  limit: number,
  preferences: Preferences,
): readonly RankedCard[] => {
  const bonusOf = makeBonus(lookups, preferences);
  return bestCards(lookups, query, (card) => rates[card], Math.max(limit, CANDIDATES), preferences)
    .map(({ card, score }) => ({ card, score: logOdds(score) + bonusOf(card) }))
    .sort((a, b) => b.score - a.score || a.card - b.card)
    .slice(0, limit);
};

/** The best cards to add, best first: legal, allowed by the commanders, accepted, not in the list. */
export const rankCards = (
  lookups: ModelLookups,
  signals: Signals,
  limit: number,
  preferences: Preferences = {},
): readonly RankedCard[] => {
  const { query } = signals;
  if (query.cards.length === 0)
    return preferences.bonus === undefined
      ? bestCards(lookups, query, (card) => signals.commander.rates[card], limit, preferences)
      : rankByPreferredRates(lookups, signals, limit, preferences);
  const inRoughOrder = bestCards(
    lookups,
    query,
    roughBlend(signals),
    Math.max(limit, CANDIDATES),
    preferences,
  );

  const blend = fittedBlend(signals);
  const bonusOf = makeBonus(lookups, preferences);
  const best = inRoughOrder
    .slice(0, CANDIDATES)
    .map(({ card }) => ({ card, score: blend(card) + bonusOf(card) }));
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
