import { parseModel } from '../src/model/model-file';
import { createRecommender } from '../src/recommender';
import type { Method } from './baselines';
import { ndcg, precision } from './metrics';
import type { EvaluationCase } from './split';

/** The measures of a method, one value for each case. */
export interface Row {
  readonly name: string;
  readonly precision: readonly number[];
  readonly at20: readonly number[];
  readonly at50: readonly number[];
}

export const evaluateMethod = (method: Method, cases: readonly EvaluationCase[]): Row => {
  const rankings = cases.map((test) => method.rank(test, 50));
  const each = (measure: (ranked: readonly number[], hidden: ReadonlySet<number>) => number): number[] =>
    rankings.map((ranked, i) => measure(ranked, cases[i].hidden));
  return {
    name: method.name,
    precision: each((ranked, hidden) => precision(ranked, hidden, 20)),
    at20: each((ranked, hidden) => ndcg(ranked, hidden, 20)),
    at50: each((ranked, hidden) => ndcg(ranked, hidden, 50)),
  };
};

/** The recommender as a site runs it: with a model that was written to a file and parsed. */
export const recommenderMethod = (name: string, bytes: Uint8Array): Method => {
  const model = parseModel(bytes);
  if (!model.ok) throw new Error(`Cannot parse the model: ${model.error.message}.`);
  const recommender = createRecommender(model.value);
  return {
    name,
    rank: ({ commanders, shown }, count) =>
      recommender.recommend({ commanders, cards: shown, limit: count }).map(({ card }) => card),
  };
};
