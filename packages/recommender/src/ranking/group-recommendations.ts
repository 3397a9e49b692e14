/** A job of which a list has some cards and decks like it usually more. */
interface JobToFill {
  readonly have: number;
  /** Fewer are unusual. */
  readonly low: number;
  readonly usual: number;
}

/** Recommendations of one kind, best first. */
export type RecommendationGroup<R, J> =
  | { readonly kind: 'job'; readonly job: J; readonly recommendations: readonly R[] }
  | { readonly kind: 'other' | 'lands'; readonly recommendations: readonly R[] };

/** A number of cards may differ from the usual one by this share of it, and by at least one card. */
const TOLERANCE = 0.3;
/** Recommendations of one job; further ones are among the others. */
const MAX_OF_JOB = 8;

/** By how many cards a list may differ from the usual number for a job. @example usualMargin(10) // 3 */
export const usualMargin = (usual: number): number => Math.max(1, TOLERANCE * usual);

/** Whether a list has too few cards for a job. @example isLacking({ have: 3, low: 7, usual: 10 }) // true */
export const isLacking = ({ have, low }: JobToFill): boolean => have < low;

/**
 * Groups recommendations by what they are for: first the jobs that the list lacks cards for, what it lacks most first, then
 * all other cards, then lands. Each card is in one group; empty groups are left out.
 * @param recommendations best first
 * @example groupRecommendations(recs, [{ job: 'ramp', have: 3, low: 7, usual: 10 }], { doesJob, isLand })
 */
export const groupRecommendations = <R, J extends JobToFill>(
  recommendations: readonly R[],
  jobs: readonly J[],
  {
    doesJob,
    isLand,
  }: {
    readonly doesJob: (recommendation: R, job: J) => boolean;
    readonly isLand: (recommendation: R) => boolean;
  },
): readonly RecommendationGroup<R, J>[] => {
  const lacking = jobs
    .filter(isLacking)
    .sort((a, b) => (b.usual - b.have) / Math.max(1, b.usual) - (a.usual - a.have) / Math.max(1, a.usual));
  const placed = new Set<R>();
  const groups = lacking.map((job) => {
    const own = recommendations
      .filter((one) => !isLand(one) && !placed.has(one) && doesJob(one, job))
      .slice(0, MAX_OF_JOB);
    for (const one of own) placed.add(one);
    return { kind: 'job' as const, job, recommendations: own };
  });
  const rest = recommendations.filter((one) => !placed.has(one));
  return [
    ...groups,
    { kind: 'other' as const, recommendations: rest.filter((one) => !isLand(one)) },
    { kind: 'lands' as const, recommendations: rest.filter(isLand) },
  ].filter((group) => group.recommendations.length > 0);
};
