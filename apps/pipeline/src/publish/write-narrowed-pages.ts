import { NarrowedPage } from '@crownsmith/api-client';
import type { DeckCounts } from '@crownsmith/recommender';
import {
  cardIndices,
  COMMON_CONDITIONS,
  makeNarrowedPage,
  MIN_COMMON_DECKS,
  narrowedFolder,
  toNarrowing,
} from '@crownsmith/answers/lists';
import type { PageContext } from '#src/pages/page-context';
import type { Progress } from '#src/progress';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';

/** Folders of the narrowed pages. */
export const NARROWED_FOLDERS: readonly string[] = ['narrowed', ...COMMON_CONDITIONS.map(narrowedFolder)];

/** Commanders and pairs, most decks first, whose narrowed pages are prepared: those that most people ask for. */
const MOST_COMMANDERS = 200;

/**
 * Writes the narrowed commander pages that are asked for most: the most played commanders and pairs with one common
 * condition, where enough decks meet it. All others are counted when they are asked for, with the same result.
 */
export const writeNarrowedPages = async (
  snapshot: Pick<SnapshotFiles, 'writeJson'>,
  context: PageContext,
  counts: DeckCounts,
  progress: Progress,
): Promise<void> => {
  const slugOf = (card: number): string => context.cards[card]?.slug ?? '';
  const zones = [...context.zones]
    .filter(({ decks }) => decks >= MIN_COMMON_DECKS)
    .sort((a, b) => b.decks - a.decks || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST_COMMANDERS);
  const task = progress.start('Narrowed pages', zones.length);
  for (const [done, zone] of zones.entries()) {
    const commander = { cards: zone.cards.map(slugOf) };
    const commanders = cardIndices(counts, commander.cards);
    for (const condition of COMMON_CONDITIONS) {
      const narrowing = toNarrowing(condition);
      if (counts.summarize(commanders, narrowing).decks < MIN_COMMON_DECKS) continue;
      const page = makeNarrowedPage(
        counts,
        commander,
        narrowing,
        (slug) => context.cards[context.numberOf.get(slug) ?? -1],
      );
      await snapshot.writeJson(`${narrowedFolder(condition)}/${zone.slug}.json`, NarrowedPage, page);
    }
    task.update(done);
  }
  task.end();
};
