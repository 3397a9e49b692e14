import type { TypeaheadOption } from '@crownsmith/api-client';
import { makeSlug, type NameKind } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import type { Snapshot } from '#app/snapshot/current.server';
import { searchPage } from './search-page.server';

const OPTIONS: readonly TypeaheadOption[] = [
  { label: 'Sol Ring', url: '/cards/sol-ring', kind: 'card' },
  { label: 'Sol Ringer', url: '/cards/sol-ringer', kind: 'card' },
  { label: 'Tokens', url: '/themes/tokens', kind: 'theme' },
  { label: 'Tokens of War', url: '/sets/tow', kind: 'set' },
  { label: 'Vampire', url: '/typal/vampire', kind: 'tribe' },
  { label: 'Twin', url: '/cards/twin', kind: 'card' },
  { label: 'Twin', url: '/sets/twn', kind: 'set' },
];
const byOtherName = (name: string, kind: NameKind, label: string): TypeaheadOption => ({
  label,
  url: `/cards/${makeSlug(label)}`,
  kind: 'card',
  other_name: { name, kind },
});
const OTHERS: readonly TypeaheadOption[] = [
  byOtherName('太陽の指輪', 'ja', 'Sol Ring'),
  byOtherName('Vigor', 'es', 'Stamina'),
  { label: 'Vigor', url: '/cards/vigor', kind: 'card' },
  byOtherName('Anello', 'it', 'Sol Ring'),
  byOtherName('Anello', 'it', 'Opt'),
  byOtherName('Sonnenring', 'de', 'Sol Ring'),
];
const snapshot = {
  searchSite: (query: string) =>
    [...OPTIONS, ...OTHERS].filter(({ label, other_name: other }) =>
      (other?.name ?? label).toLowerCase().startsWith(query.toLowerCase()),
    ),
  resolveCard: () => undefined,
} as unknown as Snapshot;

/** Where the search redirects to, else its markup. */
const search = async (query: string): Promise<string | null> => {
  try {
    const url = `http://site.test/search?q=${encodeURIComponent(query)}`;
    return (await searchPage(new Request(url), snapshot)).markup.bytes.toString();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
};

it.each([
  ['sol ring', '/cards/sol-ring'],
  ['vampire', '/typal/vampire'],
  ['太陽の指輪', `/cards/sol-ring?name=${encodeURIComponent('太陽の指輪')}`],
  ['sonnenring', '/cards/sol-ring?name=Sonnenring'],
  // its own name goes first
  ['vigor', '/cards/vigor'],
])('%s, the whole name of one page, redirects to %s', async (query, url) =>
  expect(await search(query)).toBe(url),
);

it.each([
  ['tokens', ['Themes', '/themes/tokens', 'Sets', '/sets/tow']],
  ['twin', ['Cards', '/cards/twin', 'Sets', '/sets/twn']],
  ['sol', ['Cards', '/cards/sol-ring', '/cards/sol-ringer']],
])('%s shows what matches, by kind, the best kind first', async (query, parts) => {
  const html = (await search(query)) ?? '';
  const places = parts.map((part) => html.indexOf(part.startsWith('/') ? `href="${part}"` : `>${part}</h2>`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('shows all cards of a name that several bear, each with that name', async () => {
  const html = (await search('anello')) ?? '';
  expect(html).toContain('href="/cards/sol-ring?name=Anello"');
  expect(html).toContain('href="/cards/opt?name=Anello"');
});

it('says what to do where nothing matches, or the query is too short', async () => {
  expect(await search('zzzz')).toContain('Nothing matches “zzzz”');
  expect(await search('z')).toContain('Enter at least 3 letters');
});
