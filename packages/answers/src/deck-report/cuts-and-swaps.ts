import type { DeckReport } from '@crownsmith/api-client';
import {
  describeCut,
  describeSwap,
  findCuts,
  findSwaps,
  isHardlyCut,
  lastingJobs,
  modelRequest,
  nearestDecks,
  type ComboIndex,
  type Cut,
  type ReportDeck,
} from '@crownsmith/deck-report';
import { areEnoughDecks, cardUrl, isWebUrl, type Slug } from '@crownsmith/domain';
import type { DeckCounts } from '@crownsmith/recommender';
import type { Engine } from '../snapshot/engine';
import { isoDate } from '../recommendations/population-choice';
import type { AdvisedDeck } from '../advice/advised-deck';
import { swapFacts, swapLimits } from '../advice/swap-facts';
import { priceOf } from './deck-figures';
import type { ReportCard } from './report-card';

/** Cards and decks of each list. */
const SHOWN = { cuts: 30, nearest: 5 } as const;

/** Different cards of a list that is compared card by card: four times those of a deck. What has more is no deck to mend. */
const MOST_CARDS = 400;

/** Whether a list is compared card by card. */
const isDeck = ({ main }: ReportDeck): boolean => main.length <= MOST_CARDS;

/** What cuts are made from. */
type CutSource = Pick<AdvisedDeck, 'deck' | 'engine' | 'combos' | 'limits' | 'nouns'>;
type Find = (name: string) => ReportCard | undefined;

const toLink = ({ name, slug }: { readonly name: string; readonly slug: Slug }) => ({
  name,
  url: cardUrl(slug),
});

/** Makes a function that tells whether a list would do less of a job than nine tenths of the decks like it without a card. */
const makeIsMissed = (deck: ReportDeck, engine: Engine): ((cut: Cut) => boolean) => {
  const scarce = new Set<string>(
    engine
      .jobs(modelRequest(deck, engine))
      .flatMap(({ job, have, low, decks }) => (areEnoughDecks(decks) && have - 1 < low ? [job] : [])),
  );
  return ({ card, reason }) =>
    reason.code !== 'not-legal' && lastingJobs(card).some((job) => scarce.has(job));
};

/** Cards to cut, best first, and those last that the list would miss for a job; but those that only a list that is too long loses, as those of its combos; none of a list that is far longer than a deck. */
export const cutsOf = (
  {
    deck,
    engine,
    combos,
    limits: { keep },
  }: {
    readonly deck: ReportDeck;
    readonly engine: Engine;
    readonly combos: ComboIndex | undefined;
    readonly limits: { readonly keep: ReadonlySet<string> };
  },
  limit: number = SHOWN.cuts,
): readonly Cut[] => {
  if (!isDeck(deck)) return [];
  const isMissed = makeIsMissed(deck, engine);
  return findCuts(deck, engine, { keep, combos })
    .filter((cut) => !isHardlyCut(cut))
    .toSorted((a, b) => Number(isMissed(a)) - Number(isMissed(b)))
    .slice(0, limit);
};

/** Cards to cut, each with its reason. */
export const reportCuts = ({ nouns, ...source }: CutSource): DeckReport['cuts'] =>
  cutsOf(source).map((cut) => ({
    ...toLink(cut.card),
    score: cut.score,
    reason: { code: cut.reason.code, message: describeCut({ ...cut, ...nouns }) },
  }));

/** Cards to replace within the limits, the greatest gain first; none of a list that is far longer than a deck. */
export const reportSwaps = (advised: AdvisedDeck): DeckReport['swaps'] =>
  (isDeck(advised.deck) ? findSwaps(advised.deck, swapFacts(advised), swapLimits(advised)) : []).map(
    (swap) => ({
      out: toLink(swap.out),
      in: toLink(swap.in),
      score: swap.gain,
      price: priceOf(swap.in) ?? null,
      reason: { code: swap.reason.code, message: describeSwap({ ...swap, ...advised.nouns }) },
    }),
  );

/**
 * The real decks that are most like a list, with what is known of each.
 * @param withCards whether the cards of those from a source are listed
 */
export const reportNearest = (
  deck: ReportDeck,
  engine: Engine,
  find: Find,
  counts: DeckCounts | undefined,
  withCards = false,
): DeckReport['average']['nearest'] => {
  const urlsOf = (slugs: readonly string[]): string[] => slugs.flatMap((slug) => find(slug)?.url ?? []);
  return nearestDecks(deck, engine, SHOWN.nearest).map(({ deck: at, commanders, overlap }) => {
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
      // Decks that players handed in to be counted have no source, and are not shown.
      ...(withCards &&
        source !== undefined && {
          commanders: urlsOf(commanders),
          cards: urlsOf(engine.cardsOfDeck(at)),
        }),
    };
  });
};
