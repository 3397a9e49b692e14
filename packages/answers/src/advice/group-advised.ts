import type { AdvisedCard } from '@crownsmith/api-client';
import { isTag } from '@crownsmith/domain';
import { groupRecommendations } from '@crownsmith/recommender';
import { jobText } from '../text/rec-reasons';
import type { AdvisedDeck } from './advised-deck';

/** Recommended cards under one title, best first. */
export interface AdvisedGroup {
  readonly kind: 'job' | 'other' | 'lands';
  readonly title: string;
  readonly cards: readonly AdvisedCard[];
}

/** Recommendations in groups as everywhere: for jobs that the list lacks, what it lacks most first, then all others, then lands. */
export const groupAdvised = (
  cards: readonly AdvisedCard[],
  { jobs, compared, deck }: Pick<AdvisedDeck, 'jobs' | 'compared' | 'deck'>,
): readonly AdvisedGroup[] => {
  const groups = groupRecommendations(
    cards,
    jobs.filter(({ job, decks }) => isTag(job) && decks > 0),
    {
      doesJob: ({ roles }, { job }) => roles.includes(job),
      isLand: ({ role }) => role === 'lands',
    },
  );
  const others = groups.length > 1 ? 'Other cards' : 'Cards to add';
  return groups.map((group): AdvisedGroup => {
    const { kind, recommendations } = group;
    if (group.kind === 'job' && isTag(group.job.job))
      return {
        kind,
        title: jobText({ ...group.job, job: group.job.job }, deck.commanders.length, compared),
        cards: recommendations,
      };
    return { kind, title: kind === 'lands' ? 'Lands' : others, cards: recommendations };
  });
};
