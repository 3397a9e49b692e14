import { isPriceSource, PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import { isNumberLocale } from './number-format';

export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];
export const WIDGET_DENSITIES = ['normal', 'compact'] as const;
type WidgetDensity = (typeof WIDGET_DENSITIES)[number];
/** `any` is the first source that has a price; `none` hides prices. */
export const WIDGET_PRICES = ['any', ...PRICE_SOURCES, 'none'] as const;
type WidgetPrices = PriceSource | 'any' | 'none';

/** Top cards of a widget at most. */
export const MAX_CARDS = 10;

/** How a widget looks. */
export interface WidgetOptions {
  readonly theme: WidgetTheme;
  readonly density: WidgetDensity;
  /** number of top cards, 0 to MAX_CARDS */
  readonly cards: number;
  /** language of numbers as a BCP 47 tag */
  readonly locale: string;
  readonly prices: WidgetPrices;
}

export const DEFAULT_OPTIONS: WidgetOptions = {
  theme: 'auto',
  density: 'normal',
  cards: 5,
  locale: 'en',
  prices: 'any',
};

const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | undefined =>
  values.find((value) => value === text);

/**
 * Reads options from attributes or a query. What is missing or invalid has its default: a typing error in a partner's
 * page costs an option, never the widget.
 * @param read returns the text of an option by name
 * @param defaults of this page
 */
export const parseWidgetOptions = (
  read: (name: keyof WidgetOptions) => string | null | undefined,
  defaults: WidgetOptions = DEFAULT_OPTIONS,
): WidgetOptions => {
  const cards = read('cards')?.trim();
  const prices = read('prices');
  const locale = read('locale')?.trim();
  return {
    theme: oneOf(WIDGET_THEMES, read('theme')) ?? defaults.theme,
    density: oneOf(WIDGET_DENSITIES, read('density')) ?? defaults.density,
    cards: cards && /^\d{1,2}$/.test(cards) ? Math.min(Number(cards), MAX_CARDS) : defaults.cards,
    locale: locale && isNumberLocale(locale) ? locale : defaults.locale,
    prices: prices === 'any' || prices === 'none' || isPriceSource(prices) ? prices : defaults.prices,
  };
};

/** Heights in px at the browser's default font size, which widget.css makes of its parts. */
const HEIGHTS = {
  normal: { base: 225.9, heading: 36.8, row: 36.8 },
  compact: { base: 132.41, heading: 34.5, row: 31.5 },
} as const;

/** The height of a widget in px, rounded up, which its options alone decide. @example widgetHeight(DEFAULT_OPTIONS) // 447 */
export const widgetHeight = ({ density, cards }: Pick<WidgetOptions, 'density' | 'cards'>): number => {
  const { base, heading, row } = HEIGHTS[density];
  return Math.ceil(base + (cards > 0 ? heading + cards * row : 0));
};
