import { parseColorIdentity } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageRow } from '#app/model/card';
import {
  applyListOptions,
  type ListOptions,
  COLOR_FILTERS,
  countFilters,
  LIST_SORTS,
  makeListUrl,
  parseListOptions,
  DEFAULT_LIST_OPTIONS,
  withoutFilters,
} from './list-options';
import { LIST_STYLES } from '#app/visitor/list-style';

const row = (
  name: string,
  facts: Partial<PageRow['card']> & { inclusion?: number; synergy?: number | null } = {},
): PageRow => ({
  card: {
    slug: name,
    name,
    manaValue: 1,
    typeLine: 'Artifact',
    primaryType: 'Artifact',
    colorIdentity: parseColorIdentity('') ?? (0 as never),
    prices: {},
    tags: [],
    salt: null,
    gameChanger: false,
    canLead: false,
    ...facts,
  },
  numDecks: 1,
  potentialDecks: 2,
  inclusion: facts.inclusion ?? 0.5,
  synergy: facts.synergy ?? null,
  lift: null,
});
const price = ({ card }: PageRow) => card.prices.tcgplayer;
const names = (rows: readonly PageRow[], options: Partial<ListOptions>) =>
  applyListOptions(rows, { ...DEFAULT_LIST_OPTIONS, ...options }, price).map(({ card }) => card.name);

const ROWS = [
  row('b', {
    manaValue: 3,
    prices: { tcgplayer: 2 },
    colorIdentity: parseColorIdentity('ug')!,
    tags: ['ramp'],
    inclusion: 0.9,
  }),
  row('a', {
    manaValue: 0,
    salt: 1,
    colorIdentity: parseColorIdentity('g')!,
    primaryType: 'Land',
    inclusion: 0.1,
  }),
  row('c', { manaValue: 3, prices: { tcgplayer: 0.5 }, salt: 3, synergy: -0.2 }),
];

describe('applyListOptions', () => {
  it('keeps the order of the list by default', () => expect(names(ROWS, {})).toEqual(['b', 'a', 'c']));
  it.each([
    ['name', undefined, ['a', 'b', 'c']],
    ['name', 'desc', ['c', 'b', 'a']],
    ['price', undefined, ['b', 'c', 'a']],
    ['price', 'asc', ['c', 'b', 'a']],
    ['salt', undefined, ['c', 'a', 'b']],
    ['synergy', undefined, ['c', 'b', 'a']],
    ['mana-value', undefined, ['a', 'b', 'c']],
    ['inclusion', undefined, ['b', 'c', 'a']],
  ] as const)('sorts by %s (%s), rows without a value last', (sort, order, expected) =>
    expect(names(ROWS, { sort, order })).toEqual(expected),
  );
  it.each<[Partial<ListOptions>, readonly string[]]>([
    [{ colors: ['g'] }, ['b', 'a']],
    [{ colors: ['multi'] }, ['b']],
    [{ colors: ['c', 'u'] }, ['b', 'c']],
    [{ type: 'Land' }, ['a']],
    [{ tag: 'ramp' }, ['b']],
    [{ minManaValue: 1 }, ['b', 'c']],
    [{ maxManaValue: 0 }, ['a']],
    [{ maxPrice: 1 }, ['c']],
    [{ minPrice: 1 }, ['b']],
    [{ minInclusion: 50 }, ['b', 'c']],
  ])('filters by %j', (options, expected) => expect(names(ROWS, options)).toEqual(expected));
});

const number = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyOptions: fc.Arbitrary<ListOptions> = fc
  .record({
    style: optional(LIST_STYLES),
    sort: optional(LIST_SORTS),
    order: optional(['asc', 'desc'] as const),
    colors: fc.subarray([...COLOR_FILTERS]),
    type: optional(['Creature', 'Land'] as const),
    tag: optional(['draw', 'ramp'] as const),
    minManaValue: number(99),
    maxManaValue: number(99),
    minPrice: number(9999),
    maxPrice: number(9999),
    minInclusion: number(100),
    hidesClipped: fc.boolean(),
    expanded: fc.subarray(['creatures', 'utility-lands', 'newcards']),
  })
  .map((options) => (options.sort === undefined ? { ...options, order: undefined } : options));

describe('makeListUrl', () => {
  it('is the inverse of parseListOptions', () =>
    fc.assert(
      fc.property(anyOptions, (options) => {
        const url = new URL(makeListUrl('/top', [['window', 'week']], options), 'http://localhost');
        expect(url.searchParams.get('window')).toBe('week');
        expect(parseListOptions(url.searchParams)).toEqual(options);
      }),
    ));
  it('is the path alone for the defaults', () =>
    expect(makeListUrl('/top', [], DEFAULT_LIST_OPTIONS)).toBe('/top'));
  it('ignores unknown values when parsed', () =>
    expect(
      parseListOptions(
        new URLSearchParams('view=x&sort=drop&color=q&type=Elf&tag=&mv-min=-1&price-max=1e9&inclusion=a'),
      ),
    ).toMatchObject(DEFAULT_LIST_OPTIONS));
  it('clamps numbers when parsed', () =>
    expect(parseListOptions(new URLSearchParams('inclusion=500&mv-max=1000'))).toMatchObject({
      minInclusion: 100,
      maxManaValue: 99,
    }));
  it('has its filters counted and removed', () => {
    const options = parseListOptions(
      new URLSearchParams('sort=name&view=text&color=w&color=u&hide=clipboard&mv-min=0'),
    );
    expect(countFilters(options)).toBe(3);
    expect(countFilters(withoutFilters(options))).toBe(0);
    expect(withoutFilters(options)).toMatchObject({ sort: 'name', style: 'text' });
  });
});
