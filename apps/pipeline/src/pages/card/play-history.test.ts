import { expect, it } from 'vitest';
import { groupRows } from '#src/aggregate/grouped-rows';
import { dayNumber } from '#src/iso-date';
import type { PageContext } from '#src/pages/page-context';
import { makePlayHistories } from './play-history';

const rows = (...all: readonly (readonly [group: number, key: number, value: number])[]) =>
  groupRows(
    1,
    [0, 1, 2].map((column) => Int32Array.from(all, (row) => row[column] ?? 0)),
  );
const month = (year: number, of: number): number => year * 12 + of - 1;
const day = (date: string): number => dayNumber(date);

it('counts the decks of formats that allow the card by month, and early ones that play it', () => {
  const decks = [
    ...Array.from({ length: 442 }, () => day('2023-03-04')),
    ...Array.from({ length: 50 }, () => day('2023-04-30')),
  ];
  const context = {
    counts: {
      cardMonths: rows([0, month(2023, 3), 178], [0, month(2023, 4), 40]),
      commandMonths: rows(),
      // 260 decks of March are of a format that bans it; one of April is older than its release and plays it.
      cardChanges: rows([0, day('2023-03-04'), -260], [0, day('2023-04-02'), 1]),
      firstDays: Int32Array.of(-1),
      newestDay: day('2023-04-30'),
      playable: () => ({ from: (first: number) => decks.filter((own) => own >= first).length }),
    },
  } as unknown as PageContext;
  expect(makePlayHistories(context)(0)).toEqual([
    { period: '2023-03', num_decks: 178, potential_decks: 182 },
    { period: '2023-04', num_decks: 40, potential_decks: 51 },
  ]);
});
