import type {
  CardList,
  CardRow,
  CompatibleCardList,
  CompatibleCardView,
  CompatibleLinkView,
  CompatibleListPage,
  CompatibleMore,
  TrendsPage,
} from '@crownsmith/api-client';
import { makeSlug, slugOfCardUrl, slugOfCommanderUrl } from '@crownsmith/domain';
import { makeCardView } from './cards';
import type { Cards } from './source';

/**
 * The frame of every page JSON around its lists.
 * @param breadcrumb path and name of each page above it, and of itself
 */
export const makePage = (
  header: string,
  breadcrumb: Readonly<Record<string, string>>,
  json: CompatibleListPage['container']['json_dict'],
  description = '',
): CompatibleListPage => ({
  header,
  description,
  container: {
    title: header,
    description,
    breadcrumb: Object.entries(breadcrumb).map(([path, name]) => ({ [path]: name })),
    json_dict: json,
  },
});

type View = CompatibleCardView | CompatibleLinkView;

/** A list of views under a tag. */
export const makeList = (header: string, tag: string, cardviews: readonly View[]): CompatibleCardList => ({
  header,
  tag,
  cardviews: [...cardviews],
});

/** Lists whose synergy is rounded to a tenth of a percent, as the site's own pages of cards and commanders show it. */
export const roundedLists = (lists: readonly CardList[]): CardList[] =>
  lists.map((list) => ({
    ...list,
    rows: list.rows.map((row) => ({
      ...row,
      // + 0 because a small negative number rounds to -0
      synergy: row.synergy === null ? null : Math.round(row.synergy * 1000) / 1000 + 0,
    })),
  }));

/** The views of the rows of a list. */
export const makeCardViews = (
  rows: readonly CardRow[],
  { card: find }: Cards,
  isCompared = true,
): readonly CompatibleCardView[] =>
  rows.flatMap((row) => {
    const card = find(row.slug);
    return card ? [makeCardView(card, row, isCompared)] : [];
  });

/** Lists of cards with their counts, as the site's own page has them; those without a card are left out. */
export const makeCardLists = (
  lists: readonly Pick<CardList, 'header' | 'tag' | 'rows'>[],
  cards: Cards,
  isCompared = true,
): CompatibleCardList[] =>
  lists
    .map(({ header, tag, rows }) => makeList(header, tag, makeCardViews(rows, cards, isCompared)))
    .filter(({ cardviews }) => cardviews.length > 0);

/** A link to another page JSON, with a count of what the noun says. */
export const makeLinkView = (
  name: string,
  url: string,
  count?: number,
  noun = 'decks',
): CompatibleLinkView => ({
  name,
  sanitized: makeSlug(name),
  sanitized_wo: makeSlug(name),
  url,
  ...(count !== undefined && { count, num_decks: count, label: `${count} ${noun}` }),
});

/** Whether a view has counts: a link has none. */
const isCounted = <V extends View>(view: V): view is V & CompatibleCardView => 'inclusion' in view;

/** The z-score of the change of use of a view by its path: that of a commander, or of a card. */
const trendOf = ({ url }: CompatibleCardView, { cards, commanders }: TrendsPage): number | undefined => {
  const commander = slugOfCommanderUrl(url);
  const [scores, slug] =
    commander === undefined ? [cards, slugOfCardUrl(url) ?? ''] : [commanders, commander];
  return Object.hasOwn(scores, slug) ? scores[slug] : undefined;
};

/** Views with their z-scores, where these are known. */
export const addTrends = <V extends View>(views: readonly V[], trends: TrendsPage): V[] =>
  views.map((view) => {
    const trend = isCounted(view) ? trendOf(view, trends) : undefined;
    return trend === undefined ? view : { ...view, trend_zscore: trend };
  });

/** Entries of one part of a long list. */
const PART_SIZE = 100;

const cutList = (list: CompatibleCardList, path: string, part: number) => {
  const end = (part + 1) * PART_SIZE;
  const hasMore = end < list.cardviews.length;
  return {
    cardviews: list.cardviews.slice(part * PART_SIZE, end),
    is_paginated: hasMore,
    ...(hasMore && { more: `${path}-${list.tag}-${part + 1}.json` }),
  };
};

/** The first part of each list of a page; lists of links stay whole. @param path address of the page below `/pages/`, without `.json` */
export const makeFirstPart = (page: CompatibleListPage, path: string): CompatibleListPage => {
  const { container } = page;
  const cardlists = container.json_dict.cardlists.map((list) =>
    list.cardviews.length > PART_SIZE && list.cardviews.every(isCounted)
      ? { ...list, ...cutList(list, path, 0) }
      : list,
  );
  return { ...page, container: { ...container, json_dict: { ...container.json_dict, cardlists } } };
};

/** A later part of a list: by its tag, of the first list where none is given. Undefined past its end. */
export const makePart = (
  page: CompatibleListPage,
  path: string,
  { tag, part }: { readonly tag: string | undefined; readonly part: number },
): CompatibleMore | undefined => {
  const lists = page.container.json_dict.cardlists;
  const list = tag === undefined ? lists[0] : lists.find((known) => known.tag === tag);
  if (!list) return undefined;
  const { cardviews, ...paging } = cutList(list, path, part);
  const counted = cardviews.filter(isCounted);
  return counted.length === 0
    ? undefined
    : { header: list.header, tag: list.tag, cardviews: counted, ...paging };
};

/**
 * The ways in which the last segment of an address can name a part of a list: base page, tag, number of the part.
 * @example partCandidates('year-past2years-1')[0] // { base: 'year', tag: 'past2years', part: 1 }
 */
export const partCandidates = (
  segment: string,
): readonly { readonly base: string; readonly tag: string | undefined; readonly part: number }[] => {
  const [, rest, digits] = /^(.+)-(\d{1,3})$/.exec(segment) ?? [];
  if (rest === undefined) return [];
  const part = Number(digits);
  const cuts = [...rest].flatMap((character, at) => (character === '-' && at > 0 ? [at] : []));
  return [
    ...cuts.map((at) => ({ base: rest.slice(0, at), tag: rest.slice(at + 1), part })),
    { base: rest, tag: undefined, part },
  ];
};
