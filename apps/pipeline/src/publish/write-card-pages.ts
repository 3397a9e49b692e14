import { CardPage } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { completeCounts, type CountedDecks } from '#src/aggregate/deck-counts';
import { IDENTITIES } from '#src/aggregate/deck-kinds';
import { makeCardPage } from '#src/pages/card/card-page';
import { makeDeckStrata } from '#src/pages/card/deck-strata';
import { makePlayHistories } from '#src/pages/card/play-history';
import { makeCooccurrenceCounter, makeDeckIndex } from '#src/pages/card/played-with';
import { makePlayedWithLists } from '#src/pages/card/played-with-lists';
import { makeSimilarCards } from '#src/pages/card/similar-cards';
import { makeTopCommanders } from '#src/pages/card/top-commanders';
import { listCardPrintings } from '#src/pages/printing-rows';
import { makePageContext, type PageContext } from '#src/pages/page-context';
import { inclusionRanks } from '#src/pages/search-facts';
import type { PrintingColumns } from '#src/printings/printing-columns';
import { openSnapshotFiles, type WrittenFiles } from '#src/snapshot/snapshot-writer';
import { openBulkFile, toBulkCard, type ListedBulkFile } from './bulk-files';

/** What the pages of cards are made from, in a form that can be posted to a worker thread. */
export interface CardPagesInput {
  readonly cards: readonly Card[];
  readonly counts: CountedDecks;
  /** by card number, votes behind its salt */
  readonly saltVotes: ReadonlyMap<number, number>;
  /** undefined where none were imported */
  readonly printings: PrintingColumns | undefined;
  /** where the files of the snapshot are written */
  readonly folder: string;
  /** folder of the former snapshot, whose files are shared where they are the same; undefined without one */
  readonly former: string | undefined;
}

export interface WrittenCardPages extends WrittenFiles {
  readonly bulk: ListedBulkFile;
}

const PROGRESS_EVERY = 64;

/** The stratum of each deck: its format and colours. */
const deckStratumKeys = ({ counts }: PageContext): readonly number[] =>
  Array.from(
    counts.held.identity,
    (kind, deck) => (kind % IDENTITIES) + IDENTITIES * (counts.held.format[deck] ?? 0),
  );

/** Writes a page per card, and the file in bulk of them. @param onDone called with the number of cards that are done */
export const writeCardPages = async (
  { cards, counts, saltVotes, printings, folder, former }: CardPagesInput,
  onDone: (cards: number) => void,
): Promise<WrittenCardPages> => {
  const snapshot = await openSnapshotFiles(folder, former);
  const bulk = openBulkFile(snapshot, 'cards.jsonl.gz');
  const context = makePageContext(cards, completeCounts(counts), saltVotes);
  const index = makeDeckIndex(counts.held, cards.length);
  const countCooccurrences = makeCooccurrenceCounter(index);
  const listPlayedWith = makePlayedWithLists(context, makeDeckStrata(index, deckStratumKeys(context)));
  const findSimilar = makeSimilarCards(cards);
  const listHistory = makePlayHistories(context);
  const listTopCommanders = makeTopCommanders(context);
  const ranks = inclusionRanks(context);
  for (const [number, card] of cards.entries()) {
    const page = makeCardPage(context, number, {
      rank: ranks[number] ?? null,
      topCommanders: () => listTopCommanders(number),
      cooccurrences: () => countCooccurrences(number),
      playedWith: (cooccurrences) => listPlayedWith(number, cooccurrences),
      similar: (decks) => findSimilar(number, decks),
      history: () => listHistory(number),
      printings: printings && listCardPrintings(printings, number),
    });
    await snapshot.writeJson(`cards/${card.slug}.json`, CardPage, page);
    await bulk.add(toBulkCard(page, card));
    if (number % PROGRESS_EVERY === 0) onDone(number);
  }
  return { bulk: await bulk.finish(), ...(await snapshot.settle()) };
};
