import type { CompatibleCardList, CompatibleCardView } from '@crownsmith/api-client';
import { slugOfCardUrl, slugOfCommanderUrl } from '@crownsmith/domain';
import type { Trends } from '#app/model/moving';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { isSnapshotFailure } from '#app/snapshot/snapshot-error.server';

type View = CompatibleCardList['cardviews'][number];

/** Whether a view has counts: a link has none. */
export const isCounted = <V extends View>(view: V): view is V & CompatibleCardView => 'inclusion' in view;

/** The z-score of a view by its path: that of a commander, or of a card. */
const trendOf = ({ url }: CompatibleCardView, { cards, commanders }: Trends): number | undefined => {
  const commander = slugOfCommanderUrl(url);
  return commander === undefined ? cards.get(slugOfCardUrl(url) ?? '') : commanders.get(commander);
};

/** Views with the z-score of their change of use, where it is known. */
export const addTrends = <V extends View>(views: readonly V[], trends: Trends): V[] =>
  views.map((view) => {
    const trend = isCounted(view) ? trendOf(view, trends) : undefined;
    return trend === undefined ? view : { ...view, trend_zscore: trend };
  });

/** The z-scores of a snapshot; undefined where it has none, or they are damaged. Rejects with other errors. */
export const readTrends = async ({ browse }: Pick<Snapshot, 'browse'>): Promise<Trends | undefined> => {
  try {
    return await browse.trends();
  } catch (error) {
    if (isSnapshotFailure(error)) return undefined;
    throw error;
  }
};
