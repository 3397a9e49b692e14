import { expect, it } from 'vitest';
import { popularOptions, siteOptions, type SiteOptionSources } from './site-options';

const card = (name: string) => ({ label: name, url: `/cards/${name.toLowerCase()}`, image: `/${name}` });
const commander = (label: string, slug = label.toLowerCase()) => ({ label, url: `/commanders/${slug}` });

const SOURCES: SiteOptionSources = {
  cards: ['Ring', 'Thrasios', 'Bolt', 'Tymna', 'Opt', 'Shock'].map(card),
  commanders: [commander('Tymna'), commander('Thrasios')],
  partners: [commander('Thrasios + Tymna', 'thrasios-tymna'), commander('Tymna')],
  sets: [{ label: 'Dominaria', url: '/sets/dom', icon: 'dom.svg' }],
  precons: [{ slug: 'breed-lethality-c16', name: 'Breed Lethality', set: 'c16' }],
  misc: { themes: [{ key: 'tokens', name: 'Tokens' }], tribes: ['Assembly-Worker'] },
};

it('lists every card once, in its order; a commander leads to its commander page', () => {
  const names = siteOptions(SOURCES).filter(({ kind }) => kind === 'card' || kind === 'commander');
  expect(names.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'card /cards/ring',
    'commander /commanders/thrasios',
    'card /cards/bolt',
    'commander /commanders/tymna',
    'card /cards/opt',
    'card /cards/shock',
  ]);
  expect(names[1]).toMatchObject({ label: 'Thrasios', image: '/Thrasios' });
});

it.each([
  ['theme', 'Tokens', '/themes/tokens'],
  ['tribe', 'Assembly-Worker', '/typal/assembly-worker'],
  ['set', 'Dominaria (DOM)', '/sets/dom'],
  ['precon', 'Breed Lethality (C16)', '/precon/breed-lethality-c16'],
  ['pair', 'Thrasios + Tymna', '/commanders/thrasios-tymna'],
  ['page', 'My deck', '/deck'],
  ['page', 'FAQ', '/faq'],
  ['page', 'Saltiest cards', '/top/salt'],
  ['page', 'Top creatures', '/top/creatures'],
  ['page', 'Simic commanders', '/commanders/ug'],
] as const)('lists the %s %s', (kind, label, url) =>
  expect(siteOptions(SOURCES)).toContainEqual(expect.objectContaining({ kind, label, url })),
);

it('lists every URL once', () => {
  const urls = siteOptions(SOURCES).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

it('popular are the most played commanders, then the most played other cards', () =>
  expect(popularOptions(SOURCES).map(({ url }) => url)).toEqual([
    '/commanders/tymna',
    '/commanders/thrasios',
    '/cards/ring',
    '/cards/bolt',
    '/cards/opt',
  ]));
