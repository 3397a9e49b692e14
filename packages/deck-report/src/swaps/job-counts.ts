import { primaryTypeOf } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';
import { lastingJobs } from './lasting-jobs';
import type { SwapJob } from './swap-facts';

/** Whether a card is a land by its primary type. */
export const isLand = ({ typeLine }: ReportCard): boolean => primaryTypeOf(typeLine) === 'Land';

/** Counts what the list has of each job while cards are swapped. */
export const countJobs = (jobs: readonly SwapJob[]) => {
  const have = jobs.map((job) => job.have);
  const change = (card: ReportCard): readonly number[] => jobs.map((job) => (job.doesJob(card) ? 1 : 0));
  return {
    /**
     * Whether the card in does a job of the card out, or the list has too much of each of them; and no job that is usual gets, or
     * stays, too small.
     */
    allows: (out: ReportCard, card: ReportCard): boolean => {
      const [less, more] = [change(out), change(card)];
      const [goes, comes] = [lastingJobs(out), lastingJobs(card)];
      const keepsJob =
        goes.length === 0 ||
        goes.some((job) => comes.includes(job)) ||
        (less.includes(1) && less.every((one, i) => one === 0 || (have[i] ?? 0) > (jobs[i]?.high ?? 0)));
      return (
        keepsJob &&
        jobs.every((job, i) => (less[i] ?? 0) <= (more[i] ?? 0) || job.isLand || (have[i] ?? 0) > job.low)
      );
    },
    /** A job that a card does and the list, as swapped so far, has too little of. */
    lacking: (card: ReportCard): SwapJob | undefined =>
      jobs.find((job, at) => (have[at] ?? 0) < job.low && job.doesJob(card)),
    swap: (out: ReportCard, card: ReportCard): void => {
      const [less, more] = [change(out), change(card)];
      jobs.forEach((_, i) => (have[i] = (have[i] ?? 0) - (less[i] ?? 0) + (more[i] ?? 0)));
    },
  };
};

/** The counts of jobs while cards are swapped. */
export type JobCounts = ReturnType<typeof countJobs>;
