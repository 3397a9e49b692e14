import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { logOdds } from '../statistics/rates';
import type { Signals } from '../signals/signals';
import { companyOf } from './company';
import { sharesWithout } from './leave-one-out';
import { sharedTerms } from './shared-terms';
import { makeExcess, type Excess } from './purpose-surplus';
import type { ReasonAgainst } from './recommendation';
import { WEAKNESS_WEIGHTS } from './weakness-weights';
import type { Weakness } from './reason';

/** What a card's place among the weak ones depends on, each with the reason that it gives; every share without the card itself. */
const PLAIN_FEATURES = {
  'share-broad': 'few-similar-decks',
  'share-middle': 'few-similar-decks',
  'share-sharp': 'few-similar-decks',
  'log-share-broad': 'few-similar-decks',
  'log-share-middle': 'few-similar-decks',
  'log-share-sharp': 'few-similar-decks',
  'item-score': 'unsupported',
  'log-item-score': 'unsupported',
  'terms-sum': 'unsupported',
  'terms-greatest': 'unsupported',
  company: 'unsupported',
  expected: 'few-with-commander',
  commander: 'few-with-commander',
  'log-commander': 'few-with-commander',
  'log-prior': 'few-with-commander',
  'log-usual': 'few-with-commander',
} as const satisfies Readonly<Record<string, Exclude<ReasonAgainst, 'surplus'>>>;

const PLAIN = Object.entries(PLAIN_FEATURES);

/** Names of all features, in the order of their weights: the plain ones, then each times `Signals.nearest`. */
export const WEAKNESS_FEATURES: readonly string[] = [
  ...PLAIN.map(([name]) => name),
  ...PLAIN.map(([name]) => `${name} × nearest`),
];

/** Smooths the rate of a card that few decks could play. */
const PSEUDO_DECKS = 20;
const PSEUDO_COUNT = 0.2;

/** Of a card that fewer decks could play, its rate among them is not divided by less. */
const SMALLEST_OPEN = 0.02;

/** Weight of a surplus: of purposes that the list has too many cards of. */
const SURPLUS_WEIGHT = 1;

/** A card of the list with what its weakness depends on. */
export interface WeakCard {
  readonly card: number;
  readonly excess: Excess;
  readonly features: Float64Array;
}

/** Values by card, in the order of the query. */
type Column = ArrayLike<number>;

/**
 * Draws what is known of cards that few decks could play towards what is usual in the list, as far as the other decks could not:
 * they say nothing against a card that is newer than they are. Squared, as decks of the weeks after its release do not have it yet.
 * @param open by card the share of decks that are open to it, 0–1
 */
const drawnToUsual = (values: Column, open: Column): Float64Array => {
  let [sum, weight] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const known = open[i] ** 2;
    sum += known * values[i];
    weight += known;
  }
  const usual = weight > 0 ? sum / weight : 0;
  return Float64Array.from(values, (value, i) => usual + open[i] ** 2 * (value - usual));
};

/** By card the share of some decks that are open to it, where their number is known. */
const openShares = (
  potential: Uint32Array | undefined,
  all: (card: number) => number,
  cards: readonly number[],
) =>
  Float64Array.from(cards, (card) => {
    const decks = all(card);
    return potential === undefined || decks === 0 ? 1 : Math.min(1, potential[card] / decks);
  });

/** The cards of a list with what their weakness depends on, in the order of the query. */
export const weakCards = (lookups: ModelLookups, signals: Signals): readonly WeakCard[] => {
  const { query, itemScores, commander, expectation, nearest, neighbours } = signals;
  const { cards } = query;
  const { potential } = neighbours.known ?? {};
  const { shares, open } = sharesWithout(lookups, signals);
  const terms = sharedTerms(lookups, query);
  const excessOf = makeExcess(lookups, signals);
  const openOverall = openShares(potential, (card) => overallCounts(lookups, card).potential, cards);
  const openHere = openShares(commander.potential, () => commander.decks, cards);
  const rate = (values: Float32Array, among: Column): Float64Array =>
    Float64Array.from(cards, (card, i) => Math.min(1, values[card] / Math.max(SMALLEST_OPEN, among[i])));
  const odds = (values: Float64Array): Float64Array => values.map(logOdds);
  const item = Float64Array.from(cards, (card) => itemScores[card]);
  const withCommander = rate(commander.rates, openHere);
  const usual = Float64Array.from(cards, (card) => {
    const { decks, potential: all } = overallCounts(lookups, card);
    return (decks + PSEUDO_COUNT) / ((potential?.[card] ?? all) + PSEUDO_DECKS);
  });
  const columns = [
    ...shares.map((column) => drawnToUsual(column, open)),
    ...shares.map((column) => drawnToUsual(odds(column), open)),
    drawnToUsual(item, openOverall),
    drawnToUsual(odds(item), openOverall),
    Float64Array.from(terms, ({ sum }) => sum),
    Float64Array.from(terms, ({ greatest }) => greatest),
    drawnToUsual(companyOf(lookups, query), openOverall),
    drawnToUsual(
      Float64Array.from(cards, (card) => expectation.differences[card]),
      openOverall,
    ),
    drawnToUsual(withCommander, openHere),
    drawnToUsual(odds(withCommander), openHere),
    drawnToUsual(odds(rate(expectation.rates, openOverall)), openOverall),
    drawnToUsual(odds(usual), openOverall),
  ];
  return cards.map((card, i) => {
    const plain = columns.map((column) => column[i]);
    return {
      card,
      excess: excessOf(card),
      features: Float64Array.of(...plain, ...plain.map((value) => value * nearest)),
    };
  });
};

/** What each reason adds to a card's weakness. */
export const weaknessOf = ({ features, excess }: WeakCard): Weakness => {
  const parts = {
    'few-similar-decks': 0,
    'few-with-commander': 0,
    unsupported: 0,
    surplus: SURPLUS_WEIGHT * excess.share,
  };
  PLAIN.forEach(([, reason], f) => {
    const nearest = f + PLAIN.length;
    parts[reason] +=
      (WEAKNESS_WEIGHTS[f] ?? 0) * features[f] + (WEAKNESS_WEIGHTS[nearest] ?? 0) * features[nearest];
  });
  return parts;
};
