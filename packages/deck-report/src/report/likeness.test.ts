import { expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import { likenessOf, suggestedPrice } from './likeness';
import type { ReportCard } from './report-card';

const copies = (cards: number, fields: (at: number) => Partial<ReportCard>, count = 1) =>
  Array.from({ length: cards }, (_, at) => ({ card: aDeckCard(`Card ${at}`, fields(at)), count }));
const forest = {
  card: aDeckCard('Forest', { typeLine: 'Basic Land — Forest', prices: { tcgplayer: 9 } }),
  count: 40,
};

it.each([
  [0, 2],
  [1, 3],
  [3, 3],
  [4, 4],
])('a list with %i Game Changers is like bracket %i', (gameChangers, bracket) =>
  expect(likenessOf(copies(60, (at) => ({ gameChanger: at < gameChangers })))?.bracket).toBe(bracket),
);

it('costs what 100 of its cards do, each once and basic lands for nothing', () => {
  const list = copies(60, () => ({ prices: { tcgplayer: 2 } }), 2);
  expect(likenessOf([...list, forest])?.cents).toBe(12_000);
  expect(likenessOf(list)?.cents).toBe(20_000);
  expect(likenessOf(copies(60, () => ({})))?.cents).toBeUndefined();
});

it.each([
  [9, undefined],
  [10, 20],
  [39, 20],
])(
  'is like nothing while it is short, and tells what its cards may cost from 10 on: %i, %s',
  (size, most) => {
    const list = [...copies(size, () => ({ prices: { cardkingdom: 5 } })), forest];
    expect([likenessOf(list), suggestedPrice(list)]).toEqual([undefined, most]);
  },
);

it.each([
  [200, 600],
  [1, 20],
  [undefined, undefined],
])('a list whose dearest card costs %s gets cards up to %s', (dearest, most) =>
  expect(
    suggestedPrice(
      copies(50, (at) => ({ prices: at === 7 && dearest !== undefined ? { cardkingdom: dearest } : {} })),
    ),
  ).toBe(most),
);
