import type { ModelLookups } from '../model/model-lookups';
import type { Neighbours } from './neighbours';
import { countJobs, type JobCounts } from '../ranking/job-counts';
import type { PopulationChoice } from './population-choice';
import type { Prior } from './prior';
import { makeQuery, type Query, type RecommendRequest } from './query';
import { computeSignals, type Signals } from './signals';

/** What a model knows about a list; each part is computed when it is first asked for. */
export interface ListSignals {
  readonly query: Query;
  readonly neighbours: () => Neighbours;
  readonly jobs: () => JobCounts;
  readonly signals: () => Signals;
}

const once = <T>(compute: () => T): (() => T) => {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: compute() }).of;
};

const equalLists = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

const isSameChoice = (a: PopulationChoice = {}, b: PopulationChoice = {}): boolean =>
  (a.anyFormat ?? false) === (b.anyFormat ?? false) &&
  a.sinceDay === b.sinceDay &&
  String(a.brackets) === String(b.brackets);

/**
 * Makes the function from a request to the signals of its list. It remembers those of the last list: a page asks several
 * questions about one.
 */
export const createListSignals = (
  lookups: ModelLookups,
  priorOf: Prior,
  findNeighbours: (query: Query) => Neighbours,
): ((request: RecommendRequest) => ListSignals) => {
  let last: ListSignals | undefined;
  return (request) => {
    const query = makeQuery(lookups, request);
    const known = last;
    const isSameList =
      known !== undefined &&
      equalLists(known.query.commanders, query.commanders) &&
      equalLists(known.query.cards, query.cards) &&
      known.query.like?.bracket === query.like?.bracket &&
      known.query.like?.cents === query.like?.cents &&
      isSameChoice(known.query.among, query.among);
    // What a deck may have is of the request, not of the list: basic lands and a stated colour change it.
    if (isSameList && known.query.identity === query.identity && known.query.allows === query.allows)
      return known;
    const neighbours = isSameList ? known.neighbours : once(() => findNeighbours(query));
    const jobs = isSameList ? known.jobs : once(() => countJobs(lookups, query, neighbours()));
    const signals = once(() => computeSignals(lookups, priorOf, { neighbours, jobs }, query));
    last = { query, neighbours, jobs, signals };
    return last;
  };
};
