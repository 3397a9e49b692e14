import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { NotFoundPage } from '#app/ui/states/NotFoundPage';
import { ErrorPage } from '#app/ui/states/ErrorPage';

interface Loaded {
  readonly head: { readonly title: string; readonly hidden?: boolean };
  readonly markup?: { readonly html?: string };
}
interface RouteModule {
  readonly loader?: (args: LoaderFunctionArgs) => unknown;
  readonly meta?: (args: { data: unknown; matches: readonly unknown[] }) => readonly MetaDescriptor[];
}
const modules = import.meta.glob<RouteModule>('./*.tsx', { eager: true });

/** A page of every route: its path, its file and its parameters. */
const PAGES: readonly (readonly [path: string, route: string, params?: Record<string, string>])[] = [
  ['/', '_index'],
  ['/top', 'top'],
  ['/top/salt', 'top_.salt'],
  ['/top/rising', 'top_.rising'],
  ['/top/creatures', 'top_.$list', { list: 'creatures' }],
  ['/cards/sol-ring', 'cards.$slug', { slug: 'sol-ring' }],
  ['/cards/sol-ring/salt', 'cards.$slug_.salt', { slug: 'sol-ring' }],
  ['/cards/sol-ring/printings', 'cards.$slug_.printings', { slug: 'sol-ring' }],
  ['/cards/edgar-markov', 'cards.$slug', { slug: 'edgar-markov' }],
  ['/combos', 'combos._index'],
  ['/combos/ring-and-signet', 'combos.$id', { id: 'ring-and-signet' }],
  ['/commanders', 'commanders._index'],
  ['/commanders/edgar-markov', 'commanders.$slug', { slug: 'edgar-markov' }],
  ['/commanders/wub', 'commanders.$slug', { slug: 'wub' }],
  ['/commanders/edgar-markov?with=sol-ring', 'commanders.$slug', { slug: 'edgar-markov' }],
  ['/commanders/results', 'commanders.results'],
  ['/commanders/edgar-markov/results', 'commanders.$slug_.results', { slug: 'edgar-markov' }],
  ['/compare', 'compare'],
  ['/compare?a=edgar-markov&b=tymna-the-weaver', 'compare'],
  [
    '/commanders/edgar-markov/budget',
    'commanders.$slug_.$variant',
    { slug: 'edgar-markov', variant: 'budget' },
  ],
  ['/backgrounds', 'backgrounds'],
  ['/partners', 'partners'],
  ['/partners/tymna-the-weaver', 'partners_.$slug', { slug: 'tymna-the-weaver' }],
  ['/companions', 'companions'],
  ['/sets', 'sets._index'],
  ['/sets/tst', 'sets.$code', { code: 'tst' }],
  ['/sets/tst/new-cards', 'sets.$code_.new-cards', { code: 'tst' }],
  ['/new-cards?commander=edgar-markov', 'new-cards'],
  ['/precon', 'precon._index'],
  ['/precon/test-precon', 'precon.$slug', { slug: 'test-precon' }],
  ['/themes', 'themes._index'],
  ['/themes/tokens', 'themes.$key', { key: 'tokens' }],
  ['/themes/tokens/wbr', 'themes.$key_.$colors', { key: 'tokens', colors: 'wbr' }],
  ['/typal', 'typal._index'],
  ['/typal/vampire', 'typal.$key', { key: 'vampire' }],
  ['/typal/vampire/wbr', 'typal.$key_.$colors', { key: 'vampire', colors: 'wbr' }],
  ['/average-decks/edgar-markov', 'average-decks.$slug', { slug: 'edgar-markov' }],
  [
    '/average-decks/edgar-markov/tokens',
    'average-decks.$slug_.$variant',
    { slug: 'edgar-markov', variant: 'tokens' },
  ],
  ['/collection', 'collection'],
  ['/offline', 'offline'],
  ['/build', 'build'],
  ['/deck', 'deck'],
  ['/table', 'table'],
  ['/symbols', 'symbols'],
  ['/search', 'search'],
  ['/search/syntax', 'search_.syntax'],
  ['/faq', 'faq'],
  ['/about-us', 'about-us'],
  ['/data-age', 'data-age'],
  ['/privacy', 'privacy'],
  ['/developers', 'developers._index'],
  ['/developers/api', 'developers.api'],
  ['/count-my-deck', 'count-my-deck._index'],
  ['/contact-us', 'contact-us'],
  ['/bug-report', 'bug-report'],
  ['/apply', 'apply'],
  ['/signin', 'signin'],
  ['/signup', 'signup'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password', 'reset-password'],
  ['/confirm-password', 'confirm-password'],
  ['/confirm-email', 'confirm-email'],
  ['/supporters', 'supporters'],
  ['/settings', 'settings'],
  ['/embed', 'embed'],
];
/** Routes without a page: redirects, and 404 for every other path. */
const WITHOUT_PAGE = ['$', 'random', 'recs', 'signout', 'account_.patreon', 'account_.patreon_.callback'];
/** Pages of signed-in people, and of those who are about to be: visitors are sent to the sign-in page; each has a test of its own. */
const PERSONAL = [
  'account',
  'account_.delete',
  'account_.export',
  'signin_.openid',
  'signin_.openid_.link',
  'count-my-deck.$secret',
  'lists.$id_.count',
  'lists._index',
  'lists.$id',
  'shared.$id',
];
/** Pages without the site's header, breadcrumbs and scripts; the tests beside them say what they have. */
const PLAIN = ['deck_.passport'];
/** Pages of files that the build generates; tests beside them have files of their own. */
const GENERATED = ['developers.$package', 'developers.compatible'];
/** Pages that are hydrated instead of placed as static markup. */
const HYDRATED = [
  'offline',
  'build',
  'collection',
  'embed',
  'signin',
  'signup',
  'forgot-password',
  'reset-password',
  'confirm-password',
  'confirm-email',
];

const moduleOf = (route: string): RouteModule => modules[`./${route}.tsx`] ?? {};

const isWrapped = (
  response: unknown,
): response is { readonly data: unknown; readonly init: { status?: number } | null } =>
  typeof response === 'object' && response !== null && 'init' in response && 'data' in response;

const load = async (path: string, route: string, params: Record<string, string> = {}) => {
  const request = new Request(`http://localhost${path}`);
  const response: unknown = await moduleOf(route).loader?.({ request, params, context: {} });
  return isWrapped(response)
    ? { status: response.init?.status ?? 200, loaded: response.data as Loaded }
    : { status: 200, loaded: response as Loaded };
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'routes-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

it('PAGES covers every route', () => {
  const named = new Set([
    ...PAGES.map(([, route]) => route),
    ...WITHOUT_PAGE,
    ...PERSONAL,
    ...PLAIN,
    ...GENERATED,
  ]);
  expect(Object.keys(modules).map((file) => file.slice(2, -4))).toEqual(
    expect.arrayContaining([...named].sort()),
  );
  expect(named.size).toBe(Object.keys(modules).length);
});

describe.each(PAGES.map(([path, route, params = {}]) => ({ path, route, params })))('$path', (page) => {
  const { path, route, params } = page;
  const tagsOf = (loaded: Loaded) =>
    moduleOf(route).meta?.({
      data: loaded,
      matches: [{ id: 'root', data: { version: 'v1' } }],
    }) ?? [];
  const contentOf = (tags: readonly MetaDescriptor[], key: 'name' | 'property', name: string) =>
    tags.flatMap((tag) => (key in tag && (tag as Record<string, unknown>)[key] === name ? [tag] : []));

  it('has one heading and breadcrumbs', async () => {
    const { status, loaded } = await load(path, route, params);
    expect(status).toBe(200);
    if (HYDRATED.includes(route)) return;
    const html = loaded.markup?.html ?? '';
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.includes('aria-label="Breadcrumb"')).toBe(path !== '/');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    // The content security policy allows no style attributes.
    expect(html).not.toMatch(/<[^>]* style=/);
  });

  it('has a title, a description, a canonical link and a preview', async () => {
    const { loaded } = await load(path, route, params);
    const tags = tagsOf(loaded);
    expect(tags.filter((tag) => Object.keys(tag).join() === 'title')).toEqual([
      { title: `${loaded.head.title} · Crownsmith` },
    ]);
    const [description, ...more] = contentOf(tags, 'name', 'description') as { content: string }[];
    expect(more).toEqual([]);
    expect(description?.content.length).toBeGreaterThan(30);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `http://localhost${path}` });
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
      expect(contentOf(tags, 'property', name), name).toHaveLength(1);
    const [picture] = contentOf(tags, 'property', 'og:image') as { content: string }[];
    expect(picture?.content).toMatch(/^http:\/\/localhost\/og\/[a-z/-]+\.png\?v=v1$/);
  });

  it('has structured data with its breadcrumbs', async () => {
    const { loaded } = await load(path, route, params);
    const structured = tagsOf(loaded).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json']] : [],
    );
    const [first] = JSON.parse(JSON.stringify(structured)) as [
      { '@type': string; itemListElement?: { item: string; name: string }[] },
    ];
    if (path === '/') return expect(first['@type']).toBe('WebSite');
    expect(first['@type']).toBe('BreadcrumbList');
    expect(first.itemListElement?.[0]?.item).toBe('http://localhost/');
    expect(first.itemListElement?.at(-1)).toMatchObject({
      item: `http://localhost${path}`,
      name: loaded.head.title,
    });
  });
});

/** An unknown path of every kind, with a URL that its 404 page must suggest. */
const MISSING: readonly (readonly [
  path: string,
  route: string,
  params: Record<string, string>,
  url: string,
])[] = [
  ['/no/sol-ring/page', '$', { '*': 'no/sol-ring/page' }, '/cards/sol-ring'],
  ['/cards/sol-rin', 'cards.$slug', { slug: 'sol-rin' }, '/cards/sol-ring'],
  ['/cards/Sol%20Rin', 'cards.$slug', { slug: 'Sol Rin' }, '/cards/sol-ring'],
  ['/cards/sol-rin/salt', 'cards.$slug_.salt', { slug: 'sol-rin' }, '/cards/sol-ring'],
  ['/cards/sol-rin/printings', 'cards.$slug_.printings', { slug: 'sol-rin' }, '/cards/sol-ring'],
  ['/commanders/edgar-marko', 'commanders.$slug', { slug: 'edgar-marko' }, '/commanders/edgar-markov'],
  [
    '/commanders/edgar-marko/results',
    'commanders.$slug_.results',
    { slug: 'edgar-marko' },
    '/commanders/edgar-markov',
  ],
  ['/commanders/w-x', 'commanders.$slug', { slug: 'w-x' }, '/commanders'],
  ['/cards/zzzz', 'cards.$slug', { slug: 'zzzz' }, '/top'],
  ['/sets/zzz/new-cards', 'sets.$code_.new-cards', { code: 'zzz' }, '/sets'],
  [
    '/commanders/edgar-markov/x',
    'commanders.$slug_.$variant',
    { slug: 'edgar-markov', variant: 'x' },
    '/commanders/edgar-markov',
  ],
  [
    '/commanders/edgar-marko/x',
    'commanders.$slug_.$variant',
    { slug: 'edgar-marko', variant: 'x' },
    '/commanders/edgar-markov',
  ],
  ['/average-decks/edgar-marko', 'average-decks.$slug', { slug: 'edgar-marko' }, '/commanders/edgar-markov'],
  [
    '/average-decks/edgar-markov/nope',
    'average-decks.$slug_.$variant',
    { slug: 'edgar-markov', variant: 'nope' },
    '/average-decks/edgar-markov',
  ],
  ['/partners/tymna', 'partners_.$slug', { slug: 'tymna' }, '/commanders/tymna-the-weaver'],
  ['/partners/sol-ring', 'partners_.$slug', { slug: 'sol-ring' }, '/cards/sol-ring'],
  ['/top/creature', 'top_.$list', { list: 'creature' }, '/top'],
  ['/sets/tests', 'sets.$code', { code: 'tests' }, '/sets'],
  ['/precon/test-deck', 'precon.$slug', { slug: 'test-deck' }, '/precon/test-precon'],
  ['/themes/tokenz', 'themes.$key', { key: 'tokenz' }, '/themes/tokens'],
  ['/themes/tokens/u', 'themes.$key_.$colors', { key: 'tokens', colors: 'u' }, '/themes/tokens'],
  ['/typal/vampyre', 'typal.$key', { key: 'vampyre' }, '/typal/vampire'],
  ['/typal/vampire/u', 'typal.$key_.$colors', { key: 'vampire', colors: 'u' }, '/typal/vampire'],
  ['/combos/ring-and-sigil', 'combos.$id', { id: 'ring-and-sigil' }, '/combos'],
];

describe('an unknown path', () => {
  it.each(MISSING)('%s responds with 404 and suggestions', async (path, route, params, url) => {
    const thrown: unknown = await load(path, route, params).catch((error: unknown) => error);
    if (!isWrapped(thrown)) throw new Error(`${path} responded with a page`);
    expect(thrown.init?.status).toBe(404);
    const { suggestions } = thrown.data as { suggestions: readonly { label: string; url: string }[] };
    expect(suggestions.map((of) => of.url)).toContain(url);
    const html = renderToStaticMarkup(createElement(NotFoundPage, { suggestions, path }));
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain(`/bug-report?from=${encodeURIComponent(path)}`);
  });

  it('is tested for every route with parameters', () => {
    const routes = new Set(MISSING.map(([, route]) => route));
    expect([...routes].sort()).toEqual(
      Object.keys(modules)
        .map((file) => file.slice(2, -4))
        .filter((route) => route.includes('$') && ![...PERSONAL, ...GENERATED].includes(route))
        .sort(),
    );
  });
});

describe('a bug report', () => {
  const formOf = async (from: string) =>
    (await load(`/bug-report?from=${encodeURIComponent(from)}`, 'bug-report')).loaded.markup?.html ?? '';

  it('is prefilled with the page that failed', async () => {
    const html = renderToStaticMarkup(createElement(ErrorPage, { email: 'a@mail.example', path: '/top/w' }));
    expect(html).toContain('href="/bug-report?from=%2Ftop%2Fw"');
    expect(await formOf('/top/w')).toContain('value="/top/w"');
  });

  it.each([
    '//elsewhere.example',
    'https://elsewhere.example',
    '/a"><script>',
    `/${'a'.repeat(400)}`,
    '/\\x',
  ])('is not prefilled with %s', async (from) => {
    const html = await formOf(from);
    expect(html).not.toContain('elsewhere');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('aaaaaaa');
  });
});
