import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { logOdds } from '../statistics/rates';
import type { Signals } from '../signals/signals';
import { companyOf } from './company';
import { sharesWithout, similarCounts } from './leave-one-out';
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

/** Weight of a surplus: of purposes that the list has too many cards of. */
const SURPLUS_WEIGHT = 1;

/** A card of the list with what its weakness depends on. */
export interface WeakCard {
  readonly card: number;
  /** Share of the similar decks that play it, as if the list lacked it. */
  readonly share: number;
  /** The similar decks that play it. */
  readonly similarCount: number;
  readonly excess: Excess;
  readonly features: Float64Array;
}

/** The cards of a list with what their weakness depends on, in the order of the query. */
export const weakCards = (lookups: ModelLookups, signals: Signals): readonly WeakCard[] => {
  const { query, itemScores, commander, expectation, nearest } = signals;
  const prior = expectation.rates;
  const shares = sharesWithout(lookups, signals);
  const counts = similarCounts(lookups, signals);
  const terms = sharedTerms(lookups, query);
  const company = companyOf(lookups, query);
  const excessOf = makeExcess(lookups, signals);
  return query.cards.map((card, i) => {
    const { decks, potential } = overallCounts(lookups, card);
    const [broad = 0, middle = 0, sharp = 0] = shares.map((list) => list[i]);
    const [item, withCommander] = [itemScores[card] as number, commander.rates[card] as number];
    const plain = [
      broad,
      middle,
      sharp,
      logOdds(broad),
      logOdds(middle),
      logOdds(sharp),
      item,
      logOdds(item),
      terms[i]?.sum ?? 0,
      terms[i]?.greatest ?? 0,
      company[i] as number,
      expectation.differences[card] as number,
      withCommander,
      logOdds(withCommander),
      logOdds(prior[card] as number),
      logOdds((decks + PSEUDO_COUNT) / (potential + PSEUDO_DECKS)),
    ];
    return {
      card,
      share: middle,
      similarCount: counts[i] as number,
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
      (WEAKNESS_WEIGHTS[f] ?? 0) * (features[f] as number) +
      (WEAKNESS_WEIGHTS[nearest] ?? 0) * (features[nearest] as number);
  });
  return parts;
};
