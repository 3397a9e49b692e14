import { isPrimaryType, isTag, type PrimaryType, type Tag } from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import { LIST_STYLES, type ListStyle } from '#app/visitor/list-style';

/** What a list can be sorted by. */
export const LIST_SORTS = ['inclusion', 'synergy', 'lift', 'price', 'salt', 'mana-value', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export type ListOrder = 'asc' | 'desc';

/** Colours of a filter: the five letters, colourless, and two or more. */
export const COLOR_FILTERS = ['w', 'u', 'b', 'r', 'g', 'c', 'multi'] as const;
export type ColorFilter = (typeof COLOR_FILTERS)[number];

/** How lists of cards are shown, as far as an address says; what it does not say is undefined or empty. */
export interface ListOptions {
  readonly style?: ListStyle | undefined;
  /** the list's own order unless given */
  readonly sort?: ListSort | undefined;
  /** the sort's usual order unless given */
  readonly order?: ListOrder | undefined;
  /** a card of any of them is shown */
  readonly colors: readonly ColorFilter[];
  readonly type?: PrimaryType | undefined;
  readonly tag?: Tag | undefined;
  readonly minManaValue?: number | undefined;
  readonly maxManaValue?: number | undefined;
  /** in the currency of the price that is shown */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** per cent */
  readonly minInclusion?: number | undefined;
  /** cards of the clipboard are hidden, by the browser */
  readonly hidesClipped: boolean;
}

export const DEFAULT_LIST_OPTIONS: ListOptions = { colors: [], hidesClipped: false };

/** Names of a view's parts in an address. */
export const LIST_PARAMETERS = [
  'view', 'sort', 'order', 'color', 'type', 'tag', 'mv-min', 'mv-max', 'price-min', 'price-max', 'inclusion', 'hide',
] as const; // prettier-ignore

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

const numberOf = (text: string | null, most: number): number | undefined => {
  if (text === null || !/^\d{1,6}(?:\.\d{1,2})?$/.test(text.trim())) return undefined;
  return Math.min(Number(text), most);
};

/**
 * Reads a view from an address. What is unknown or out of range is passed over.
 * @example parseListOptions(new URLSearchParams('view=text&sort=price')).sort // 'price'
 */
export const parseListOptions = (query: URLSearchParams): ListOptions => {
  const type = query.get('type');
  const tag = query.get('tag');
  return {
    style: oneOf(LIST_STYLES, query.get('view')),
    sort: oneOf(LIST_SORTS, query.get('sort')),
    order: oneOf(['asc', 'desc'] as const, query.get('order')),
    colors: COLOR_FILTERS.filter((color) => query.getAll('color').includes(color)),
    type: isPrimaryType(type) ? type : undefined,
    tag: isTag(tag) ? tag : undefined,
    minManaValue: numberOf(query.get('mv-min'), 99),
    maxManaValue: numberOf(query.get('mv-max'), 99),
    minPrice: numberOf(query.get('price-min'), 999_999),
    maxPrice: numberOf(query.get('price-max'), 999_999),
    minInclusion: numberOf(query.get('inclusion'), 100),
    hidesClipped: query.get('hide') === 'clipboard',
  };
};

const parts = (view: ListOptions): readonly (readonly [string, string | number | undefined])[] => [
  ['view', view.style],
  ['sort', view.sort],
  ['order', view.sort && view.order],
  ...view.colors.map((color) => ['color', color] as const),
  ['type', view.type],
  ['tag', view.tag],
  ['mv-min', view.minManaValue],
  ['mv-max', view.maxManaValue],
  ['price-min', view.minPrice],
  ['price-max', view.maxPrice],
  ['inclusion', view.minInclusion],
  ['hide', view.hidesClipped ? 'clipboard' : undefined],
];

/**
 * The address of a page in a view; `parseListOptions` is the way back.
 * @param rest what else the address says
 * @example makeListUrl('/top', [['window', 'week']], { ...DEFAULT_LIST_OPTIONS, sort: 'price' }) // '/top?window=week&sort=price'
 */
export const makeListUrl = (
  path: string,
  rest: readonly (readonly [string, string])[],
  view: ListOptions,
): string => {
  const query = new URLSearchParams(rest.map(([name, value]) => [name, value]));
  for (const [name, value] of parts(view)) if (value !== undefined) query.append(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** How many filters a view has on; the order and the style are none. */
export const countFilters = (view: ListOptions): number =>
  [
    view.colors.length > 0, view.type, view.tag, view.minManaValue, view.maxManaValue, view.minPrice, view.maxPrice,
    view.minInclusion, view.hidesClipped,
  ].filter((on) => on !== undefined && on !== false).length; // prettier-ignore

/** The same view without its filters. */
export const withoutFilters = ({ style, sort, order }: ListOptions): ListOptions => ({
  ...DEFAULT_LIST_OPTIONS,
  style,
  sort,
  order,
});

const isOfColor = (identity: number, color: ColorFilter): boolean => {
  if (color === 'c') return identity === 0;
  if (color === 'multi') return (identity & (identity - 1)) !== 0;
  return (identity & (1 << 'wubrg'.indexOf(color))) !== 0;
};

const within = (value: number | undefined, least: number | undefined, most: number | undefined): boolean =>
  least === undefined && most === undefined
    ? true
    : value !== undefined && value >= (least ?? 0) && value <= (most ?? Infinity);

/** The price of a card that lists go by; undefined where it has none. */
export type PriceOf = (row: PageRow) => number | undefined;

const passes = (view: ListOptions, row: PageRow, priceOf: PriceOf): boolean => {
  const { card, inclusion } = row;
  return (
    (view.colors.length === 0 || view.colors.some((color) => isOfColor(card.colorIdentity, color))) &&
    (view.type === undefined || card.primaryType === view.type) &&
    (view.tag === undefined || card.tags.includes(view.tag)) &&
    within(card.manaValue, view.minManaValue, view.maxManaValue) &&
    within(priceOf(row), view.minPrice, view.maxPrice) &&
    inclusion * 100 >= (view.minInclusion ?? 0)
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

/** The order of a sort unless a view says otherwise. @example defaultOrder('name') // 'asc' */
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
 * The rows that a view shows, in its order. Inclusion of a row without a share is its number of decks. What has no value for the sort comes last in either order; what has no
 * price passes no filter of prices.
 */
export const applyListOptions = <Row extends PageRow>(
  rows: readonly Row[],
  view: ListOptions,
  priceOf: PriceOf,
): readonly Row[] => {
  const shown = rows.filter((row) => passes(view, row, priceOf));
  return view.sort === undefined
    ? shown
    : shown.toSorted(comparer(view.sort, view.order ?? defaultOrder(view.sort), priceOf));
};
