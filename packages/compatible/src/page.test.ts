import type { CompatibleCardView } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { makeFirstPart, makeList, makePage, makePart, partCandidates } from './page';

const view = (at: number): CompatibleCardView => ({
  id: null,
  name: `Card ${at}`,
  sanitized: `card-${at}`,
  sanitized_wo: `card-${at}`,
  url: `/commanders/card-${at}`,
  num_decks: 1000 - at,
  inclusion: 1000 - at,
  label: `${1000 - at} decks`,
});

const views = Array.from({ length: 250 }, (_, at) => view(at));
const whole = makePage('Top Commanders', {}, { cardlists: [makeList('Top', 'past2years', views)] });

/** Follows `more` from the first part on, as programs do. */
const readAll = (): readonly string[] => {
  const [list] = makeFirstPart(whole, 'commanders/year').container.json_dict.cardlists;
  const names = list?.cardviews.map(({ name }) => name) ?? [];
  let more = list?.more;
  while (more !== undefined) {
    const [, segment = ''] = /^commanders\/(.+)\.json$/.exec(more) ?? [];
    const candidate = partCandidates(segment).find(({ base }) => base === 'year');
    const part = candidate && makePart(whole, 'commanders/year', candidate);
    names.push(...(part?.cardviews.map(({ name }) => name) ?? []));
    more = part?.more;
  }
  return names;
};

it('cuts a long list into parts that lead from one to the next', () => {
  expect(readAll()).toEqual(Array.from({ length: 250 }, (_, at) => `Card ${at}`));
  const last = makePart(whole, 'commanders/year', { tag: 'past2years', part: 2 });
  expect([last?.cardviews.length, last?.is_paginated, last && 'more' in last]).toEqual([50, false, false]);
  expect(makePart(whole, 'commanders/year', { tag: 'past2years', part: 3 })).toBeUndefined();
  expect(makePart(whole, 'commanders/year', { tag: undefined, part: 1 })?.cardviews).toHaveLength(100);
  expect(makePart(whole, 'commanders/year', { tag: 'pastweek', part: 0 })).toBeUndefined();
});

it.each([
  ['year-past2years-1', { base: 'year', tag: 'past2years', part: 1 }],
  ['b-mono-blackcommanders-2', { base: 'b', tag: 'mono-blackcommanders', part: 2 }],
  ['color-fixing-lands-past2years-1', { base: 'color-fixing-lands', tag: 'past2years', part: 1 }],
  ['salt--1', { base: 'salt', tag: '', part: 1 }],
  ['year-3', { base: 'year', tag: undefined, part: 3 }],
])('%s may be part of a list', (segment, candidate) => {
  expect(partCandidates(segment)).toContainEqual(candidate);
});

it.each(['year', 'year-', '-1', 'year-1234', ''])('%j is no part of a list', (segment) => {
  expect(partCandidates(segment)).toEqual([]);
});
