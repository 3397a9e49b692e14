import { FEW_DECKS, shownPercent } from '@crownsmith/domain';

/** Whether numbers can be formatted in a language. @example isNumberLocale('de-AT') // true */
export const isNumberLocale = (locale: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
};

/** Texts of numbers in a language. */
export interface NumberFormat {
  readonly count: (count: number) => string;
  /** a share: in per cent, or with its sample where that is small */
  readonly share: (decks: number, potentialDecks: number) => string;
  /** a difference of shares, −1..1, with its sign */
  readonly difference: (rate: number) => string;
  /** @param currency ISO 4217 code, or TIX */
  readonly price: (price: number, currency: string) => string;
}

const makeNumberFormat = (locale: string): NumberFormat => {
  const whole = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const share = (rate: number): string => {
    const shown = shownPercent(rate);
    return shown === '<1' ? `<${percent.format(0.01)}` : percent.format(shown / 100);
  };
  return {
    count: (count) => whole.format(count),
    share: (decks, potentialDecks) =>
      potentialDecks < FEW_DECKS
        ? `${whole.format(decks)} of ${whole.format(potentialDecks)}`
        : share(decks / potentialDecks),
    difference: (rate) => signed.format(Math.round(rate * 100) / 100 || 0),
    price: (price, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price),
  };
};

const formats = new Map<string, NumberFormat>();

/** The format of a language that isNumberLocale accepts. */
export const numberFormat = (locale: string): NumberFormat => {
  const format = formats.get(locale) ?? makeNumberFormat(locale);
  formats.set(locale, format);
  return format;
};
