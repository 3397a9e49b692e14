import { shownPercent } from '@crownsmith/domain';

/** A format that is made when it is first used: a browser takes milliseconds for each. */
const formatOf = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat('en-US', options)).format(value);
};

const whole = formatOf({});
const usd = { style: 'currency', currency: 'USD' } as const;
const dollars = formatOf(usd);
const roundDollars = formatOf({ ...usd, maximumFractionDigits: 0 });

/** A count with thousands separators. @example countText(21628) // '21,628' */
export const countText = (count: number): string =>
  // Formatting takes a microsecond, and a page has hundreds of counts.
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : whole(count);

/** A count with its noun. @example countedText(1, 'deck') // '1 deck' */
export const countedText = (count: number, noun: string): string =>
  `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;

/** A rate in whole per cent, as shownPercent rounds it. @param rate 0–1 @example percentText(0.624) // '62%' */
export const percentText = (rate: number): string => `${shownPercent(rate)}%`;

/** A difference of rates with its sign. @param rate −1..1 @example signedText(-0.052) // '−5%' */
export const signedText = (rate: number): string => {
  const rounded = Math.round(rate * 100);
  return rounded === 0 ? '±0%' : `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}%`;
};

/** A price in US dollars, without cents from $1,000. @example priceText(1284.2) // '$1,284' */
export const priceText = (price: number): string => (price >= 1000 ? roundDollars : dollars)(price);

/** A mean with at most one decimal. @example meanText(4.25) // '4.3' */
export const meanText = (mean: number): string => String(Math.round(mean * 10) / 10);
