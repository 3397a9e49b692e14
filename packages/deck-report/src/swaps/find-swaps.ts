import { COLORLESS, identityColors, primaryTypeOf, type Color } from '@crownsmith/domain';
import { bracketOfDecks } from '../bracket/bracket-of-deck';
import { bracketOfCard } from '../bracket/estimate-deck-bracket';
import { manaSourceOf } from '../casting/mana-source';
import { allowanceOfDeck } from '../report/model-request';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { applySwaps } from './apply-swaps';
import { findCandidates, type Candidate } from './candidates';
import { violationsOf } from './forced-outs';
import { countJobs, isLand, type JobCounts } from './job-counts';
import { findOuts, type Out } from './outs';
import { lastingJobs } from './lasting-jobs';
import { shareOf } from './played-share';
import { makeSupports } from '../themes/supports';
import type { Swap, SwapLimits, SwapReason } from './swap';
import { boundGain, weighDollar } from './dollar-weight';
import { lostJobs, withEffects } from './swap-effects';
import type { SwapFacts } from './swap-facts';

const DEFAULT_LIMIT = 10;
/** A card comes in only if that many more decks like the list play it. */
const SMALLEST_GAIN = 0.05;
/** The best fitting cards that are tried for a place: most of what the limits forbid is left out before. */
const TRIED = 15;
/** What makes a card a fitting replacement, in shares of decks. */
const FIT = {
  sameJob: 0.25,
  everyJob: 0.25,
  lacking: 0.25,
  sameType: 0.05,
  manaValue: 0.02,
  mostManaValue: 5,
} as const;

const sharedJob = (out: ReportCard, card: ReportCard) =>
  lastingJobs(out).find((job) => lastingJobs(card).includes(job));

const reasonOf = (out: Out, card: ReportCard, jobs: JobCounts): SwapReason => {
  if (out.forced !== undefined) return out.forced;
  const lacking = jobs.lacking(card);
  // Of the list as it is: each swap can be applied alone.
  if (lacking !== undefined && !lacking.doesJob(out.card)) {
    const { label, have, usual, decks, among } = lacking;
    return { code: 'lacking', label, have, usual, decks, among };
  }
  const job = sharedJob(out.card, card);
  return job === undefined ? { code: 'played-more' } : { code: 'same-job', job };
};

/** How well a card fits into the place of another. */
const fitOf = (out: ReportCard, { card, played }: Candidate, jobs: JobCounts): number =>
  shareOf(played) +
  (sharedJob(out, card) === undefined ? 0 : FIT.sameJob) +
  (lostJobs(out, card).length === 0 ? FIT.everyJob : 0) +
  (jobs.lacking(card) === undefined ? 0 : FIT.lacking) +
  (primaryTypeOf(out.typeLine) === primaryTypeOf(card.typeLine) ? FIT.sameType : 0) -
  FIT.manaValue * Math.min(FIT.mostManaValue, Math.abs(out.manaValue - card.manaValue));

/** What a card has to do that comes in for another. */
interface Duties {
  readonly jobs: JobCounts;
  /** For what of the list a card is. */
  readonly supports: ReturnType<typeof makeSupports>;
  /** The colours of the deck that a land makes. */
  readonly colorsOf: (land: ReportCard) => readonly Color[];
}

/** Makes a function that reads the colours of a deck that a land makes. */
const readColors = (deck: ReportDeck): Duties['colorsOf'] => {
  const { identity } = allowanceOfDeck(deck);
  const own = identityColors(identity);
  /** By card: swaps ask for each pair of cards. */
  const known = new Map<ReportCard, readonly Color[]>();
  return (land) => {
    const made =
      known.get(land) ??
      identityColors(manaSourceOf(land, identity)?.colors ?? COLORLESS).filter((color) =>
        own.includes(color),
      );
    known.set(land, made);
    return made;
  };
};

/** Whether a card is for what of the list the one is that goes, if that is for anything. */
const supportsAs = (out: ReportCard, card: ReportCard, supports: Duties['supports']): boolean => {
  const base = supports(out);
  return base === undefined || base === supports(card);
};

/** Whether a card may come in for another, before any swap. */
const isFit = (out: Out, { card, played }: Candidate, { jobs, supports, colorsOf }: Duties): boolean =>
  isLand(out.card) === isLand(card) &&
  (out.forced !== undefined ||
    (shareOf(played) - shareOf(out.played) >= SMALLEST_GAIN &&
      jobs.allows(out.card, card) &&
      (!isLand(card) || colorsOf(out.card).every((color) => colorsOf(card).includes(color))) &&
      supportsAs(out.card, card, supports)));

/** A deck while its cards are swapped. */
interface Swapped {
  readonly deck: ReportDeck;
  /** How many rules it breaks. */
  readonly violations: number;
  /** The most that its estimated bracket may be after a further swap. */
  readonly mostBracket: number;
}

/** Swaps, and what no others can gain more than. */
export interface Upgrade {
  readonly swaps: readonly Swap[];
  /** No as many swaps of the recommended cards, for the same sum, gain more together: a bound, which rules and limits may keep from. */
  readonly mostGain: number;
}

/**
 * Pairs of a card of a list and a better one for its place, the greatest gain first; cards that the rules or the player's
 * bracket forbid go before all others. A land comes in for one of whose colours it makes all, and a card that does a job for one that does it, too, unless
 * the list has more of that job than decks like it; a card for what the list is built on goes for another such card. No card is in two swaps. With all swaps, or any of them, the deck keeps within the
 * limits and is as legal as before; cards that must go beyond `limit` go, too.
 * @example applySwaps(deck, findSwaps(deck, facts, { totalPrice: 20, bracket: 3 }))
 */
export const findSwaps = (deck: ReportDeck, facts: SwapFacts, limits: SwapLimits = {}): readonly Swap[] =>
  findUpgrade(deck, facts, limits).swaps;

/** The swaps of `findSwaps`, beside what no others can gain more than. */
export const findUpgrade = (deck: ReportDeck, facts: SwapFacts, limits: SwapLimits = {}): Upgrade => {
  const { totalPrice = Infinity, bracket = Infinity, limit = DEFAULT_LIMIT } = limits;
  const candidates = new Set(findCandidates(deck, facts, limits));
  const jobs = countJobs(facts.jobs ?? []);
  const duties = { jobs, supports: makeSupports(deck), colorsOf: readColors(deck) };
  const outs = findOuts(deck, facts, limits);
  const pairing = { outs, candidates: [...candidates], limit, budget: totalPrice };
  const weight = weighDollar({
    ...pairing,
    fitOf: (out, candidate) => (isFit(out, candidate, duties) ? fitOf(out.card, candidate, jobs) : undefined),
  });
  const bracketOf = bracketOfDecks(
    deck,
    facts,
    [...candidates].map(({ card }) => card),
  );
  const allowedBracket =
    limits.bracket === undefined ? Infinity : Math.max(bracket, bracketOf(deck).estimate);
  const start = violationsOf(deck).length;
  const swaps: Omit<Swap, 'effects'>[] = [];
  let spent = 0;
  let current: Swapped = { deck, violations: start, mostBracket: allowedBracket };

  /** The deck after a further swap; undefined where a limit or a rule forbids that. */
  const trySwap = (swap: Omit<Swap, 'effects'>): Swapped | undefined => {
    if (spent + (swap.price ?? 0) > totalPrice) return undefined;
    const next = applySwaps(current.deck, [swap]);
    const violations = violationsOf(next).length;
    const most = swap.reason.code === 'not-legal' ? current.violations - 1 : current.violations;
    if (violations > most) return undefined;
    // Swaps may be applied singly.
    const alone = swaps.length === 0 ? next : applySwaps(deck, [swap]);
    if (alone !== next && violationsOf(alone).length > start) return undefined;
    if (limits.bracket === undefined) return { ...current, deck: next, violations };
    const estimated = bracketOf(next);
    const after = estimated.estimate;
    if (after > current.mostBracket || bracketOfCard(estimated, swap.in.name) > bracket) return undefined;
    if (alone !== next && bracketOf(alone).estimate > allowedBracket) return undefined;
    // More cards hardly ever lower the estimate.
    const added = [...swaps, swap].map((one) => one.in);
    if (bracketOf(deck, added).estimate > allowedBracket) return undefined;
    return { deck: next, violations, mostBracket: Math.max(bracket, after) };
  };

  for (const out of outs) {
    if (out.forced === undefined && swaps.length >= limit) break;
    const ranked = [...candidates]
      .filter((candidate) => isFit(out, candidate, duties) && spent + (candidate.price ?? 0) <= totalPrice)
      .map((candidate) => ({
        candidate,
        fit: fitOf(out.card, candidate, jobs) - weight * (candidate.price ?? 0),
      }))
      .sort((a, b) => b.fit - a.fit);
    for (const { candidate } of ranked.slice(0, TRIED)) {
      const swap: Omit<Swap, 'effects'> = {
        out: out.card,
        in: candidate.card,
        gain: shareOf(candidate.played) - shareOf(out.played),
        price: candidate.price,
        reason: reasonOf(out, candidate.card, jobs),
        inShare: candidate.played,
        outShare: out.played,
      };
      const swapped = trySwap(swap);
      if (swapped === undefined) continue;
      candidates.delete(candidate);
      jobs.swap(out.card, candidate.card);
      current = swapped;
      spent += candidate.price ?? 0;
      swaps.push(swap);
      break;
    }
  }
  const isForced = ({ reason: { code } }: Pick<Swap, 'reason'>): boolean =>
    code === 'not-legal' || code === 'bracket';
  swaps.sort((a, b) => Number(isForced(b)) - Number(isForced(a)) || b.gain - a.gain);
  return {
    swaps: withEffects(deck, swaps, bracketOf, facts.combos),
    mostGain: boundGain(pairing, swaps.length),
  };
};
