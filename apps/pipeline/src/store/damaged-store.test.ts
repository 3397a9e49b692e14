import { cp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { asPipelineError } from '#src/pipeline-error';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { withStore } from './store';

const NOW = new Date('2026-11-21T00:00:00Z');
const quiet = silentProgress();

const setUp = async () => {
  const folder = await tempFolder();
  const env = testEnv(join(folder, 'data'));
  const cards = await writeInput(folder, 'cards.json', JSON.stringify(testCards(60)));
  const decks = await writeInput(folder, 'decks.jsonl', jsonLines([deckLine('a', greenNumbers(48))]));
  await withStore(env, async (store) => {
    await importCards(store, cards, {}, NOW, quiet);
    await importDecks(store, decks, {}, NOW, quiet);
  });
  const files = await readdir(join(env.dataDir, 'store'));
  return { dataDir: env.dataDir, files: files.filter((name) => name.endsWith('.parquet')) };
};

const intact = setUp();
const DAMAGES: readonly (readonly [string, (path: string) => Promise<void>, RegExp])[] = [
  ['missing', (path) => rm(path), /is missing/],
  ['empty', (path) => truncate(path, 0), /is damaged/],
  ['cut off', (path) => truncate(path, 100), /is damaged/],
  ['no Parquet file', (path) => writeFile(path, 'x'.repeat(5000)), /is damaged/],
];

describe('a publish from a store with a file that is', () => {
  it.each(DAMAGES)('%s fails with the file and what to do', async (_what, damage, expected) => {
    const { dataDir, files } = await intact;
    expect(files.map((name) => name.split('-')[0]).sort()).toEqual(['cards', 'deck', 'decks', 'names']);
    for (const name of files) {
      const copy = join(await tempFolder(), 'data');
      await cp(dataDir, copy, { recursive: true });
      await damage(join(copy, 'store', name));
      const error: unknown = await withStore(testEnv(copy), (store) =>
        publish(store, { keep: 3 }, NOW, quiet),
      ).catch((thrown: unknown) => thrown);
      const known = asPipelineError(error);
      expect({ name, code: known?.code, error: String(error) }).toMatchObject({ code: 'broken-store' });
      expect(known?.message).toMatch(expected);
      expect(known?.message).toContain(name);
      expect(known?.message).toContain('import again');
    }
  });
});
