import { groupFeatures, type GroupEvidence } from '@crownsmith/domain';

/** A theme or tribe that a deck has, and whether its player named it. */
export interface NamedGroup {
  readonly evidence: GroupEvidence;
  readonly isNamed: boolean;
}

/** What `groupScore` weighs evidence by. */
export interface ThemeWeights {
  readonly weights: readonly number[];
  readonly leanings: Readonly<Record<string, number>>;
}

/** The penalty of squares: a theme leans, and a feature counts, only as far as several decks say. */
const PENALTY: number = 3;
const ROUNDS = 12;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);

/** Solves a small system by elimination with pivots. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = row;
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    const top = rows[at] ?? [];
    for (const [row, own] of rows.entries()) {
      if (row === at) continue;
      const factor = (own[at] ?? 0) / (top[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        own[column] = (own[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
};

/**
 * Fits by logistic regression which of its themes a player names: weights of the features that all share, and a leaning of each
 * theme. Newton's method; a group has one leaning only, so that leanings are eliminated from the system.
 */
export const fitThemes = (groups: readonly NamedGroup[]): ThemeWeights => {
  const rows = groups.map(({ evidence, isNamed }) => ({
    features: groupFeatures(evidence),
    theme: evidence.kind === 'theme' ? evidence.key : undefined,
    target: isNamed ? 1 : 0,
  }));
  const size = rows[0]?.features.length ?? 0;
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  const leanings = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const hessian = weights.map((_, at) => weights.map((__, other) => (at === other ? PENALTY : 0)));
    const gradient = weights.map((weight) => -PENALTY * weight);
    const own = new Map<string, { hessian: number; gradient: number; cross: number[] }>();
    for (const { features, theme, target } of rows) {
      const leaning = theme === undefined ? 0 : (leanings.get(theme) ?? 0);
      const rate = 1 / (1 + Math.exp(-dot(features, weights) - leaning));
      const [error, curve] = [target - rate, rate * (1 - rate)];
      features.forEach((feature, at) => {
        gradient[at] = (gradient[at] ?? 0) + error * feature;
        const row = hessian[at] ?? [];
        features.forEach((other, column) => (row[column] = (row[column] ?? 0) + curve * feature * other));
      });
      if (theme === undefined) continue;
      const block = own.get(theme) ?? {
        hessian: PENALTY,
        gradient: -PENALTY * leaning,
        cross: weights.map(() => 0),
      };
      block.hessian += curve;
      block.gradient += error;
      features.forEach((feature, at) => (block.cross[at] = (block.cross[at] ?? 0) + curve * feature));
      own.set(theme, block);
    }
    for (const { hessian: diagonal, gradient: pull, cross } of own.values())
      cross.forEach((each, at) => {
        gradient[at] = (gradient[at] ?? 0) - (each * pull) / diagonal;
        const row = hessian[at] ?? [];
        cross.forEach((other, column) => (row[column] = (row[column] ?? 0) - (each * other) / diagonal));
      });
    const step = solve(hessian, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
    for (const [theme, block] of own)
      leanings.set(
        theme,
        (leanings.get(theme) ?? 0) + (block.gradient - dot(block.cross, step)) / block.hessian,
      );
  }
  return { weights, leanings: Object.fromEntries(leanings) };
};
