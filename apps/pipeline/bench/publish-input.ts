import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateSampleDecks, starterCards } from '@crownsmith/catalog/starter';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { importCards, storeCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';

const SAMPLE_DECKS = 10_000;

/** Files to import; without cards those of the starter. */
export interface BenchInput {
  readonly cards: string | undefined;
  readonly decks: readonly (readonly [path: string, format: string])[];
}

/** The real files if present, otherwise generated decks of starter cards. */
export const findInput = async (folder: string): Promise<BenchInput> => {
  const cards = realData(REAL_CARDS);
  const commander = realData('decks-commander.jsonl.gz');
  const duel = realData('decks-duel.jsonl.gz');
  if (cards !== undefined && commander !== undefined && duel !== undefined)
    return {
      cards,
      decks: [
        [commander, 'commander'],
        [duel, 'duel'],
      ],
    };
  const path = join(folder, 'sample.jsonl.gz');
  const lines = [...generateSampleDecks({ seed: 1, count: SAMPLE_DECKS })].map((deck) =>
    JSON.stringify({ ...deck, cards: deck.cards.map((card) => card.name) }),
  );
  await writeFile(path, gzipSync(lines.join('\n')));
  return { cards: undefined, decks: [[path, 'commander']] };
};

type Timed = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** Imports the files. @param timed called with each import */
export const importAll = async (
  store: Store,
  { cards, decks }: BenchInput,
  progress: Progress,
  timed: Timed = (_, work) => work(),
): Promise<void> => {
  const now = new Date();
  await timed('import cards', async () => {
    const starter = starterCards().map((card) => ({ card, provided: {} }));
    if (cards === undefined)
      await storeCards(store, starter, 'imported', {
        hash: 'bench',
        name: 'starter',
        at: now.toISOString(),
      });
    else await importCards(store, cards, {}, now, progress);
  });
  for (const [path, format] of decks)
    await timed(`import decks, ${format}`, () => importDecks(store, path, { format }, now, progress));
};
