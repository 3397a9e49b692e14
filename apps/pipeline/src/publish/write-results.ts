import { CardResults, CommanderResults, DeckResults, ResultsPage } from '@crownsmith/api-client';
import type { ResultCounts } from '#src/aggregate/result-counts';
import type { PageContext } from '#src/pages/page-context';
import { makeCommanderResults } from '#src/pages/results/card-differences';
import { makeCardResults } from '#src/pages/results/card-results';
import { makeDeckResults } from '#src/pages/results/deck-results';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';

const COMMANDERS = 'results';
const CARDS = 'card-results';
/** Folders of the results of commanders and of cards. */
export const RESULT_FOLDERS = [COMMANDERS, CARDS] as const;

/** Writes the results of commanders and of their cards, where any count. */
export const writeResults = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  counts: ResultCounts,
  page: ResultsPage | undefined,
): Promise<void> => {
  if (page === undefined) return;
  await snapshot.writeJson('lists/results.json', ResultsPage, page);
  await snapshot.writeJson('model/deck-results.json', DeckResults, makeDeckResults(context, counts));
  const commanders = makeCommanderResults(context, counts);
  for (const commander of commanders)
    await snapshot.writeJson(`${COMMANDERS}/${commander.slug}.json`, CommanderResults, commander);
  for (const card of makeCardResults(commanders))
    await snapshot.writeJson(`${CARDS}/${card.slug}.json`, CardResults, card);
};
