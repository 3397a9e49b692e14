import type { CompatibleCardList, CompatibleListPage, CompatibleMore } from '@crownsmith/api-client';
import { isCounted } from './trends.server';

/** Entries of one part of a long list. */
const PART_SIZE = 100;

/** A page whose lists are complete, before they are cut into parts. */
export type WholePage = CompatibleListPage;

/** The address of a part of a list, without `.json`. @example partPath('commanders/year', 'past2years', 1) // 'commanders/year-past2years-1' */
const partPath = (path: string, tag: string, part: number): string => `${path}-${tag}-${part}`;

const cutList = (list: CompatibleCardList, path: string, part: number) => {
  const end = (part + 1) * PART_SIZE;
  const hasMore = end < list.cardviews.length;
  return {
    cardviews: list.cardviews.slice(part * PART_SIZE, end),
    is_paginated: hasMore,
    ...(hasMore && { more: `${partPath(path, list.tag, part + 1)}.json` }),
  };
};

/** The first part of each list of a page; lists of links stay whole. @param path address of the page below `/pages/`, without `.json` */
export const makeFirstPart = (page: WholePage, path: string): CompatibleListPage => {
  const { container } = page;
  const { json_dict: json } = container;
  const cardlists = json.cardlists.map((list) =>
    list.cardviews.length > PART_SIZE && list.cardviews.every(isCounted)
      ? { ...list, ...cutList(list, path, 0) }
      : list,
  );
  return { ...page, container: { ...container, json_dict: { ...json, cardlists } } };
};

/** A later part of a list: by its tag, of the first list where none is given. Undefined past its end. */
export const makePart = (
  page: WholePage,
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
