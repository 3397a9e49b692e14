import { invertSymmetric } from '../src/numeric/invert-symmetric';
import { printLine } from './command-line';

/** Examples of two classes. */
export interface Examples {
  /** Features of each example. */
  readonly rows: readonly Float64Array[];
  readonly isPositive: readonly boolean[];
}

export interface LogisticOptions {
  /** Ridge penalty on the weights of standardised features, in examples. */
  readonly ridge: number;
  readonly rounds: number;
  /** By feature: whether its weight is at most 0. By default no weight is bounded. */
  readonly isBounded?: readonly boolean[];
}

/** The log-odds of the positive class: the intercept and, by feature, its weight. */
export interface LogisticModel {
  readonly intercept: number;
  readonly weights: readonly number[];
}

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

/** The mean and the standard deviation of every feature. */
const measureFeatures = (rows: readonly Float64Array[]): readonly Scale[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, f) => {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      sum += row[f];
      squares += row[f] ** 2;
    }
    const mean = sum / rows.length;
    return { mean, deviation: Math.sqrt(Math.max(1e-9, squares / rows.length - mean * mean)) };
  });

/** Fits log-odds by projected Newton steps, on standardised features. Prints the mean loss of every round. */
export const fitLogistic = (
  { rows, isPositive }: Examples,
  { ridge, rounds, isBounded = [] }: LogisticOptions,
): LogisticModel => {
  const scales = measureFeatures(rows);
  // The intercept comes last.
  const width = scales.length + 1;
  let weights = new Float64Array(width);
  const row = new Float64Array(width).fill(1);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(width);
    const hessian = new Float64Array(width * width);
    let loss = 0;
    rows.forEach((features, i) => {
      let score = weights[width - 1];
      scales.forEach(({ mean, deviation }, f) => {
        row[f] = (features[f] - mean) / deviation;
        score += row[f] * weights[f];
      });
      const probability = 1 / (1 + Math.exp(-score));
      loss -= Math.log(Math.max(1e-12, isPositive[i] === true ? probability : 1 - probability));
      const error = probability - (isPositive[i] === true ? 1 : 0);
      const curvature = probability * (1 - probability);
      for (let a = 0; a < width; a++) {
        const value = row[a];
        gradient[a] = gradient[a] + error * value;
        for (let b = 0; b <= a; b++)
          hessian[a * width + b] = hessian[a * width + b] + curvature * value * row[b];
      }
    });
    for (let a = 0; a < width; a++) {
      gradient[a] = gradient[a] + ridge * weights[a];
      hessian[a * width + a] = hessian[a * width + a] + ridge;
    }
    // A weight that is held at its bound takes no part in the step.
    const isHeld = Array.from(
      weights,
      (weight, a) => isBounded[a] === true && weight >= 0 && gradient[a] < 0,
    );
    for (let a = 0; a < width; a++)
      for (let b = 0; b <= a; b++) {
        if (a !== b && (isHeld[a] === true || isHeld[b] === true)) hessian[a * width + b] = 0;
        hessian[b * width + a] = hessian[a * width + b];
      }
    invertSymmetric(hessian, width);
    weights = weights.map((weight, a) => {
      if (isHeld[a] === true) return 0;
      const step = gradient.reduce(
        (sum, slope, b) => (isHeld[b] === true ? sum : sum + slope * hessian[a * width + b]),
        0,
      );
      return isBounded[a] === true ? Math.min(0, weight - step) : weight - step;
    });
    printLine(`round ${round + 1}: mean loss ${(loss / rows.length).toFixed(4)}`);
  }
  const scaled = scales.map(({ deviation }, f) => weights[f] / deviation);
  return {
    weights: scaled,
    intercept: scales.reduce((sum, { mean }, f) => sum - mean * scaled[f], weights[width - 1]),
  };
};
