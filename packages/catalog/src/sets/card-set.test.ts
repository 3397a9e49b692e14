import type { Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { addPrintings } from '../cards/printings';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readSets, setsOfCards, withSetCode, type CardSet } from './card-set';
import { cardFromScryfall } from '../scryfall/scryfall-card';
import { partialRecord, record } from '../scryfall/scryfall-record.fixtures';

const wire = {
  object: 'set',
  code: 'TST',
  name: 'Test Set',
  icon_svg_uri: 'https://pictures.example/tst.svg',
  released_at: '2020-01-31',
  set_type: 'expansion',
};
const set: CardSet = {
  code: 'tst',
  name: 'Test Set',
  iconUri: 'https://pictures.example/tst.svg',
  releasedAt: '2020-01-31',
  setType: 'expansion',
};
const cardOf = (fields: Readonly<Record<string, unknown>>) => {
  const card = cardFromScryfall(fields);
  if (!card.ok) throw new Error('no card');
  return card.value;
};

describe('readSets', () => {
  it.each([
    ['the list of the API', { object: 'list', has_more: false, data: [wire, { ...wire, code: 'ts2' }] }],
    ['an array', [wire, { ...wire, code: 'ts2' }]],
  ])('reads %s', async (_, value) => {
    const events = await collect(readSets(chunksOf(JSON.stringify(value, null, 1))));
    expect(events).toMatchObject([
      { kind: 'set', set },
      { kind: 'set', set: { ...set, code: 'ts2' } },
    ]);
  });

  it('rejects an invalid set and continues', async () => {
    const text = `${JSON.stringify({ ...wire, name: '' })}\n{"code":,\n${JSON.stringify(wire)}`;
    expect(await collect(readSets(chunksOf(text)))).toMatchObject([
      { kind: 'reject', code: 'invalid', reason: expect.stringContaining('name:') },
      { kind: 'reject', code: 'syntax', position: { line: 2 } },
      { kind: 'set', set },
    ]);
  });
});

describe('setsOfCards', () => {
  it('lists codes, names and the earliest release', () => {
    const cards = [
      cardOf(record({ name: 'A', set: 'ZZZ', set_name: 'Last' })),
      cardOf(record({ name: 'B', released_at: '2020-02-02' })),
      cardOf(record({ name: 'C', released_at: '2020-01-01' })),
      cardOf(partialRecord),
    ];
    expect(setsOfCards(cards)).toEqual([
      { code: 'tst', name: 'Test Set', releasedAt: '2020-01-01' },
      { code: 'zzz', name: 'Last', releasedAt: '2020-01-31' },
    ]);
  });
});

describe('setsOfCards of cards in several sets', () => {
  const OLD = { set: 'old', set_name: 'Old Set', released_at: '1995-01-01' };
  const NEXT = { set: 'nxt', set_name: 'Next Set', released_at: '2026-10-02', reprint: true };
  const reprint = addPrintings(cardOf(record({ name: 'A', ...NEXT })), cardOf(record({ name: 'A', ...OLD })));
  const { printings: _, ...unprinted } = reprint;

  it('dates a set by reprints in it, and names each by its own record', () => {
    expect(reprint).toMatchObject({ sets: ['nxt', 'old'], releasedAt: '1995-01-01' });
    expect(setsOfCards([{ ...reprint, setName: 'Old Set' }])).toEqual([
      { code: 'nxt', name: 'Next Set', releasedAt: '2026-10-02' },
      { code: 'old', name: 'Old Set', releasedAt: '1995-01-01' },
    ]);
  });

  it('names the sets of a card without printings by their codes if they are several', () =>
    expect(setsOfCards([unprinted])).toEqual([
      { code: 'nxt', name: 'NXT' },
      { code: 'old', name: 'OLD' },
    ]));

  it.each([
    ['before', (cards: readonly Card[]) => cards],
    ['after', (cards: readonly Card[]) => cards.toReversed()],
  ])(
    'dates the set of cards without printings by their latest release, with a reprint %s it',
    (_order, inOrder) => {
      const known = { ...unprinted, sets: ['nxt'], setName: 'Next Set' };
      const cards = inOrder([known, { ...known, releasedAt: '2026-10-02' }]);
      expect(setsOfCards(cards)).toEqual([{ code: 'nxt', name: 'Next Set', releasedAt: '2026-10-02' }]);
    },
  );
});

describe('withSetCode', () => {
  const sets = new Map([['Next Test Set', { ...set, code: 'nts' }]]);
  it('adds code and date of a set that is only named', () => {
    expect(withSetCode(cardOf(partialRecord), sets)).toMatchObject({
      sets: ['nts'],
      releasedAt: '2020-01-31',
    });
  });
  it('returns a card with a set code, or of an unknown set, unchanged', () => {
    const [full, unknown] = [cardOf(record()), cardOf({ ...partialRecord, set_name: 'Nowhere' })];
    expect(withSetCode(full, sets)).toBe(full);
    expect(withSetCode(unknown, sets)).toBe(unknown);
  });
});
