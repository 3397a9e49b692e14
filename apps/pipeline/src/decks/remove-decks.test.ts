import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import { withStore } from '#src/store/store';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { importDecks } from './import-decks';
import { removeDecks, type DeckSelection } from './remove-decks';

const NOW = new Date('2026-11-21T00:00:00Z');
const quiet = silentProgress();

const setUp = async () => {
  const folder = await tempFolder();
  const env = testEnv(join(folder, 'data'));
  const cards = await writeInput(folder, 'cards.json', JSON.stringify(testCards()));
  const makeFile = (name: string, from: number) =>
    writeInput(
      folder,
      name,
      jsonLines([0, 1, 2].map((index) => deckLine(`${name} ${index}`, greenNumbers(60, from + index)))),
    );
  const files = [await makeFile('one.jsonl', 0), await makeFile('two.jsonl', 10)];
  const importFiles = () =>
    withStore(env, async (store) => {
      for (const file of files) await importDecks(store, file, {}, NOW, quiet);
      return store.state();
    });
  await withStore(env, (store) => importCards(store, cards, {}, NOW, quiet));
  await importFiles();
  return {
    importFiles,
    remove: (selection: DeckSelection) =>
      withStore(env, async (store) => ({ ...(await removeDecks(store, selection)), state: store.state() })),
    countPublished: async () =>
      (await withStore(env, (store) => publish(store, { keep: 3 }, NOW, quiet))).manifest.decks,
  };
};

describe('removeDecks', () => {
  it('removes a source or a single deck, and its file can be imported again', async () => {
    const { remove, importFiles, countPublished } = await setUp();
    expect(await remove({ source: 'one.jsonl' })).toMatchObject({ removed: 3, remaining: 3 });
    const { state } = await remove({ deck: 'two.jsonl 1' });
    expect(state).toMatchObject({ decks: { rows: 2 }, deckCards: [{ rows: 2 * 61 }] });
    expect(await countPublished()).toBe(2);
    expect((await importFiles()).decks?.rows).toBe(6);
    expect(await countPublished()).toBe(6);
  });

  it('leaves a store without decks after the last one', async () => {
    const { remove, importFiles } = await setUp();
    await remove({ source: 'one.jsonl' });
    expect((await remove({ source: 'two.jsonl' })).state).toMatchObject({ decks: null, deckCards: [] });
    await expect(remove({ source: 'two.jsonl' })).rejects.toMatchObject({ code: 'missing' });
    expect((await importFiles()).decks?.rows).toBe(6);
  });

  it('changes nothing and names the sources if no deck matches', async () => {
    const { remove } = await setUp();
    await expect(remove({ source: 'one.jsonl', deck: 'two.jsonl 1' })).rejects.toMatchObject({
      code: 'missing',
      message: expect.stringContaining('one.jsonl, two.jsonl'),
    });
    await expect(remove({})).rejects.toMatchObject({ code: 'usage' });
    expect(await remove({ deck: "' or 1=1 --" }).catch((error: unknown) => error)).toMatchObject({
      code: 'missing',
    });
    expect((await remove({ source: 'one.jsonl' })).remaining).toBe(3);
  });
});
