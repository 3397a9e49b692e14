import { cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCombos } from '#src/combos/import-combos';
import { asPipelineError } from '#src/pipeline-error';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import { importSaltVotes } from '#src/salt/import-salt-votes';
import { exportText, urlOf } from '#src/testing/export-file';
import { deckLine, greenNumbers, jsonLines, tempFolder, testCards, testEnv } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { withStore } from './store';
import { verifyUnlocked } from './store-checksums';
import { storePaths } from './store-paths';
import { readState } from './store-state';

const NOW = new Date('2026-11-21T00:00:00Z');

const setUp = async () => {
  const { env, use, write, importCards, importDecks } = await makeTestStore();
  await importCards(testCards(60));
  await importDecks([deckLine('a', greenNumbers(48))]);
  const combos = await write('combos.jsonl', jsonLines([{ id: 'a', cards: ['X'], results: ['Y'] }]));
  const votes = await write(
    'votes',
    exportText('salt-votes', [{ url: urlOf('Forest'), votes: [1, 0, 0, 0, 0] }]),
  );
  await use((store) => importCombos(store, combos, {}, NOW, silentProgress()));
  await use((store) => importSaltVotes(store, votes, {}, NOW, silentProgress()));
  const files = await readdir(join(env.dataDir, 'store'));
  return { dataDir: env.dataDir, files: files.filter((name) => name.endsWith('.parquet')) };
};

const flipBit = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  const at = bytes.byteLength >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

const intact = setUp();
/** What a publish from a copy of the store, changed before, fails with. */
const publishDamaged = async (damage: (store: string) => Promise<unknown>) => {
  const copy = join(await tempFolder(), 'data');
  await cp((await intact).dataDir, copy, { recursive: true });
  await damage(join(copy, 'store'));
  const publishing = withStore(testEnv(copy), (store) => publish(store, { keep: 3 }, NOW, silentProgress()));
  const error = await publishing.catch((thrown: unknown) => thrown);
  return asPipelineError(error) ?? new Error(`not an expected error: ${String(error)}`);
};

const DAMAGES: readonly (readonly [string, (path: string) => Promise<void>, RegExp])[] = [
  ['missing', (path) => rm(path), /is missing/],
  ['empty', (path) => truncate(path, 0), /is damaged/],
  ['cut off', (path) => truncate(path, 100), /is damaged/],
  ['no Parquet file', (path) => writeFile(path, 'x'.repeat(5000)), /is damaged/],
  ['changed by a bit', flipBit, /does not match its checksum/],
  ['a folder', (path) => rm(path).then(() => mkdir(path)), /is a folder/],
];

describe('a publish from a store with a file that is', () => {
  it.each(DAMAGES)('%s fails with the file and what to do', async (_what, damage, expected) => {
    const { files } = await intact;
    const kinds = files.map((name) => name.replace(/-\d.*/, ''));
    expect(kinds.sort()).toEqual(['cards', 'combos', 'deck-cards', 'decks', 'names', 'salt-votes']);
    for (const name of files) {
      const error = await publishDamaged((store) => damage(join(store, name)));
      expect({ ...error, file: name }).toMatchObject({ code: 'broken-store' });
      expect(error.message).toMatch(expected);
      expect(error.message).toContain(name);
      expect(error.message).toContain('import again');
    }
  });

  it('cut off fails without checksums, too, as stores of earlier versions are', async () => {
    const name = (await intact).files.find((file) => file.startsWith('deck-cards')) ?? '';
    const error = await publishDamaged(async (store) => {
      const state = JSON.parse(await readFile(join(store, 'state.json'), 'utf8')) as object;
      await writeFile(join(store, 'state.json'), JSON.stringify({ ...state, checksums: undefined }));
      await truncate(join(store, name), 100);
    });
    expect(error).toMatchObject({ code: 'broken-store', message: expect.stringContaining(name) as unknown });
  });

  it.each([
    ['an empty state', (path: string) => truncate(path, 0)],
    ['a folder as its state', (path: string) => rm(path).then(() => mkdir(path))],
  ])('%s fails with its path', async (_what, damage) => {
    const error = await publishDamaged((store) => damage(join(store, 'state.json')));
    expect(error.message).toContain(join('store', 'state.json'));
  });
});

describe('a store that is checked without its lock', () => {
  it('is named where it is damaged, and not where another process has replaced its files meanwhile', async () => {
    const { dataDir, files } = await intact;
    const copy = join(await tempFolder(), 'data');
    await cp(dataDir, copy, { recursive: true });
    const paths = storePaths(copy);
    const [name = ''] = files;
    const before = await readState(paths);
    await rename(join(paths.store, name), join(paths.store, `new-${name}`));
    await expect(verifyUnlocked(paths, before)).rejects.toThrow(name);
    const next = JSON.stringify({ ...before, revision: before.revision + 1 }).replaceAll(name, `new-${name}`);
    await writeFile(join(paths.store, 'state.json'), next);
    await expect(verifyUnlocked(paths, before)).resolves.toBeUndefined();
    await flipBit(join(paths.store, `new-${name}`));
    await expect(verifyUnlocked(paths, before)).rejects.toThrow(`new-${name}`);
  });
});
