import { describe, expect, it } from 'vitest';
import { EMPTY_STORE, type StoreState } from '#src/store/store-state';
import { dataSources, storedSources } from './data-sources';

const file = { file: 'x.parquet', rows: 1 };
const cards = { ...file, origin: 'imported' as const };
const record = (
  kind: StoreState['imports'][number]['kind'],
  fields: Partial<StoreState['imports'][number]> = {},
): StoreState['imports'][number] => ({
  kind,
  hash: kind,
  name: 'file',
  at: '2026-11-24T04:00:00.000Z',
  counts: {},
  ...fields,
});
const DAY = '2026-11-26';
const NO_DECKS = { newest: null, sources: [] };
const sourceOf = (
  of: string,
  state: Partial<StoreState>,
  decks: Parameters<typeof dataSources>[1] = NO_DECKS,
) => dataSources({ ...EMPTY_STORE, ...state }, decks, DAY).find((one) => one.of === of);

describe('dataSources', () => {
  it('are the starter’s where nothing was imported, rules aside', () => {
    const all = dataSources({ ...EMPTY_STORE, decks: { ...file, sample: true } }, NO_DECKS, DAY);
    expect(all.map(({ of, starter }) => [of, starter])).toEqual([
      ['cards', true],
      ['prices', true],
      ['combos', true],
      ['rules', false],
      ['decks', true],
    ]);
  });

  const scryfall = record('cards', { from: 'Scryfall', date: '2026-11-23' });
  it.each([
    ['cards', { cards, imports: [scryfall] }, { date: '2026-11-23', from: 'Scryfall', starter: false }],
    ['cards', { cards, imports: [record('cards'), scryfall] }, { date: '2026-11-23' }],
    [
      'cards',
      { cards, imports: [record('cards')] },
      { date: null, imported: '2026-11-24T04:00:00.000Z', from: null },
    ],
    ['prices', { cards, imports: [scryfall] }, { of: 'prices', date: '2026-11-23', from: 'Scryfall' }],
    [
      'prices',
      { cards, prices: file, imports: [record('prices', { from: 'prices.example' }), scryfall] },
      { date: null, imported: '2026-11-24T04:00:00.000Z', from: 'prices.example' },
    ],
    [
      'combos',
      { combos: file, imports: [record('combos', { from: 'a.example' })] },
      { from: 'a.example', starter: false },
    ],
    [
      'prices',
      {
        cards,
        prices: file,
        printings: file,
        imports: [record('prices'), record('printings', { from: 'Scryfall', date: '2026-11-22' }), scryfall],
      },
      { date: '2026-11-22', from: 'Scryfall' },
    ],
    [
      'rules',
      {
        rules: [
          { date: '2026-06-01', source: 'Panel', banned: [] },
          { date: '2026-09-01', source: 'Panel', banned: [] },
        ],
        imports: [
          record('rules', { from: 'Panel', date: '2026-09-01', at: '2026-09-02T04:00:00.000Z' }),
          record('rules', { from: 'Panel', date: '2026-06-01' }),
        ],
      },
      { date: '2026-09-01', from: 'Panel', imported: '2026-09-02T04:00:00.000Z' },
    ],
    ['rules', {}, { date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), imported: null }],
  ] as const)('of %s in %j', (of, state, expected) =>
    expect(sourceOf(of, state as Partial<StoreState>)).toMatchObject(expected),
  );

  it('are of the newest deck, with the names of the sources, not of their files', () => {
    const state = { decks: { ...file, sample: false }, imports: [record('decks', { name: '/srv/x.jsonl' })] };
    expect(sourceOf('decks', state, { newest: '2026-11-20', sources: ['TopDeck', 'own lists'] })).toEqual({
      of: 'decks',
      date: '2026-11-20',
      imported: '2026-11-24T04:00:00.000Z',
      from: 'TopDeck, own lists',
      starter: false,
    });
  });

  it('of a store do not depend on its decks', () =>
    expect(storedSources(EMPTY_STORE, DAY).map(({ of }) => of)).not.toContain('decks'));
});
