import type { CardPage } from '@crownsmith/api-client';
import { findValue, groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';
import { dayNumber, isoDate } from '#src/iso-date';
import type { PageContext } from '#src/pages/page-context';

const MAX_MONTHS = 60;

/** Months are numbers: year × 12 + month − 1. @example formatMonth(2024 * 12) // '2024-01' */
const formatMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const monthStart = (month: number): number => dayNumber(`${formatMonth(month)}-01`);
const monthOf = (day: number): number => {
  const date = isoDate(day);
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
};

/** The sum of a card's values over days, from the first up to the one after the last. */
const sumOfDays = (rows: GroupedRows, card: number, first: number, end: number): number => {
  const [days, values] = rows.columns;
  const [from, to] = groupRange(rows, card);
  let sum = 0;
  for (let row = from; row < to; row += 1) {
    const day = days?.[row] ?? -1;
    if (day >= first && day < end) sum += values?.[row] ?? 0;
  }
  return sum;
};

/**
 * Makes a function that lists the decks with a card by month, of those that could play it, as the card's counts have it: from its first month on, the last five years before the newest
 * deck at most.
 */
export const makePlayHistories = (context: PageContext): ((card: number) => CardPage['history']) => {
  const { cardMonths, commandMonths, cardChanges, firstDays, newestDay } = context.counts;
  const [months, decks] = cardMonths.columns;
  const last = monthOf(newestDay);
  const earliest = last - MAX_MONTHS + 1;
  const starts = Array.from({ length: MAX_MONTHS + 1 }, (_, index) => monthStart(earliest + index));
  const startOf = (month: number): number => starts[month - earliest] ?? 0;
  return (card) => {
    const [from, to] = groupRange(cardMonths, card);
    if (from === to) return [];
    const played = new Map(
      Array.from({ length: to - from }, (_, index) => [
        months?.[from + index] ?? 0,
        decks?.[from + index] ?? 0,
      ]),
    );
    const first = Math.max(months?.[from] ?? last, earliest);
    const days = context.counts.playable([card]);
    const release = firstDays[card] ?? -1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      const month = first + index;
      const [monthFrom, monthTo] = [startOf(month), startOf(month + 1)];
      const start = Math.max(monthFrom, release);
      const potential =
        (start >= monthTo ? 0 : days.from(start) - days.from(monthTo)) +
        sumOfDays(cardChanges, card, monthFrom, monthTo);
      const count = played.get(month) ?? 0;
      return {
        period: formatMonth(month),
        num_decks: count,
        potential_decks: Math.max(count, potential - findValue(commandMonths, card, month)),
      };
    }).filter((month) => month.potential_decks > 0);
  };
};
