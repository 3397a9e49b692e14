import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { silentProgress } from '#src/progress';
import { withStore, type Store } from '#src/store/store';
import { jsonLines, tempFolder, testCardName, testCards, testEnv, writeInput } from '#src/testing/fixtures';
import { importPrecons } from './import-precons';
import { readPublishedPrecons } from './precon-decks';

const NOW = new Date('2026-11-21T00:00:00Z');
const quiet = silentProgress();

describe('readPublishedPrecons', () => {
  it('has the sample precons only among sample decks, and none of them after an import', async () => {
    const folder = await tempFolder();
    const cards = await writeInput(folder, 'cards.json', JSON.stringify(testCards(40)));
    const names = Array.from({ length: 30 }, (_, number) => testCardName(number));
    const deck = { id: 'a', date: '2024-01-01', commanders: ['Greta, Bear Queen'], cards: names };
    const decks = await writeInput(folder, 'decks.jsonl', jsonLines([deck]));
    const precon = await writeInput(
      folder,
      'precon.json',
      JSON.stringify({ name: 'Bears', commanders: ['Greta, Bear Queen'], cards: names }),
    );
    const read = (store: Store) => store.query((db) => readPublishedPrecons(store, db));
    const env = testEnv(join(folder, 'data'));
    await withStore(env, async (store) => {
      expect(await read(store)).toEqual([]);
      await importCards(store, cards, {}, NOW, quiet);
      await importDecks(store, decks, {}, NOW, quiet);
      expect(await read(store)).toEqual([]);
      const state = store.state();
      if (state.decks === null) throw new Error('no decks');
      await store.commit({ ...state, decks: { ...state.decks, sample: true } });
      expect((await read(store)).map(({ name }) => name)).toContainEqual(
        expect.stringMatching(/^Sample precon/),
      );
      await importPrecons(store, [precon], {}, NOW);
      expect((await read(store)).map(({ name }) => name)).toEqual(['Bears']);
    });
  });

  it('has namesakes of several sets, imported one after the other, at addresses with their sets', async () => {
    const folder = await tempFolder();
    const names = Array.from({ length: 30 }, (_, number) => testCardName(number));
    const write = (set: string) =>
      writeInput(
        folder,
        `${set}.json`,
        JSON.stringify({ name: 'Bears', set, commanders: ['Greta, Bear Queen'], cards: names }),
      );
    await withStore(testEnv(join(folder, 'data')), async (store) => {
      const read = () => store.query((db) => readPublishedPrecons(store, db));
      await importPrecons(store, [await write('c16')], {}, NOW);
      expect((await read()).map(({ slug }) => slug)).toEqual(['bears']);
      expect(await importPrecons(store, [await write('cm2')], {}, NOW)).toMatchObject({
        added: 1,
        kept: 1,
        total: 2,
      });
      expect((await read()).map(({ slug }) => slug)).toEqual(['bears-c16', 'bears-cm2']);
    });
  });
});
