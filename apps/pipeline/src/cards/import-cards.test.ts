import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentProgress } from '#src/progress';
import { readCards } from '#src/store/card-table';
import { withStore } from '#src/store/store';
import { cardRecord, tempFolder, testCards, testEnv, writeInput } from '#src/testing/fixtures';
import { importCards } from './import-cards';

const NOW = new Date('2026-11-21T00:00:00Z');

const setUp = async () => {
  const folder = await tempFolder();
  const env = testEnv(join(folder, 'data'));
  let files = 0;
  return {
    take: async (records: readonly unknown[]) => {
      const path = await writeInput(folder, `cards-${files++}.json.gz`, JSON.stringify(records));
      return withStore(env, (store) => importCards(store, path, {}, NOW, silentProgress()));
    },
    takeFile: async (name: string, text: string) => {
      const path = await writeInput(folder, name, text);
      return withStore(env, (store) => importCards(store, path, {}, NOW, silentProgress()));
    },
    cards: () =>
      withStore(env, (store) =>
        store.query((db) => readCards(db, store.path(store.state().cards?.file ?? ''))),
      ),
  };
};

describe('importCards', () => {
  it('says what a file adds and does nothing the second time', async () => {
    const { takeFile } = await setUp();
    const text = JSON.stringify(testCards(10));
    expect(await takeFile('a.json', text)).toMatchObject({ known: false, added: 20, total: 20 });
    expect(await takeFile('a.json', text)).toMatchObject({ known: true, total: 20 });
  });

  it('keeps what a smaller or poorer file does not tell', async () => {
    const { take, cards } = await setUp();
    await take([
      cardRecord('Big Bear', { oracle_id: 'o1', released_at: '2019-01-01' }),
      cardRecord('Small Bear'),
    ]);
    const partial = {
      object: 'card',
      name: 'Big Bear',
      layout: 'normal',
      cmc: 2,
      type_line: 'Creature — Bear',
      color_identity: ['G'],
      prices: { usd: '3.00' },
      legalities: { commander: 'banned' },
    };
    expect(await take([partial, cardRecord('New Bear')])).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 0,
      kept: 1,
      total: 3,
    });
    const big = (await cards()).find((card) => card.name === 'Big Bear');
    expect(big).toMatchObject({
      oracleId: 'o1',
      manaCost: '{1}{G}',
      releasedAt: '2019-01-01',
      sets: ['tst'],
      prices: { tcgplayer: 3 },
      legality: 'banned',
    });
  });

  it('follows a card that was renamed', async () => {
    const { take, cards } = await setUp();
    await take([cardRecord('Old Name', { oracle_id: 'o1' })]);
    expect(await take([cardRecord('New Name', { oracle_id: 'o1' })])).toMatchObject({
      renamed: [{ from: 'Old Name', to: 'New Name' }],
      total: 1,
    });
    expect((await cards()).map((card) => card.name)).toEqual(['New Name']);
  });

  it('counts what it leaves out and rejects, and refuses a file without a card', async () => {
    const { take, takeFile } = await setUp();
    const summary = await take([
      ...testCards(5),
      cardRecord('Plot', { layout: 'scheme', type_line: 'Scheme' }),
      { name: 'Broken' },
    ]);
    expect(summary).toMatchObject({ read: 15, rejected: 1, rejectsFile: expect.stringContaining('rejects') });
    expect(Object.values(summary.leftOut).reduce((sum, count) => sum + count, 0)).toBe(1);
    await expect(takeFile('no.json', '[]')).rejects.toMatchObject({ code: 'nothing-usable' });
    await expect(takeFile('empty.json', '')).rejects.toMatchObject({ code: 'bad-input' });
  });
});
