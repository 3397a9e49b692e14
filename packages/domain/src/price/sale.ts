import { toCents } from './price';

/** A sale between two ISO dates or times, both inclusive; `percent` off is 0–100. */
export interface Sale {
  readonly start: string;
  readonly end: string;
  readonly percent: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The last millisecond of a sale; a date without time is over at the end of the day (UTC). */
const endTime = (end: string): number => Date.parse(end) + (DAY.test(end) ? DAY_MS - 1 : 0);

/**
 * The percent that a sale takes off at a time (specification, section 9); 0 outside its dates, or if its dates or percent
 * are invalid.
 * @example salePercent({ start: '2026-11-01', end: '2026-11-30', percent: 10 }, new Date('2026-11-30T23:00:00Z')) // 10
 * @example salePercent({ start: '2026-11-01', end: '2026-11-30', percent: 10 }, new Date('2026-12-01T00:00:00Z')) // 0
 */
export const salePercent = (sale: Sale | null | undefined, at: Date): number => {
  if (!sale || !(sale.percent > 0 && sale.percent <= 100)) return 0;
  const now = at.getTime();
  return now >= Date.parse(sale.start.trim()) && now <= endTime(sale.end.trim()) ? sale.percent : 0;
};

/**
 * A price after the sale's percent is taken off, rounded to hundredths.
 * @example salePrice(19.99, { start: '2026-11-01', end: '2026-11-30', percent: 15 }, new Date('2026-11-20')) // 16.99
 */
export const salePrice = (price: number, sale: Sale | null | undefined, at: Date): number => {
  const percent = salePercent(sale, at);
  return percent === 0 ? price : Math.round((toCents(price) * (100 - percent)) / 100) / 100;
};
