import { COMMANDER_LIST_TITLES, type CardList } from '@crownsmith/api-client';
import { inclusion } from '@crownsmith/recommender';
import { CARD_GROUPS, cardRow } from '@crownsmith/answers/lists';
import type { PageContext } from '#src/pages/page-context';
import { rankBest } from './best-numbers';
import { expectedRates, type DeckStrata } from './deck-strata';
import { cooccurrenceScore, type Cooccurrences } from './played-with';
import { makePotentialAmong } from './potential-among';
import { sampledStep, scaledCounts } from './scaled-counts';

/** Cards whose expected rate is computed. */
const CANDIDATES = 300;
const MAX_CARDS = 60;
const MAX_PER_LIST = 15;

/** Makes a function that lists the cards that belong together with a card, by group. */
export const makePlayedWithLists = (
  context: PageContext,
  strata: DeckStrata,
): ((card: number, counts: Cooccurrences) => CardList[]) => {
  const overallRates = Float64Array.from(context.cards, (_, card) => inclusion(context.overall(card)) ?? 0);
  const countPotentials = makePotentialAmong(context);
  const scores = new Float64Array(context.cards.length);
  const positive = new Int32Array(context.cards.length);
  const usualRate = (other: number): number => overallRates[other] as number;
  /** The cards with the highest scores, best first. @param rate the expected rate of a card, 0–1 */
  const rank = (
    { together, decks }: Cooccurrences,
    others: ArrayLike<number>,
    rate: (other: number) => number,
    limit: number,
  ): readonly number[] => {
    let size = 0;
    for (let place = 0; place < others.length; place += 1) {
      const other = others[place] as number;
      const score = cooccurrenceScore(together[other] as number, decks.length, rate(other));
      scores[other] = score;
      if (score > 0) positive[size++] = other;
    }
    return rankBest(positive.subarray(0, size), scores, limit);
  };
  return (card, counts) => {
    const common = counts.common.filter((other) => other !== card && context.isListed(other));
    const candidates = rank(counts, common, usualRate, CANDIDATES);
    const ranked = rank(counts, candidates, expectedRates(strata, card), MAX_CARDS);
    const step = sampledStep(counts.decks, context.overall(card));
    const potentials = countPotentials(counts.decks, ranked);
    const toRow = (other: number): CardList['rows'][number] => {
      const overall = context.overall(other);
      const sample = { decks: counts.together[other] ?? 0, potential: potentials.get(other) ?? 0 };
      return cardRow({
        slug: context.cards[other]?.slug ?? '',
        here: scaledCounts(sample, step, overall),
        overall,
      });
    };
    return CARD_GROUPS.map((group) => ({
      tag: group,
      header: COMMANDER_LIST_TITLES[group],
      rows: ranked
        .filter((other) => context.listFacts(other).group === group)
        .slice(0, MAX_PER_LIST)
        .map(toRow),
    })).filter((list) => list.rows.length > 0);
  };
};
