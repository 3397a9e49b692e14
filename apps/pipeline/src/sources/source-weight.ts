import { sqlText } from '#src/store/database';
import type { StoreState } from '#src/store/store-state';

/** A source of which only a share of the decks counts, 0–1; sources that are not listed count whole. */
export type SourceWeight = StoreState['weights'][number];

/** Steps that a share is rounded to. */
const STEPS = 1_000_000;

/**
 * A condition on stored decks, as SQL, which those meet that count. Of a weighed source these are always the same, chosen by
 * their contents: a greater share has all decks of a smaller one.
 */
export const countedCondition = (weights: readonly SourceWeight[]): string => {
  const left = weights.map(
    ({ source, weight }) =>
      `(source = ${sqlText(source)} and (md5_number_lower(content) % ${STEPS})::integer >= ${Math.round(weight * STEPS)})`,
  );
  return left.length === 0 ? 'true' : `not (${left.join(' or ')})`;
};

/** The weights with that of a source replaced; a whole source is not listed. */
export const withWeight = (
  weights: readonly SourceWeight[],
  source: string,
  weight: number,
): readonly SourceWeight[] => {
  const others = weights.filter((one) => one.source !== source);
  return weight === 1 ? others : [...others, { source, weight }];
};
