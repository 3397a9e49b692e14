import type { DataSource } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { ageReasons, dataAges, dataTimes } from './data-ages';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const LIMITS = { cards: 14, prices: 14, combos: 90, decks: 60, rules: 0 };
const source = (fields: Partial<DataSource>): DataSource => ({
  of: 'cards',
  date: null,
  imported: null,
  from: null,
  starter: false,
  ...fields,
});
const ageOf = (fields: Partial<DataSource>) => dataAges({ data: [source(fields)] }, LIMITS, NOW)[0];

describe('dataAges', () => {
  it.each([
    ['its own day', { date: '2026-11-24', imported: '2026-01-01T00:00:00Z' }, 2, false],
    ['its import without a day', { imported: '2026-11-12T13:00:00Z' }, 13, false],
    ['the last day that is allowed', { date: '2026-11-12' }, 14, false],
    ['a day more', { date: '2026-11-11' }, 15, true],
    ['a day that is yet to come', { date: '2026-12-24' }, 0, false],
    ['no day', {}, null, false],
    ['a day that is none', { imported: 'yesterday' }, null, false],
    ['the starter', { date: '2020-01-01', starter: true }, 2521, false],
    ['any age that is allowed', { of: 'rules', date: '2020-01-01' }, 2521, false],
  ] as const)('by %s', (_, fields, days, isOld) => expect(ageOf(fields)).toMatchObject({ days, isOld }));

  it('puts kinds in order and says what is too old, and how old', () => {
    const data = [source({ of: 'decks', date: '2026-08-01' }), source({ date: '2026-11-11' })];
    const ages = dataAges({ data }, LIMITS, NOW);
    expect(ages.map(({ of }) => of)).toEqual(['cards', 'decks']);
    expect(ageReasons(ages)).toEqual([
      'The cards are 15 days old, more than the 14 days that are allowed.',
      'The decks are 117 days old, more than the 60 days that are allowed.',
    ]);
    expect(ageReasons(dataAges({ data }, { ...LIMITS, decks: 1 }, NOW)).at(-1)).toBe(
      'The decks are 117 days old, more than the 1 day that is allowed.',
    );
    expect(
      dataTimes({ data: [...data, source({ of: 'combos', starter: true, date: '2026-01-01' })] }),
    ).toEqual([
      ['decks', Date.parse('2026-08-01') / 1000],
      ['cards', Date.parse('2026-11-11') / 1000],
    ]);
  });

  it('has nothing for snapshots from before', () => expect(dataAges({}, LIMITS, NOW)).toEqual([]));
});
