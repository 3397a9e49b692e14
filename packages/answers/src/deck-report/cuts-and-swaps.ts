import type { DeckReport, DeckReportRequest, RecComparison } from '@crownsmith/api-client';
import {
  describeCut,
  describeSwap,
  findCuts,
  findSwaps,
  nearestDecks,
  type ComboIndex,
  type DeckNouns,
  type ReportDeck,
} from '@crownsmith/deck-report';
import { cardUrl, isWebUrl, type BracketLimit, type Slug } from '@crownsmith/domain';
import type { DeckCounts } from '@crownsmith/recommender';
import type { Engine } from '../snapshot/engine';
import { isoDate } from '../recommendations/population-choice';
import { similarNoun } from '../text/rec-reasons';
import { priceOf } from './deck-figures';
import type { ReportCard } from './report-card';
import { affordable, doesJob } from './suggestions';

/** Cards and decks of each list. */
const SHOWN = { cuts: 30, nearest: 5 } as const;

/** Different cards of a list that is compared card by card: four times those of a deck. What has more is no deck to mend. */
const MOST_CARDS = 400;

const isDeck = ({ main }: ReportDeck): boolean => main.length <= MOST_CARDS;

type Limits = NonNullable<DeckReportRequest['limits']>;
type Find = (name: string) => ReportCard | undefined;

const toLink = ({ name, slug }: { readonly name: string; readonly slug: Slug }) => ({
  name,
  url: cardUrl(slug),
});

/** Cards to cut, best first, each with its reason; none of a list that is far longer than a deck. */
export const reportCuts = (
  deck: ReportDeck,
  engine: Engine,
  keep: readonly string[],
  compared?: RecComparison,
): DeckReport['cuts'] =>
  (isDeck(deck) ? findCuts(deck, engine, { limit: SHOWN.cuts, keep }) : []).map((cut) => ({
    ...toLink(cut.card),
    score: cut.score,
    reason: { code: cut.reason.code, message: describeCut({ ...cut, ...nounsOf(compared) }) },
  }));

/** What swaps are made from. */
export interface SwapSource {
  readonly engine: Engine;
  readonly find: Find;
  readonly combos: ComboIndex | undefined;
  readonly bracketLimits: readonly BracketLimit[];
  readonly jobs: readonly DeckReport['jobs'][number][];
  readonly compared?: RecComparison | undefined;
  /** what a card that comes in costs at most, where neither a budget nor a collection says so */
  readonly cardPrice?: number | undefined;
}

const nounsOf = (compared: RecComparison | undefined): DeckNouns => ({
  similar: `${similarNoun(compared)}s`,
});

/** The slugs of cards that a request names; unknown ones are left out. */
export const slugsOf = (names: readonly string[] | undefined, find: Find): readonly string[] | undefined =>
  names?.flatMap((name) => find(name)?.slug ?? []);

/** Cards to replace within the limits, the greatest gain first; none of a list that is far longer than a deck. */
export const reportSwaps = (
  deck: ReportDeck,
  { budget, bracket, keep, owned, no_more_lands }: Limits,
  { engine, find, combos, bracketLimits, jobs, compared, cardPrice }: SwapSource,
): DeckReport['swaps'] =>
  (isDeck(deck) ? findSwaps : () => [])(
    deck,
    {
      recommender: engine,
      findCard: budget === undefined && owned === undefined ? affordable(find, cardPrice) : find,
      combos,
      bracketLimits,
      priceOf: (card) => priceOf(card) ?? undefined,
      jobs: jobs.map(({ job, label, have, usual, low, high, decks, among }) => ({
        label,
        have,
        usual,
        low,
        high,
        decks,
        among,
        isLand: job === 'lands',
        doesJob: (card) => doesJob(card, job),
      })),
    },
    {
      totalPrice: budget,
      bracket,
      keep: slugsOf(keep, find),
      owned: slugsOf(owned, find),
      noMoreLands: no_more_lands,
    },
  ).map((swap) => ({
    out: toLink(swap.out),
    in: toLink(swap.in),
    score: swap.gain,
    price: swap.price ?? null,
    reason: { code: swap.reason.code, message: describeSwap({ ...swap, ...nounsOf(compared) }) },
  }));

/** The real decks that are most like a list, with what is known of each. */
export const reportNearest = (
  deck: ReportDeck,
  engine: Engine,
  find: Find,
  counts: DeckCounts | undefined,
): DeckReport['average']['nearest'] =>
  nearestDecks(deck, engine, SHOWN.nearest).map(({ deck: at, commanders, overlap }) => {
    const { day, cents, bracket, source, address } = counts?.deckAt(at) ?? {};
    return {
      name: commanders.map((slug) => find(slug)?.name ?? slug).join(' and '),
      // One of another scheme is not of the web.
      url: address !== undefined && isWebUrl(address) ? address : null,
      source: source ?? null,
      overlap: Math.round(overlap * 100),
      date: day === undefined ? null : isoDate(day),
      bracket: bracket ?? null,
      price: cents === undefined ? null : cents / 100,
    };
  });
