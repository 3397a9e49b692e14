import { toCents } from './price';

/** A sale between two ISO dates (or instants), both included; percent off, 0–100. */
export interface Sale {
  readonly start: string;
  readonly end: string;
  readonly percent: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The last instant of an end: a bare date lasts until its day is over (UTC). */
const lastInstant = (end: string): number => Date.parse(end) + (DAY.test(end) ? DAY_MS - 1 : 0);

/**
 * The percent that a sale takes off at a moment: 0 outside its dates, and for a sale whose dates or percent can't be
 * read (specification, section 9: it applies only between the start and end dates).
 * @example salePercent({ start: '2026-11-01', end: '2026-11-30', percent: 10 }, new Date('2026-11-30T23:00:00Z')) // 10
 * @example salePercent({ start: '2026-11-01', end: '2026-11-30', percent: 10 }, new Date('2026-12-01T00:00:00Z')) // 0
 */
export const salePercent = (sale: Sale | null | undefined, at: Date): number => {
  if (!sale || !(sale.percent > 0 && sale.percent <= 100)) return 0;
  const now = at.getTime();
  return now >= Date.parse(sale.start.trim()) && now <= lastInstant(sale.end.trim()) ? sale.percent : 0;
};

/**
 * A price with the sale's percent taken off while it lasts, rounded to hundredths.
 * @example salePrice(19.99, { start: '2026-11-01', end: '2026-11-30', percent: 15 }, new Date('2026-11-20')) // 16.99
 */
export const salePrice = (price: number, sale: Sale | null | undefined, at: Date): number => {
  const percent = salePercent(sale, at);
  return percent === 0 ? price : Math.round((toCents(price) * (100 - percent)) / 100) / 100;
};
