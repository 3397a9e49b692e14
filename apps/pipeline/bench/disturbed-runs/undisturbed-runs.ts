import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckLine, greenNumbers, jsonLines, testCards } from '#src/testing/fixtures';
import { type DataContent, readContent } from './data-folder';
import { runPipeline } from './pipeline-process';

/** Decks of the first publish, and those that an import adds: a publish takes about a second. */
const [FIRST_DECKS, ADDED_DECKS] = [200, 2000];

/** A data folder before a run and after it, both undisturbed. */
export interface Undisturbed {
  /** folder that is copied for each run */
  readonly template: string;
  readonly args: readonly string[];
  readonly before: DataContent;
  readonly after: DataContent;
  /** how long the run takes, in ms */
  readonly ms: number;
}

const writeDecks = async (path: string, from: number, to: number): Promise<void> => {
  const numbers = greenNumbers(96);
  const decks = Array.from({ length: to - from }, (_, place) => {
    const id = from + place;
    return deckLine(
      `d${id}`,
      numbers.filter((_number, index) => index > 12 || ((id >> index) & 1) === 0),
    );
  });
  await writeFile(path, jsonLines(decks));
};

const runUndisturbed = async (template: string, args: readonly string[]): Promise<Undisturbed> => {
  const folder = `${template}-after`;
  await cp(template, folder, { recursive: true });
  const { ms } = await runPipeline(folder, ...args);
  const before = await readContent(template, true);
  return { template, args, before, after: await readContent(folder, true), ms };
};

/** Prepares an import and a publish: of a small published store, and of one with imported decks that are not published yet. */
export const prepareRuns = async (): Promise<{
  readonly folder: string;
  readonly runs: Readonly<Record<'import' | 'publish', Undisturbed>>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'disturbed-runs-'));
  const input = (name: string): string => join(folder, name);
  await writeFile(input('cards.json'), JSON.stringify(testCards()));
  await writeDecks(input('first.jsonl'), 0, FIRST_DECKS);
  await writeDecks(input('more.jsonl'), FIRST_DECKS, FIRST_DECKS + ADDED_DECKS);
  const published = join(folder, 'published');
  await runPipeline(published, 'import', 'cards', input('cards.json'));
  await runPipeline(published, 'import', 'decks', input('first.jsonl'));
  await runPipeline(published, 'publish');
  const importing = await runUndisturbed(published, ['import', 'decks', input('more.jsonl')]);
  const publishing = await runUndisturbed(`${published}-after`, ['publish']);
  return { folder, runs: { import: importing, publish: publishing } };
};
