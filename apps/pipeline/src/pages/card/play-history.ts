import type { CardPage } from '@crownsmith/api-client';
import { findValue, groupRange } from '#src/aggregate/grouped-rows';
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

/** Decks with a card by month: from its first month on, the last five years before the newest deck at most. */
export const makePlayHistory = (context: PageContext, card: number): CardPage['history'] => {
  const [months, decks] = context.counts.cardMonths.columns;
  const [from, to] = groupRange(context.counts.cardMonths, card);
  if (from === to) return [];
  const played = new Map(
    Array.from({ length: to - from }, (_, index) => [
      months?.[from + index] ?? 0,
      decks?.[from + index] ?? 0,
    ]),
  );
  const last = monthOf(context.counts.newestDay);
  const first = Math.max(months?.[from] ?? last, last - MAX_MONTHS + 1);
  const days = context.counts.identityDays[context.cards[card]?.colorIdentity ?? 31];
  const release = context.counts.firstDays[card] ?? -1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    const start = Math.max(monthStart(month), release);
    const potential =
      start >= monthStart(month + 1)
        ? 0
        : (days?.from(start) ?? 0) - (days?.from(monthStart(month + 1)) ?? 0);
    const count = played.get(month) ?? 0;
    return {
      period: formatMonth(month),
      num_decks: count,
      potential_decks: Math.max(count, potential - findValue(context.counts.commandMonths, card, month)),
    };
  }).filter((month) => month.potential_decks > 0);
};
