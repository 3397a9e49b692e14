import { CommanderResults, ResultsPage } from '@crownsmith/api-client';
import type { ResultCounts } from '#src/aggregate/result-counts';
import type { PageContext } from '#src/pages/page-context';
import { makeCommanderResults } from '#src/pages/results/card-differences';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';

export const RESULTS_FOLDER = 'results';

/** Writes the results of commanders and of their cards, where any count. */
export const writeResults = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  counts: ResultCounts,
  page: ResultsPage | undefined,
): Promise<void> => {
  if (page === undefined) return;
  await snapshot.writeJson('lists/results.json', ResultsPage, page);
  for (const commander of makeCommanderResults(context, counts))
    await snapshot.writeJson(`${RESULTS_FOLDER}/${commander.slug}.json`, CommanderResults, commander);
};
