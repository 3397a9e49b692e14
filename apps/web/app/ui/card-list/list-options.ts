import { isPrimaryType, isTag, type PrimaryType, type Tag } from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import { LIST_STYLES, type ListStyle } from '#app/visitor/list-style';

/** The sorts of a card list. */
export const LIST_SORTS = ['inclusion', 'synergy', 'lift', 'price', 'salt', 'mana-value', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export type ListOrder = 'asc' | 'desc';

/** Colour filters: the five colours, colourless, and multicolour. */
export const COLOR_FILTERS = ['w', 'u', 'b', 'r', 'g', 'c', 'multi'] as const;
export type ColorFilter = (typeof COLOR_FILTERS)[number];

/** Style, order and filters of card lists as the URL's query has them; what it lacks is undefined or empty. */
export interface ListOptions {
  readonly style?: ListStyle | undefined;
  /** the list's own order by default */
  readonly sort?: ListSort | undefined;
  /** the sort's default order by default */
  readonly order?: ListOrder | undefined;
  /** shows cards that match any of them */
  readonly colors: readonly ColorFilter[];
  readonly type?: PrimaryType | undefined;
  readonly tag?: Tag | undefined;
  readonly minManaValue?: number | undefined;
  readonly maxManaValue?: number | undefined;
  /** in the currency of the visitor's first price source */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** per cent */
  readonly minInclusion?: number | undefined;
  /** the browser hides cards that are in the clipboard */
  readonly hidesClipped: boolean;
  /** tags of the lists that are shown whole */
  readonly expanded: readonly string[];
}

export const DEFAULT_LIST_OPTIONS: ListOptions = { colors: [], hidesClipped: false, expanded: [] };

/** Names of the query parameters. */
export const LIST_PARAMETERS = [
  'view', 'sort', 'order', 'color', 'type', 'tag', 'mv-min', 'mv-max', 'price-min', 'price-max', 'inclusion', 'hide', 'open',
] as const; // prettier-ignore

const parseOneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

const parseNumber = (text: string | null, max: number): number | undefined => {
  if (text === null || !/^\d{1,6}(?:\.\d{1,2})?$/.test(text.trim())) return undefined;
  return Math.min(Number(text), max);
};

/** Most lists that one URL can show whole. */
const MAX_EXPANDED = 20;

const isListTag = (text: string): boolean => /^[a-z\d-]{1,40}$/.test(text);

/**
 * Parses list options from a query. Unknown values are ignored, numbers are clamped.
 * @example parseListOptions(new URLSearchParams('view=text&sort=price')).sort // 'price'
 */
export const parseListOptions = (query: URLSearchParams): ListOptions => {
  const type = query.get('type');
  const tag = query.get('tag');
  return {
    style: parseOneOf(LIST_STYLES, query.get('view')),
    sort: parseOneOf(LIST_SORTS, query.get('sort')),
    order: parseOneOf(['asc', 'desc'] as const, query.get('order')),
    colors: COLOR_FILTERS.filter((color) => query.getAll('color').includes(color)),
    type: isPrimaryType(type) ? type : undefined,
    tag: isTag(tag) ? tag : undefined,
    minManaValue: parseNumber(query.get('mv-min'), 99),
    maxManaValue: parseNumber(query.get('mv-max'), 99),
    minPrice: parseNumber(query.get('price-min'), 999_999),
    maxPrice: parseNumber(query.get('price-max'), 999_999),
    minInclusion: parseNumber(query.get('inclusion'), 100),
    hidesClipped: query.get('hide') === 'clipboard',
    expanded: [...new Set(query.getAll('open'))].filter(isListTag).slice(0, MAX_EXPANDED),
  };
};

const parametersOf = (options: ListOptions): readonly (readonly [string, string | number | undefined])[] => [
  ['view', options.style],
  ['sort', options.sort],
  ['order', options.sort && options.order],
  ...options.colors.map((color) => ['color', color] as const),
  ['type', options.type],
  ['tag', options.tag],
  ['mv-min', options.minManaValue],
  ['mv-max', options.maxManaValue],
  ['price-min', options.minPrice],
  ['price-max', options.maxPrice],
  ['inclusion', options.minInclusion],
  ['hide', options.hidesClipped ? 'clipboard' : undefined],
  ...options.expanded.map((tag) => ['open', tag] as const),
];

/**
 * The URL of a page with list options; the inverse of `parseListOptions`.
 * @param otherParameters the other query parameters
 * @example makeListUrl('/top', [['window', 'week']], { ...DEFAULT_LIST_OPTIONS, sort: 'price' }) // '/top?window=week&sort=price'
 */
export const makeListUrl = (
  path: string,
  otherParameters: readonly (readonly [string, string])[],
  options: ListOptions,
): string => {
  const query = new URLSearchParams(otherParameters.map(([name, value]) => [name, value]));
  for (const [name, value] of parametersOf(options))
    if (value !== undefined) query.append(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The number of active filters; order and style do not count. */
export const countFilters = (options: ListOptions): number =>
  [
    options.colors.length > 0, options.type, options.tag, options.minManaValue, options.maxManaValue, options.minPrice,
    options.maxPrice, options.minInclusion, options.hidesClipped,
  ].filter((on) => on !== undefined && on !== false).length; // prettier-ignore

/** The same options without filters. */
export const withoutFilters = ({ style, sort, order, expanded }: ListOptions): ListOptions => ({
  ...DEFAULT_LIST_OPTIONS,
  style,
  sort,
  order,
  expanded,
});

/** The same options with a list shown whole, or collapsed if it was. */
export const toggleExpanded = (options: ListOptions, tag: string): ListOptions => ({
  ...options,
  expanded: options.expanded.includes(tag)
    ? options.expanded.filter((other) => other !== tag)
    : [...options.expanded, tag],
});

/** Whether a card of this identity passes a colour filter. */
export const isOfColor = (identity: number, color: ColorFilter): boolean => {
  if (color === 'c') return identity === 0;
  if (color === 'multi') return (identity & (identity - 1)) !== 0;
  return (identity & (1 << 'wubrg'.indexOf(color))) !== 0;
};

const isWithin = (value: number | undefined, min: number | undefined, max: number | undefined): boolean =>
  min === undefined && max === undefined
    ? true
    : value !== undefined && value >= (min ?? 0) && value <= (max ?? Infinity);

/** The price by which a card is sorted and filtered; undefined for none. */
export type PriceOf = (row: PageRow) => number | undefined;

const matches = (options: ListOptions, row: PageRow, priceOf: PriceOf): boolean => {
  const { card, inclusion } = row;
  return (
    (options.colors.length === 0 || options.colors.some((color) => isOfColor(card.colorIdentity, color))) &&
    (options.type === undefined || card.primaryType === options.type) &&
    (options.tag === undefined || card.tags.includes(options.tag)) &&
    isWithin(card.manaValue, options.minManaValue, options.maxManaValue) &&
    isWithin(priceOf(row), options.minPrice, options.maxPrice) &&
    inclusion * 100 >= (options.minInclusion ?? 0)
  );
};

const VALUES: Readonly<
  Record<Exclude<ListSort, 'name'>, (row: PageRow, priceOf: PriceOf) => number | null | undefined>
> = {
  inclusion: ({ inclusion, potentialDecks, numDecks }) => (potentialDecks > 0 ? inclusion : numDecks),
  synergy: ({ synergy }) => synergy,
  lift: ({ lift }) => lift,
  price: (row, priceOf) => priceOf(row),
  salt: ({ card }) => card.salt,
  'mana-value': ({ card }) => card.manaValue,
};

/** The order of a sort unless specified. @example defaultOrder('name') // 'asc' */
export const defaultOrder = (sort: ListSort): ListOrder =>
  sort === 'name' || sort === 'mana-value' ? 'asc' : 'desc';

const byName = (a: PageRow, b: PageRow): number => a.card.name.localeCompare(b.card.name, 'en');

const comparer = (sort: ListSort, order: ListOrder, priceOf: PriceOf) => {
  const sign = order === 'asc' ? 1 : -1;
  if (sort === 'name') return (a: PageRow, b: PageRow) => sign * byName(a, b);
  const value = VALUES[sort];
  return (a: PageRow, b: PageRow): number => {
    const [left, right] = [value(a, priceOf) ?? undefined, value(b, priceOf) ?? undefined];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right) || byName(a, b);
  };
};

/**
 * Filters and sorts the rows of a list. Rows without inclusion are sorted by their number of decks. Rows without a value
 * come last in either order; cards without a price match no price filter.
 */
export const applyListOptions = <Row extends PageRow>(
  rows: readonly Row[],
  options: ListOptions,
  priceOf: PriceOf,
): readonly Row[] => {
  const matching = rows.filter((row) => matches(options, row, priceOf));
  return options.sort === undefined
    ? matching
    : matching.toSorted(comparer(options.sort, options.order ?? defaultOrder(options.sort), priceOf));
};
