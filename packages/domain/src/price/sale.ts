import { toCents, type Prices } from './price';

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
 * A sale that applies only between the dates of a kickback, as well as between its own (specification, section 9); null
 * without either, or where a date is invalid.
 * @example saleWithin({ start: '2026-11-01', end: '2026-11-30', percent: 10 }, { start: '2026-11-05', end: '2026-12-05', percent: 5 }) // { start: '2026-11-05', end: '2026-11-30', percent: 10 }
 */
export const saleWithin = (
  sale: Sale | null | undefined,
  kickback: Pick<Sale, 'start' | 'end'> | null | undefined,
): Sale | null => {
  if (!sale || !kickback) return null;
  const starts = [sale.start.trim(), kickback.start.trim()] as const;
  const ends = [sale.end.trim(), kickback.end.trim()] as const;
  if ([...starts.map((start) => Date.parse(start)), ...ends.map(endTime)].some(Number.isNaN)) return null;
  return {
    start: Date.parse(starts[0]) >= Date.parse(starts[1]) ? starts[0] : starts[1],
    end: endTime(ends[0]) <= endTime(ends[1]) ? ends[0] : ends[1],
    percent: sale.percent,
  };
};

/**
 * When prices begin or cease to be reduced, in ms since 1970: the first millisecond with other prices. None for a sale that never
 * applies.
 * @example saleChanges({ start: '2026-11-01', end: '2026-11-30', percent: 10 }) // [1793491200000, 1796083200000]
 */
export const saleChanges = (sale: Sale | null | undefined): readonly number[] => {
  if (!sale || salePercent(sale, new Date(Date.parse(sale.start.trim()))) === 0) return [];
  return [Date.parse(sale.start.trim()), endTime(sale.end.trim()) + 1];
};

/** A price less some percent, rounded to hundredths. */
const reducePrice = (price: number, percent: number): number =>
  percent === 0 ? price : Math.round((toCents(price) * (100 - percent)) / 100) / 100;

/** Prices of which TCGplayer's is less by some percent. @example reduceTcgplayer({ tcgplayer: 10, cardkingdom: 12 }, 15) // { tcgplayer: 8.5, cardkingdom: 12 } */
export const reduceTcgplayer = (prices: Prices, percent: number): Prices =>
  percent === 0 || prices.tcgplayer === undefined
    ? prices
    : { ...prices, tcgplayer: reducePrice(prices.tcgplayer, percent) };

/**
 * A price after the sale's percent is taken off, rounded to hundredths.
 * @example salePrice(19.99, { start: '2026-11-01', end: '2026-11-30', percent: 15 }, new Date('2026-11-20')) // 16.99
 */
export const salePrice = (price: number, sale: Sale | null | undefined, at: Date): number =>
  reducePrice(price, salePercent(sale, at));
