import { cp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asPipelineError } from '#src/pipeline-error';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import { deckLine, greenNumbers, tempFolder, testCards, testEnv } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { withStore } from './store';

const NOW = new Date('2026-11-21T00:00:00Z');

const setUp = async () => {
  const { env, importCards, importDecks } = await makeTestStore();
  await importCards(testCards(60));
  await importDecks([deckLine('a', greenNumbers(48))]);
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
        publish(store, { keep: 3 }, NOW, silentProgress()),
      ).catch((thrown: unknown) => thrown);
      const known = asPipelineError(error);
      expect({ name, code: known?.code, error: String(error) }).toMatchObject({ code: 'broken-store' });
      expect(known?.message).toMatch(expected);
      expect(known?.message).toContain(name);
      expect(known?.message).toContain('import again');
    }
  });
});
