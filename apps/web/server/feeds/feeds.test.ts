import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { NewCards } from '@crownsmith/api-client';
import { fixtureCards, snapshotFiles, writeSnapshotFiles, pointTo } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

const HOSTILE = 'Cut <me> & "run" ]]> \u0007\u{1F409}';
const cards = fixtureCards().map((card, index) => ({
  ...card,
  ...(card.name === 'Sol Ring' && { releasedAt: '2026-11-13' }),
  ...(card.name === 'Command Tower' && { releasedAt: '2026-10-02', typeLine: HOSTILE }),
  ...(index === 0 && { releasedAt: 'yesterday' }),
}));

interface Urlset {
  readonly urlset: { readonly url: readonly { readonly loc: string; readonly lastmod: string }[] };
}
interface Feed {
  readonly feed: {
    readonly id: string;
    readonly updated: string;
    readonly entry?: readonly Record<string, string>[];
  };
}

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap', 'entry'].includes(name) });
const parse = <T>(text: string): T => {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text) as T;
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ published: false, variables: { ORIGIN: 'https://crownsmith.example' } });
  const files = snapshotFiles({ cards });
  const row = (slug: string, released_at: string) => ({
    slug,
    released_at,
    num_decks: 3,
    potential_decks: 9,
    synergy: null,
    lift: null,
  });
  files.set(
    'lists/newcards.json',
    JSON.stringify(
      NewCards.parse({
        cards: [
          row('command-tower', '2026-10-02'),
          row('sol-ring', '2026-11-13'),
          row('no-such-card', '2026-11-14'),
          row('arcane-signet', 'soon'),
        ],
      }),
    ),
  );
  const edgar = JSON.parse(String(files.get('commanders/edgar-markov.json'))) as {
    lists: { tag: string; header: string; rows: unknown[] }[];
  };
  edgar.lists.push({
    tag: 'newcards',
    header: 'New Cards',
    rows: [row('command-tower', ''), row('sol-ring', ''), row('arcane-signet', '')],
  });
  files.set('commanders/edgar-markov.json', JSON.stringify(edgar));
  writeSnapshotFiles(site.folder, 'fixture-0001', files);
  await pointTo(site.folder, 'fixture-0001');
  await site.store.refresh();
});
afterAll(() => site.close());

describe('the sitemap', () => {
  it('lists every card, commander, pair and set of the snapshot once, in distinct parts', async () => {
    const index = parse<{ sitemapindex: { sitemap: { loc: string }[] } }>(
      (await site.fetch('/sitemap.xml')).text,
    );
    const parts = index.sitemapindex.sitemap.map(({ loc }) => loc);
    expect(parts).toContain('https://crownsmith.example/sitemaps/cards-1.xml');
    expect(new Set(parts).size).toBe(parts.length);
    const all = new Set<string>();
    let count = 0;
    for (const part of parts) {
      const { text, headers } = await site.fetch(new URL(part).pathname);
      expect(headers.get('content-type')).toContain('application/xml');
      for (const { loc, lastmod } of parse<Urlset>(text).urlset.url) {
        all.add(loc.replace('https://crownsmith.example', ''));
        count += 1;
        expect(lastmod).toBe('2026-11-20T12:00:00.000Z');
      }
    }
    expect(all.size).toBe(count);
    const leaders = cards.filter(({ canBeCommander }) => canBeCommander);
    const of = (kind: string) => [...all].filter((path) => path.startsWith(`/${kind}/`));
    expect(of('cards')).toHaveLength(cards.length);
    expect(
      of('commanders').filter((path) =>
        /^\/commanders\/(?!(?:results|colorless|[wubrg]+)$)[^/]+$/.test(path),
      ),
    ).toHaveLength(leaders.length + 2);
    expect([...all]).toEqual(
      expect.arrayContaining([
        '/',
        '/faq',
        '/privacy',
        '/sets/tst',
        '/sets/tst/new-cards',
        '/themes/tokens',
        '/typal/vampire',
        '/commanders/wbr',
        '/commanders/edgar-markov/vampire',
        '/commanders/edgar-markov/budget',
        '/commanders/edgar-markov/expensive',
        '/commanders/results',
        '/commanders/edgar-markov/results',
        '/average-decks/edgar-markov',
        '/average-decks/edgar-markov/vampire',
        '/themes/tokens/wbr',
        '/typal/vampire/wbr',
        '/partners/tymna-the-weaver',
        '/combos/ring-and-signet',
        '/precon/test-precon',
      ]),
    );
  });

  it.each([
    '/sitemaps/cards-2.xml',
    '/sitemaps/cards-0.xml',
    '/sitemaps/cards.xml',
    '/sitemaps/secrets-1.xml',
    '/sitemaps/..%2fcards-1.xml',
  ])('returns 404 for %s', async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  });

  it('responds 304 to a client that holds it', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/cards-1.xml']) {
      const tag = (await site.fetch(path)).headers.get('etag') ?? '';
      expect((await site.fetch(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
      expect(await site.fetch(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    }
  });
});

it('robots.txt names the sitemap and disallows the API and searches', async () => {
  const { text, headers } = await site.fetch('/robots.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /search?',
      'Sitemap: https://crownsmith.example/sitemap.xml',
    ]),
  );
});

describe('feeds', () => {
  it('list new cards, newest first, without unknown and undated ones', async () => {
    const { text, headers } = await site.fetch('/feeds/new-cards.atom');
    expect(headers.get('content-type')).toContain('application/atom+xml');
    const { feed } = parse<Feed>(text);
    expect(feed.updated).toBe('2026-11-13T00:00:00Z');
    expect(feed.entry?.map(({ title, updated }) => [title, updated])).toEqual([
      ['Sol Ring', '2026-11-13T00:00:00Z'],
      ['Command Tower', '2026-10-02T00:00:00Z'],
    ]);
    expect(feed.entry?.[1]?.['summary']).toContain('Cut <me> & "run" ]]> \u{1F409}');
  });

  it('of a commander list its new cards, with ids that are the same in every snapshot', async () => {
    const first = parse<Feed>((await site.fetch('/feeds/commanders/edgar-markov.atom')).text).feed;
    expect(first.entry?.map(({ title }) => title)).toEqual(['Sol Ring', 'Command Tower']);
    for (const id of [first.id, ...(first.entry ?? []).map((entry) => entry['id'] ?? '')]) {
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    const elsewhere = await startSite({ published: false });
    writeSnapshotFiles(elsewhere.folder, 'fixture-0009', snapshotFiles({ cards, version: 'fixture-0009' }));
    await pointTo(elsewhere.folder, 'fixture-0009');
    await elsewhere.store.refresh();
    const other = parse<Feed>((await elsewhere.fetch('/feeds/commanders/edgar-markov.atom')).text).feed;
    await elsewhere.close();
    expect(other.id).toBe(first.id);
    expect(other.entry).toBeUndefined();
    expect(other.updated).toBe('2026-11-20T12:00:00.000Z');
  });

  it('of commanders that an address follows list the new cards of all of them', async () => {
    const address = '/feeds/new-cards.atom?commander=edgar-markov';
    const { feed } = parse<Feed>((await site.fetch(address)).text);
    expect(feed.entry?.map(({ title }) => title)).toContain('Sol Ring');
    expect(feed.entry?.[0]?.['summary']).toMatch(/^Edgar Markov: In \d+ of \d+ decks that could play it\./);
    const unknown = await site.fetch(`${address}&commander=nobody`);
    expect([unknown.status, unknown.text]).toEqual([400, '“nobody” is no commander with counted decks.\n']);
    const many = Array.from({ length: 21 }, (_, at) => `commander=nobody-${at}`).join('&');
    expect((await site.fetch(`/feeds/new-cards.atom?${many}`)).text).toContain('at most 20 commanders');
  });

  it('redirect from the other order of a pair, return 404 and 304', async () => {
    const pair = await site.fetch('/feeds/commanders/tymna-the-weaver-thrasios-triton-hero.atom', {
      redirect: 'manual',
    });
    expect([pair.status, pair.headers.get('location')]).toEqual([
      301,
      '/feeds/commanders/thrasios-triton-hero-tymna-the-weaver.atom',
    ]);
    for (const slug of ['nobody', '__proto__', '..%2f..%2fmanifest', 'A B', 'x'.repeat(500)]) {
      expect((await site.fetch(`/feeds/commanders/${slug}.atom`)).status).toBe(404);
    }
    const tag = (await site.fetch('/feeds/new-cards.atom')).headers.get('etag') ?? '';
    expect((await site.fetch('/feeds/new-cards.atom', { headers: { 'If-None-Match': tag } })).status).toBe(
      304,
    );
  });
});

describe('oEmbed', () => {
  const request = async (query: string) => {
    const { status, text } = await site.fetch(`/oembed?${query}`);
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };
  const page = (path: string) => `url=${encodeURIComponent(`https://crownsmith.example${path}`)}`;

  it('describes a commander, a pair, a card and the site', async () => {
    expect(await request(`${page('/commanders/edgar-markov')}&format=json`)).toMatchObject({
      status: 200,
      body: {
        version: '1.0',
        type: 'rich',
        title: 'Edgar Markov',
        thumbnail_url: 'https://crownsmith.example/og/commanders/edgar-markov.png?v=fixture-0001',
        thumbnail_width: 1200,
        thumbnail_height: 630,
      },
    });
    expect((await request(page('/commanders/tymna-the-weaver-thrasios-triton-hero'))).body['title']).toBe(
      'Thrasios, Triton Hero and Tymna the Weaver',
    );
    expect((await request(page('/cards/fire'))).body['title']).toBe('Fire // Ice');
    expect((await request(page('/'))).status).toBe(200);
  });

  it.each([
    ['/commanders/edgar-markov/vampire', 'Edgar Markov: Vampires', 'commanders/edgar-markov'],
    ['/average-decks/edgar-markov', 'Average deck of Edgar Markov', 'commanders/edgar-markov'],
    ['/sets/tst', 'Test Set', 'site'],
    ['/precon/test-precon', 'Test Precon', 'site'],
    ['/themes/tokens', 'Tokens', 'site'],
    ['/typal/vampire', 'Vampire', 'site'],
    ['/combos/ring-and-signet', 'Sol Ring + Arcane Signet', 'site'],
  ])('describes %s as %s', async (path, title, picture) => {
    const { status, body } = await request(page(path));
    expect({ status, title: body['title'] }).toEqual({ status: 200, title });
    expect(body['thumbnail_url']).toBe(`https://crownsmith.example/og/${picture}.png?v=fixture-0001`);
  });

  it('omits a picture larger than maxwidth and maxheight', async () => {
    expect((await request(`${page('/cards/sol-ring')}&maxwidth=600`)).body).not.toHaveProperty(
      'thumbnail_url',
    );
    expect((await request(`${page('/cards/sol-ring')}&maxwidth=1200&maxheight=630`)).body).toHaveProperty(
      'thumbnail_url',
    );
  });

  it.each([
    ['', 400],
    ['url=', 400],
    [`${page('/cards/sol-ring')}&maxwidth=wide`, 400],
    [`${page('/cards/sol-ring')}&format=xml`, 501],
    ['url=not%20an%20address', 404],
    ['url=https%3A%2F%2Felsewhere.example%2Fcards%2Fsol-ring', 404],
    ['url=javascript%3Aalert(1)', 404],
    [page('/cards/nobody'), 404],
    [page('/sets/nope'), 404],
    [page('/combos/nope'), 404],
    [page('/themes/constructor'), 404],
    [page('/commanders/edgar-markov/nope'), 404],
    [page('/commanders/wub'), 404],
    [page('/cards/sol-ring/more'), 404],
    [page('/commanders/sol-ring'), 404],
    [page('/cards/%2e%2e%2fmanifest'), 404],
    [page('/faq'), 404],
    [page(`/cards/${'x'.repeat(3000)}`), 404],
  ])('responds to %s with %i', async (query, status) => {
    expect(await request(query)).toMatchObject({ status, body: { message: expect.any(String) } });
  });
});

it('URLs have the requested host where no origin is configured', async () => {
  const open = await startSite();
  expect((await open.fetch('/robots.txt')).text).toContain(`Sitemap: ${open.url}/sitemap.xml`);
  expect((await open.fetch('/robots.txt')).headers.get('vary')).toContain('Host');
  await open.close();
});

describe('feeds of what is moving', () => {
  it.each([
    ['cards', 'Sol Ring is rising', '/cards/sol-ring'],
    ['commanders', 'Edgar Markov is rising', '/commanders/edgar-markov'],
  ])('have the %s in Atom, RSS and JSON', async (kind, title, url) => {
    const read = async (extension: string) => {
      const response = await site.fetch(`/feeds/moving-${kind}.${extension}`);
      expect(response.status).toBe(200);
      return { type: response.headers.get('content-type') ?? '', text: response.text };
    };
    const [atom, rss, json] = [await read('atom'), await read('rss'), await read('json')];
    expect(atom.type).toContain('application/atom+xml');
    expect(XMLValidator.validate(atom.text)).toBe(true);
    expect(rss.type).toContain('application/rss+xml');
    expect(XMLValidator.validate(rss.text)).toBe(true);
    expect(rss.text).toContain(`<title>${title}</title><link>https://crownsmith.example${url}</link>`);
    expect(json.type).toContain('application/feed+json');
    const feed = JSON.parse(json.text) as { items: { title: string; url: string; content_text: string }[] };
    expect(feed.items).toHaveLength(2);
    expect(feed.items).toContainEqual(
      expect.objectContaining({ title, url: `https://crownsmith.example${url}` }),
    );
    expect(feed.items[0]?.content_text).toMatch(/of 40 decks of the latest weeks, before in .*; z-score/);
    expect(atom.text).toContain(title);
  });

  it('have the new cards of the latest sets, those first that most decks have taken up', async () => {
    const response = await site.fetch('/feeds/moving-new-cards.json');
    expect(response.status).toBe(200);
    const feed = JSON.parse(response.text) as {
      items: { title: string; url: string; content_text: string }[];
    };
    expect(feed.items.length).toBeGreaterThan(1);
    expect(feed.items[0]?.title).toMatch(/ from Test Set$/);
    const shares = feed.items.map(({ content_text: text }) => Number(/(\d+(?:\.\d+)?)%/.exec(text)?.[1]));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(feed.items[0]?.content_text).toMatch(/of \d+ decks since the release of the set/);
  });
});

it.each([
  '/feeds/new-cards.atom',
  '/feeds/commanders/edgar-markov.atom',
  '/feeds/moving-cards.json',
  '/feeds/moving-cards.rss',
  '/feeds/results.json',
])('any origin may read %s, and hold it', async (path) => {
  const first = await site.fetch(path, { headers: { Origin: 'https://reader.example' } });
  const again = await site.fetch(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('vary') ?? '').not.toMatch(/origin|cookie/i);
    expect(headers.get('set-cookie')).toBeNull();
  }
  const preflight = await site.fetch(path, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
    204,
    'GET, HEAD',
  ]);
  const posted = await site.fetch(path, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, preflight.headers.get('allow')]);
});

describe('the feed of results', () => {
  it.each(['atom', 'rss', 'json'])(
    'has the commanders of each format with their intervals as %s',
    async (extension) => {
      const { text, status } = await site.fetch(`/feeds/results.${extension}`);
      expect(status).toBe(200);
      expect(extension === 'json' || XMLValidator.validate(text)).toBe(true);
      expect(text).toContain('https://crownsmith.example/commanders/edgar-markov/results?format=duel');
      expect(text).toMatch(/1\. .+ in Duel Commander/);
      expect(text).toMatch(/\d+\.\d% of \d+ decided games of a year won \(95% interval/);
    },
  );
});
