import { describe, expect, it } from 'vitest';
import { deckLine, greenNumbers } from '#src/testing/fixtures';
import { makeStoreWithCards } from '#src/testing/test-store';
import { removeDecks, type DeckSelection } from './remove-decks';

const setUp = async () => {
  const { importDecks, count, use } = await makeStoreWithCards();
  const importFile = (name: string, from: number) =>
    importDecks(
      [0, 1, 2].map((index) => deckLine(`${name} ${index}`, greenNumbers(60, from + index))),
      name,
    );
  const importFiles = async () => {
    await importFile('one.jsonl', 0);
    await importFile('two.jsonl', 10);
    return use(async (store) => store.state());
  };
  await importFiles();
  return {
    importFiles,
    remove: (selection: DeckSelection) =>
      use(async (store) => ({ ...(await removeDecks(store, selection)), state: store.state() })),
    countDecks: async () => (await count()).decks,
  };
};

describe('removeDecks', () => {
  it('removes a source or a single deck, and its file can be imported again', async () => {
    const { remove, importFiles, countDecks } = await setUp();
    expect(await remove({ source: 'one.jsonl' })).toMatchObject({ removed: 3, remaining: 3 });
    const { state } = await remove({ deck: 'two.jsonl 1' });
    expect(state).toMatchObject({ decks: { rows: 2 }, deckCards: [{ rows: 2 * 61 }] });
    expect(await countDecks()).toBe(2);
    expect((await importFiles()).decks?.rows).toBe(6);
    expect(await countDecks()).toBe(6);
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
