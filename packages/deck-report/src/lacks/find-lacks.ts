import type { ReportCard } from '../report/report-card';

/** What a list has of a job beside what decks of its commander have. */
export interface JobCount {
  readonly job: string;
  readonly label: string;
  readonly have: number;
  /** What decks usually have. */
  readonly usual: number;
  /** Fewer are unusual. */
  readonly low: number;
}

/** A recommended card, by its slug. */
export interface RecommendedCard {
  readonly slug: string;
}

/** A job of which a list has too little, with cards that do it. */
export interface Lack<J extends JobCount, R extends RecommendedCard> {
  readonly job: J;
  /** Cards to add, best first. */
  readonly cards: readonly { readonly card: ReportCard; readonly recommendation: R }[];
}

/** What `findLacks` needs besides the counts. */
export interface LackFacts<J extends JobCount, R extends RecommendedCard> {
  /** Cards to add to the list, best first. */
  readonly recommendations: readonly R[];
  /** The card of a recommendation; undefined if it must not be suggested. */
  readonly findCard: (slug: string) => ReportCard | undefined;
  readonly doesJob: (card: ReportCard, job: J) => boolean;
  /** Most cards for each job. */
  readonly limit: number;
}

/** The jobs of which a list has less than is usual, what it lacks most first, with recommended cards that do them. */
export const findLacks = <J extends JobCount, R extends RecommendedCard>(
  jobs: readonly J[],
  { recommendations, findCard, doesJob, limit }: LackFacts<J, R>,
): readonly Lack<J, R>[] => {
  const candidates = recommendations.flatMap((recommendation) => {
    const card = findCard(recommendation.slug);
    return card === undefined ? [] : [{ card, recommendation }];
  });
  const lackOf = ({ have, usual }: J): number => (usual - have) / Math.max(1, usual);
  return jobs
    .filter(({ have, low }) => have < low)
    .sort((a, b) => lackOf(b) - lackOf(a))
    .map((job) => ({
      job,
      cards: candidates.filter(({ card }) => doesJob(card, job)).slice(0, limit),
    }));
};
