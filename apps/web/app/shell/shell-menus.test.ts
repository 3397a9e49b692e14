import { describe, expect, it } from 'vitest';
import { TOP_COLOR_LISTS, TOP_TYPE_LISTS } from '#app/model/top-list-info';
import { makeMenus } from '#app/features/navigation/make-menus';

const menus = makeMenus({
  topColors: TOP_COLOR_LISTS,
  topTypes: TOP_TYPE_LISTS,
  sets: [
    { code: 'new', name: 'A new set' },
    { code: 'old', name: 'An old set' },
  ],
  themes: [{ key: 'tokens', name: 'Tokens' }],
  tribes: [{ key: 'elves', name: 'Elves' }],
});
const urls = (label: string) =>
  menus.find((menu) => menu.label === label)?.groups.flatMap((group) => group.links.map(({ url }) => url)) ??
  [];

describe('the main menus (specification, section 2)', () => {
  it('are Cards, Commanders, Sets and Themes, in this order', () =>
    expect(menus.map(({ label }) => label)).toEqual(['Cards', 'Commanders', 'Sets', 'Themes']));
  it('link to cards by salt, colour and type, and to combos', () => {
    const topLists = (names: string) => names.split(' ').map((name) => `/top/${name}`);
    expect(urls('Cards')).toEqual([
      '/top',
      '/top/salt',
      '/top/rising',
      '/combos',
      '/search/syntax',
      '/collection',
      ...topLists('w u b r g colorless multi'),
      ...topLists(
        'creatures instants sorceries artifacts equipment utility-artifacts mana-artifacts enchantments auras',
      ),
      ...topLists('planeswalkers lands utility-lands color-fixing-lands'),
    ]);
  });
  it('link to the commanders of all 32 colour identities', () => {
    expect(urls('Commanders').slice(0, 7)).toEqual([
      '/commanders',
      '/commanders/results',
      '/compare',
      '/backgrounds',
      '/partners',
      '/build',
      '/table',
    ]);
    const colors = urls('Commanders').slice(7);
    expect(new Set(colors).size).toBe(32);
    expect(
      colors.map((url) => url.replace('/commanders/', '').replace('colorless', '').length).toSorted(),
    ).toEqual([0, ...Array(5).fill(1), ...Array(10).fill(2), ...Array(10).fill(3), ...Array(5).fill(4), 5]);
    expect(colors).toContain('/commanders/wubrg');
  });
  it('link to sets, precons, themes and tribes', () => {
    expect(urls('Sets')).toEqual(['/sets', '/precon', '/sets/new', '/sets/old']);
    expect(urls('Themes')).toEqual(['/companions', '/themes', '/typal', '/themes/tokens', '/typal/elves']);
  });
  it('load all sets, themes and tribes when opened, where there are more than the menu lists', () => {
    const loadedParts = (count: number) => {
      const many = Array.from({ length: count }, (_, at) => ({
        key: `k${at}`,
        code: `c${at}`,
        name: `N${at}`,
      }));
      return makeMenus({ topColors: [], topTypes: [], sets: many, themes: many, tribes: many }).flatMap(
        ({ lazyLists = [] }) => lazyLists,
      );
    };
    expect(loadedParts(5)).toEqual([]);
    expect(loadedParts(40)).toEqual(['sets', 'themes', 'tribes']);
  });
});
