import type { AdvisedCard } from '@crownsmith/api-client';
import type { ReportCard } from '../deck-report/report-card';
import { countedText, countText } from '../text/numbers';
import type { Job } from './advised-deck';

/**
 * What a card is for: a land, the job of which the list has least beside what is usual, or `other`.
 * @param by `most` for a card that goes: from the job of which the list has most
 */
export const roleOf = (
  card: Pick<ReportCard, 'primaryType' | 'tags'>,
  jobs: readonly Job[],
  by: 'least' | 'most' = 'least',
): string => {
  if (card.primaryType === 'Land') return 'lands';
  const shareOf = (tag: string): number => {
    const job = jobs.find((one) => one.job === tag);
    return job === undefined || job.usual === 0 ? 1 : job.have / job.usual;
  };
  const sign = by === 'least' ? 1 : -1;
  return card.tags.toSorted((a, b) => sign * (shareOf(a) - shareOf(b)))[0] ?? 'other';
};

/** The name of a role for so many cards: `land`, `lands`; `ramp` and its like stay. */
const nounOf = (label: string, count: number): string => {
  if (label === 'board wipe' && count !== 1) return 'board wipes';
  return count === 1 ? label.replace(/s$/, '') : label;
};

/**
 * Cards by what they are for, in words.
 * @example roleSummary(cards, jobs) // '35 cards: 11 lands, 5 ramp, 19 others'
 */
export const roleSummary = (
  cards: readonly Pick<AdvisedCard, 'role' | 'count'>[],
  jobs: readonly Pick<Job, 'job' | 'label'>[],
): string => {
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    ...jobs.map(({ job, label }) => [job, label.toLowerCase()] as const),
    ['other', 'others'] as const,
  ]
    .map(([role, label]) => {
      const count = cards.reduce((sum, card) => sum + (card.role === role ? card.count : 0), 0);
      return { count, text: `${countText(count)} ${nounOf(label, count)}` };
    })
    .filter(({ count }) => count > 0);
  const parts = counts.map(({ text }) => text).join(', ');
  return total === 0 ? 'No cards' : `${countedText(total, 'card')}: ${parts}`;
};
