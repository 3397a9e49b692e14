import { describe, expect, it } from 'vitest';
import { removeDecks } from '#src/decks/remove-decks';
import { deckLine, greenNumbers, testCardName } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { sqlText } from './database';
import { readTexts } from './query';
import { openStoredDecks } from './deck-tables';

/** A deck's line; equal numbers are equal lists. */
const line = (id: string, list: number, facts: object) =>
  deckLine(id, [], {
    cards: [...greenNumbers(60, list).map(testCardName), { name: 'Forest', count: 39 }],
    ...facts,
  });

const setUp = async () => {
  const at = await makeTestStore();
  await at.importCards();
  const stored = () =>
    at.use((store) =>
      store.query(async (db) => {
        const { decks, deckResults } = store.state();
        if (decks === null) return { decks: [], results: [] };
        const table = await openStoredDecks(db, store.path(decks.file));
        const results =
          deckResults === null
            ? []
            : await readTexts(
                db,
                `select d.content, r.source, r.id, r.event, r.players, r.place, r.wins, r.losses, r.draws, r.cut
                from read_parquet(${sqlText(store.path(deckResults.file))}) r join ${table} d using (deck) order by r.id, r.event, r.place`,
              );
        return {
          decks: await readTexts(db, `select id, bracket from ${table} order by deck`),
          results: results.map((row) => row.slice(1)),
          lists: new Set(results.map(([content]) => content)).size,
          rows: deckResults?.rows ?? 0,
        };
      }),
    );
  return { ...at, stored };
};

describe('results of decks', () => {
  const event = { event: 'An Open', players: 60 };
  const decks = [
    line('a', 1, { ...event, rank: 1, wins: 6, losses: 1, draws: 0, result: '2nd Place' }),
    line('b', 1, { event: 'A League', result: '5-0' }),
    line('b', 1, { event: 'A League', result: '5-0' }),
    line('c', 2, { ...event, place: 9, wins: 0, losses: 0, draws: 0, topCut: 8 }),
    line('d', 3, {}),
  ];
  const all = [
    ['one', 'a', 'An Open', '60', '2', '6', '1', '0', null],
    ['one', 'b', 'A League', null, null, '5', '0', null, null],
    ['one', 'b', 'A League', null, null, '5', '0', null, null],
    ['one', 'c', 'An Open', '60', '9', null, null, null, '8'],
  ];

  it('are kept for each time that a list was played, and its cards once', async () => {
    const { importDecks, stored } = await setUp();
    const first = await importDecks(decks, 'one.jsonl', { source: 'one' });
    expect(first).toMatchObject({ added: 3, duplicates: 2, results: 4 });
    expect(await stored()).toMatchObject({
      decks: [
        ['a', null],
        ['c', null],
        ['d', null],
      ],
      results: all,
      lists: 2,
    });

    const again = await importDecks(decks, 'one.jsonl', { source: 'one', force: true });
    expect(again).toMatchObject({ added: 0, results: 0 });
    const more = await importDecks([line('e', 3, { event: 'Later', place: 1 })], 'two.jsonl', {
      source: 'two',
    });
    expect(more).toMatchObject({ added: 0, duplicates: 1, results: 1 });
    expect(await stored()).toMatchObject({
      results: [...all, ['two', 'e', 'Later', null, '1', null, null, null, null]],
      lists: 3,
      rows: 5,
    });
  });

  it('go with their decks', async () => {
    const { importDecks, stored, use } = await setUp();
    await importDecks(decks, 'one.jsonl', { source: 'one' });
    await use((store) => removeDecks(store, { deck: 'a' }));
    expect(await stored()).toMatchObject({ results: all.slice(3), rows: 1 });
    await use((store) => removeDecks(store, { deck: 'c' }));
    expect(await stored()).toMatchObject({ decks: [['d', null]], results: [], rows: 0 });
  });

  it('leave the declared bracket, which is the one that was declared last', async () => {
    const { importDecks, stored } = await setUp();
    await importDecks([line('a', 1, { bracket: 2 }), line('b', 2, { bracket: 9 })], 'one.jsonl', {
      source: 'one',
    });
    const later = await importDecks([line('a', 1, { bracket: 3 }), line('b', 2, {})], 'two.jsonl', {
      source: 'one',
    });
    expect(later).toMatchObject({ added: 0, rebracketed: 1 });
    expect((await stored()).decks).toEqual([
      ['a', '3'],
      ['b', null],
    ]);
    const none = await importDecks([line('a', 1, {})], 'three.jsonl', { source: 'one' });
    expect(none).toMatchObject({ rebracketed: 0 });
    expect((await stored()).decks[0]).toEqual(['a', '3']);
  });
});
