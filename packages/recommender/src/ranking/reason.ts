import { areEnoughDecks, FEW_SHARE, MOST_SHARE } from '@crownsmith/domain';
import type { BlendPart, Contributions } from './blend';
import type { Evidence, ReasonAgainst, ReasonFor } from './recommendation';

/** A share below this rounds to 0 %, which is no reason for a card; nor is a single deck. */
const SMALLEST_SHARE = 0.005;

/** A rate; 0 without decks. */
const rate = (decks: number, potential: number): number => (potential > 0 ? decks / potential : 0);

/** The share of the similar decks that play a card, of those that could. */
const similarRate = ({ similarCount, similarDecks }: Evidence): number => rate(similarCount, similarDecks);

const usualRate = ({ overallDecks, overallPotentialDecks }: Evidence): number =>
  rate(overallDecks, overallPotentialDecks);

/** Whether each reason is true of a card and speaks for it; that most decks play it does, even if others play it more. */
const speaksFor = (evidence: Evidence, sharesFeature: boolean): Readonly<Record<ReasonFor, boolean>> => {
  const share = similarRate(evidence);
  const here = rate(evidence.numDecks, evidence.potentialDecks);
  const isPositive = (evidence.synergy ?? 0) > 0;
  return {
    'similar-decks':
      areEnoughDecks(evidence.similarDecks) &&
      (share >= MOST_SHARE ||
        (evidence.similarCount > 1 && share >= SMALLEST_SHARE && share > usualRate(evidence))),
    'cards-together': evidence.because.length > 0,
    commander:
      areEnoughDecks(evidence.potentialDecks) &&
      (here >= MOST_SHARE || (evidence.numDecks > 1 && here >= SMALLEST_SHARE && isPositive)),
    theme: sharesFeature,
    popularity: areEnoughDecks(evidence.overallPotentialDecks) && usualRate(evidence) >= SMALLEST_SHARE,
    identity: true,
  };
};

/** The reasons that a part of the blend can give, the more specific one first. */
const REASONS_OF_PART: Readonly<Record<BlendPart, readonly ReasonFor[]>> = {
  'similar-decks': ['similar-decks'],
  'cards-together': ['cards-together'],
  commander: ['commander'],
  prior: ['theme', 'popularity'],
};

/** The order without contributions: the commanders alone rank, by their own decks first, then by the prior. */
const REASONS_OF_COMMANDERS: readonly ReasonFor[] = ['commander', 'theme', 'popularity'];

const descending = <Key extends string>(parts: Readonly<Record<Key, number>>): readonly Key[] =>
  (Object.keys(parts) as Key[]).sort((a, b) => parts[b] - parts[a]);

/**
 * The reason for a recommendation: of what speaks for the card, what contributed most to its place; `identity` if nothing
 * does.
 * @param sharesFeature whether the card shares a subtype or keyword with the commanders
 */
export const reasonFor = (
  evidence: Evidence,
  sharesFeature: boolean,
  contributions: Contributions | undefined,
): ReasonFor => {
  const holds = speaksFor(evidence, sharesFeature);
  const reasons =
    contributions === undefined
      ? REASONS_OF_COMMANDERS
      : descending(contributions).flatMap((part) => REASONS_OF_PART[part]);
  return reasons.find((reason) => holds[reason]) ?? 'identity';
};

/** What each signal adds to the weakness of a card in the list. */
export type Weakness = Readonly<Record<ReasonAgainst, number>>;

const mapWeakness = (map: (reason: ReasonAgainst) => number): Weakness => ({
  surplus: map('surplus'),
  'few-similar-decks': map('few-similar-decks'),
  'few-with-commander': map('few-with-commander'),
  unsupported: map('unsupported'),
});

/** The weakness of a card: the sum of its parts. */
export const sumOf = (parts: Weakness): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** The average of each part over the list. */
export const averageOf = (all: readonly Weakness[]): Weakness =>
  mapWeakness((reason) => all.reduce((sum, parts) => sum + parts[reason] / all.length, 0));

/** How much more each part adds to a card's weakness than on average. */
export const differenceOf = (parts: Weakness, average: Weakness): Weakness =>
  mapWeakness((reason) => parts[reason] - average[reason]);

/**
 * The reason to cut a card: of what speaks against it, what contributed most to its place.
 * @param contributions parts of the card's weakness, compared with the average of the list
 */
export const reasonAgainst = (evidence: Evidence, contributions: Weakness): ReasonAgainst => {
  const share = similarRate(evidence);
  const here = rate(evidence.numDecks, evidence.potentialDecks);
  const holds: Readonly<Record<ReasonAgainst, boolean>> = {
    surplus: evidence.surplus !== undefined,
    'few-similar-decks':
      areEnoughDecks(evidence.similarDecks) &&
      share < MOST_SHARE &&
      (share < FEW_SHARE || share < usualRate(evidence)),
    'few-with-commander':
      areEnoughDecks(evidence.potentialDecks) && here < FEW_SHARE && (evidence.synergy ?? 0) <= 0,
    unsupported: true,
  };
  return (
    descending(contributions).find((reason) => contributions[reason] > 0 && holds[reason]) ?? 'unsupported'
  );
};
