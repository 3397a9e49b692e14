import { seededRandom } from '../numeric/random';
import { rateDifference, type Estimate, type ListGames } from '../statistics/rate-difference';
import { shrinkDifferences } from '../statistics/shrunk-differences';

const COMMANDERS = 20;
const CARDS = 12;
/** Lists of each commander, from the fewest to the most. */
const LISTS = [40, 200] as const;
/** Lists from which the true differences of a commander are computed. */
const POPULATION = 2000;
/** Events of three sizes: how often an average list wins there. */
const RATES = [0.52, 0.49, 0.46] as const;
/** How much better or worse a list's player is, as a standard deviation of the win rate. */
const PLAYERS = 0.06;
/** Fewest lists on each side, as on the site. */
const LEAST_LISTS = 10;

/** Distributions of what a card does to the win rate. */
export const CARD_EFFECTS = {
  'no card matters': () => 0,
  'all matter a little': (random) => 0.03 * normal(random),
  'few matter much': (random) => (random() < 0.1 ? (random() < 0.5 ? -0.1 : 0.1) : 0),
  'heavy tails': (random) =>
    (0.02 * normal(random)) /
    Math.sqrt((normal(random) ** 2 + normal(random) ** 2 + normal(random) ** 2) / 3),
} as const satisfies Readonly<Record<string, (random: () => number) => number>>;

/** What a simulation found of the intervals of differences. */
export interface SimulatedIntervals {
  readonly intervals: number;
  /** shares of intervals that have the true difference, shrunk and as estimated */
  readonly covered: number;
  readonly coveredUnshrunk: number;
  /** root of the mean squared error */
  readonly error: number;
  readonly errorUnshrunk: number;
  /** intervals without 0, and the share of these on the wrong side of it */
  readonly known: number;
  readonly wrongSide: number;
}

/** A normal variable, by the sum of twelve uniform ones. */
function normal(random: () => number): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw += 1) sum += random();
  return sum;
}

interface SimulatedList extends ListGames {
  readonly cards: readonly boolean[];
  readonly stratum: number;
  /** win rate without what its player does */
  readonly rate: number;
}

/** Cards come in packages, and some are played more in large events. */
const simulateList = (
  random: () => number,
  effects: readonly number[],
  shares: readonly number[],
): SimulatedList => {
  const stratum = Math.floor(RATES.length * random());
  const leaning = [normal(random), normal(random)];
  const cards = effects.map((_, card) => {
    const pull = 0.2 * (leaning[card % 2] ?? 0) + (card % 3 === 0 ? 0.15 * (stratum - 1) : 0);
    return random() < (shares[card] ?? 0) + pull;
  });
  const rate = effects.reduce(
    (sum, effect, card) => sum + (cards[card] === true ? effect : 0),
    RATES[stratum] ?? 0,
  );
  const own = Math.min(0.95, Math.max(0.05, rate + PLAYERS * normal(random)));
  const played = Math.round(4 + 3 * random()) * (random() < 0.2 ? 4 : 1);
  let won = 0;
  for (let game = 0; game < played; game += 1) won += random() < own ? 1 : 0;
  const at = (value: number): readonly number[] => RATES.map((_, place) => (place === stratum ? value : 0));
  return { cards, stratum, rate, wins: at(won), games: at(played) };
};

const mean = (lists: readonly SimulatedList[]): number =>
  lists.reduce((sum, { rate }) => sum + rate, 0) / lists.length;

/** The true difference of a card, weighted by how much games tell of each size of event. */
const trueDifference = (
  population: readonly SimulatedList[],
  lists: readonly SimulatedList[],
  card: number,
): number => {
  let [weights, sum] = [0, 0];
  for (const stratum of RATES.keys()) {
    const gamesOf = (has: boolean): number =>
      lists
        .filter((list) => list.stratum === stratum && list.cards[card] === has)
        .reduce((games, list) => games + (list.games[stratum] ?? 0), 0);
    const [own, other] = [gamesOf(true), gamesOf(false)];
    if (own === 0 || other === 0) continue;
    const among = population.filter((list) => list.stratum === stratum);
    const weight = (own * other) / (own + other);
    weights += weight;
    sum +=
      weight *
      (mean(among.filter(({ cards }) => cards[card] === true)) -
        mean(among.filter(({ cards }) => cards[card] !== true)));
  }
  return sum / weights;
};

/** The estimates of the cards of one commander, with the truth of each. */
const simulateCommander = (
  random: () => number,
  effectOf: (random: () => number) => number,
): readonly { readonly estimate: Estimate; readonly truth: number }[] => {
  const effects = Array.from({ length: CARDS }, () => effectOf(random));
  const shares = Array.from({ length: CARDS }, () => 0.15 + 0.7 * random());
  const many = (length: number): readonly SimulatedList[] =>
    Array.from({ length }, () => simulateList(random, effects, shares));
  const lists = many(LISTS[0] + Math.floor((LISTS[1] - LISTS[0]) * random()));
  const population = many(POPULATION);
  return effects.flatMap((_, card) => {
    const own = lists.filter(({ cards }) => cards[card] === true);
    const others = lists.filter(({ cards }) => cards[card] !== true);
    if (own.length < LEAST_LISTS || others.length < LEAST_LISTS) return [];
    const estimate = rateDifference(own, others);
    return estimate === undefined ? [] : [{ estimate, truth: trueDifference(population, lists, card) }];
  });
};

/**
 * Estimates and shrinks differences of simulated results whose true differences are known: lists of commanders, of players of unlike
 * strength, with cards that come in packages, in events of three sizes.
 * @param runs how many formats with their commanders
 */
export const simulateIntervals = (
  effects: keyof typeof CARD_EFFECTS,
  runs: number,
  seed = 1,
): SimulatedIntervals => {
  const random = seededRandom(seed);
  const found = { intervals: 0, covered: 0, plain: 0, error: 0, plainError: 0, known: 0, wrong: 0 };
  for (let run = 0; run < runs; run += 1) {
    const all = Array.from({ length: COMMANDERS }, () =>
      simulateCommander(random, CARD_EFFECTS[effects]),
    ).flat();
    const shrunk = shrinkDifferences(all.map(({ estimate }) => estimate));
    all.forEach(({ estimate, truth }, at) => {
      const { value = 0, low = 0, high = 0 } = shrunk[at] ?? {};
      const half = 1.96 * Math.sqrt(estimate.variance);
      found.intervals += 1;
      found.covered += Number(low <= truth && truth <= high);
      found.plain += Number(Math.abs(estimate.value - truth) <= half);
      found.error += (value - truth) ** 2;
      found.plainError += (estimate.value - truth) ** 2;
      if (low <= 0 && high >= 0) return;
      found.known += 1;
      found.wrong += Number(low > 0 ? truth <= 0 : truth >= 0);
    });
  }
  const { intervals } = found;
  return {
    intervals,
    covered: found.covered / intervals,
    coveredUnshrunk: found.plain / intervals,
    error: Math.sqrt(found.error / intervals),
    errorUnshrunk: Math.sqrt(found.plainError / intervals),
    known: found.known,
    wrongSide: found.known === 0 ? 0 : found.wrong / found.known,
  };
};
