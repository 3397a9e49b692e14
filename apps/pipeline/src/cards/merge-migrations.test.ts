import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { mergeMigrations } from './merge-migrations';

const stored = (name: string, id: string, fields = {}) => ({
  card: testCard(name, 'Creature — Bear', {
    scryfallId: `record ${id}`,
    oracleId: `oracle ${id}`,
    ...fields,
  }),
  provided: {},
});
const merge = (from: string, to: string, fields = {}) => ({
  oldId: `record ${from}`,
  newId: `record ${to}`,
  date: '2026-03-04',
  ...fields,
});
const bear = stored('New Bear', '1', { sets: ['new'] });
const other = stored('Old Bear', '2', { sets: ['old'], formerNames: ['First Bear'] });
const third = stored('Third Bear', '3');
const noPrinting = (): undefined => undefined;

describe('mergeMigrations', () => {
  it.each([
    {
      why: 'a card whose record became that of another is that card, with all its names and sets',
      migrations: [merge('2', '1')],
      cards: [['New Bear', ['Old Bear', 'First Bear'], ['new', 'old']]],
      counts: { formerNames: 2, unknown: 0, merged: [{ from: 'Old Bear', to: 'New Bear' }] },
    },
    {
      why: 'the card that the old record was is found by the oracle id that it had',
      migrations: [merge('printing', '1', { oracleId: 'oracle 2' })],
      cards: [['New Bear', ['Old Bear', 'First Bear'], ['new', 'old']]],
      counts: { formerNames: 2, unknown: 0, merged: [{ from: 'Old Bear', to: 'New Bear' }] },
    },
    {
      why: 'a name that only the migration states is a former one, in any spelling but its own',
      migrations: [merge('gone', '1', { name: 'Gone Bear' }), merge('gone', '1', { name: 'NEW BEAR!' })],
      cards: [
        ['New Bear', ['Gone Bear'], ['new']],
        ['Old Bear', ['First Bear'], ['old']],
      ],
      counts: { formerNames: 1, unknown: 0, merged: [] },
    },
    {
      why: 'a chain ends at its last card, in the order of its days',
      migrations: [merge('1', '3', { date: '2026-04-01' }), merge('2', '1', { date: '2026-03-01' })],
      cards: [['Third Bear', ['New Bear', 'Old Bear', 'First Bear'], ['new', 'old']]],
      counts: { formerNames: 5, unknown: 0 },
    },
    {
      why: 'deleted records, unknown ones and those of one card change nothing',
      migrations: [
        { oldId: 'record 1', date: '2026-03-04' },
        merge('2', 'nobody', { name: 'Old Bear' }),
        merge('printing of 1', '1', { oracleId: 'oracle 1', name: 'New Bear' }),
        merge('1', '1'),
      ],
      cards: [
        ['New Bear', undefined, ['new']],
        ['Old Bear', ['First Bear'], ['old']],
      ],
      counts: { formerNames: 0, unknown: 1, merged: [] },
    },
  ])('$why', ({ migrations, cards, counts }) => {
    const all = cards[0]?.[0] === 'Third Bear' ? [bear, other, third] : [bear, other];
    const after = mergeMigrations(all, migrations, noPrinting);
    expect(after.cards.map(({ card }) => [card.name, card.formerNames, card.sets])).toEqual(cards);
    expect(after).toMatchObject(counts);
  });

  it('finds the card by a printing that shows it', () =>
    expect(
      mergeMigrations([bear, other], [merge('2', 'foil')], (id) =>
        id === 'record foil' ? 'oracle 1' : undefined,
      ).merged,
    ).toEqual([{ from: 'Old Bear', to: 'New Bear' }]));
});
