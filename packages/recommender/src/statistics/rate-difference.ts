/** Games of one list, decided ones, by stratum: events of one size, of which rates are comparable. */
export interface ListGames {
  readonly wins: readonly number[];
  readonly games: readonly number[];
}

/** A difference that was estimated, and how exactly. */
export interface Estimate {
  readonly value: number;
  readonly variance: number;
}

/** Wins and games of lists by stratum. */
const sumByStratum = (lists: readonly ListGames[], strata: number): ListGames => {
  const wins = new Array<number>(strata).fill(0);
  const games = new Array<number>(strata).fill(0);
  for (const list of lists)
    for (let stratum = 0; stratum < strata; stratum += 1) {
      wins[stratum] = (wins[stratum] ?? 0) + (list.wins[stratum] ?? 0);
      games[stratum] = (games[stratum] ?? 0) + (list.games[stratum] ?? 0);
    }
  return { wins, games };
};

/**
 * The variance of the sum of weighted rates, by the square of what each list adds to it: lists, not games, are what was sampled. Undefined
 * with fewer than two lists.
 */
const varianceOf = (
  lists: readonly ListGames[],
  { wins, games }: ListGames,
  weights: readonly number[],
): number | undefined => {
  const counted = lists.filter(({ games: own }) =>
    own.some((many, at) => many > 0 && (weights[at] ?? 0) > 0),
  );
  if (counted.length < 2) return undefined;
  const squares = counted.map((list) => {
    const own = weights.reduce((sum, weight, at) => {
      const all = games[at] ?? 0;
      if (weight === 0 || all === 0) return sum;
      const expected = ((list.games[at] ?? 0) * (wins[at] ?? 0)) / all;
      return sum + (weight * ((list.wins[at] ?? 0) - expected)) / all;
    }, 0);
    return own ** 2;
  });
  const clustered =
    (squares.reduce((sum, square) => sum + square, 0) * counted.length) / (counted.length - 1);
  // As many games as these, if all were independent: with few lists their scatter may happen to be small.
  const independent = weights.reduce((sum, weight, at) => {
    const all = games[at] ?? 0;
    if (weight === 0 || all === 0) return sum;
    const rate = ((wins[at] ?? 0) + 1) / (all + 2);
    return sum + (weight ** 2 * rate * (1 - rate)) / all;
  }, 0);
  return Math.max(clustered, independent);
};

/**
 * How much more often the lists of one group win than those of another: the differences of their rates within each stratum, weighted by
 * how many games tell of it (S. Greenland and J. M. Robins, Biometrics 41, 1985), with the variance between lists, and no less than if
 * games were independent. Undefined where no stratum has games of both groups, or only one list of a group has games in such strata.
 * @example rateDifference([{ wins: [6], games: [10] }, { wins: [5], games: [10] }], others)?.value // 0.05, if others win half
 */
export const rateDifference = (
  group: readonly ListGames[],
  others: readonly ListGames[],
): Estimate | undefined => {
  const strata = group.concat(others).reduce((most, { games }) => Math.max(most, games.length), 0);
  const [own, other] = [sumByStratum(group, strata), sumByStratum(others, strata)];
  const informative = own.games.map((games, at) => {
    const both = games + (other.games[at] ?? 0);
    return both === 0 ? 0 : (games * (other.games[at] ?? 0)) / both;
  });
  const total = informative.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  const weights = informative.map((weight) => weight / total);
  const rateOf = ({ wins, games }: ListGames): number =>
    weights.reduce(
      (sum, weight, at) => sum + (weight === 0 ? 0 : (weight * (wins[at] ?? 0)) / (games[at] ?? 1)),
      0,
    );
  const [variance, otherVariance] = [varianceOf(group, own, weights), varianceOf(others, other, weights)];
  return variance === undefined || otherVariance === undefined
    ? undefined
    : { value: rateOf(own) - rateOf(other), variance: variance + otherVariance };
};
