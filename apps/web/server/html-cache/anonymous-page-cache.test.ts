import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { originCaching, weakEtag, setPageCacheHeaders } from '#app/rendering/cache-headers.server';
import { isPersonal } from '#app/visitor/visitor.server';
import { createGates } from '../overload/gates';
import { sendTogether } from '../testing/arrivals';
import { startSite, type TestSite } from '../testing/site';

type Headers = Readonly<Record<string, string>>;

const origin = originCaching({ ORIGIN: undefined, TRUST_PROXY: 0 });
let site: TestSite;
let rendered: Request[] = [];
/** what the rendering of a page waits for */
let blocked: Promise<void> | undefined;

/** Renders a page that lists its whole request, with the headers of the site's own pages. */
const renderPage = async (request: Request): Promise<Response> => {
  rendered.push(request);
  const version = site.store.current()?.manifest.version;
  await blocked;
  const { pathname } = new URL(request.url);
  if (pathname === '/breaks') throw new Error('It broke');
  const status = pathname === '/missing' ? 404 : pathname === '/moved' ? 301 : 200;
  const isData = pathname.endsWith('.data');
  const headers = new Headers({ 'Content-Type': isData ? 'text/x-script' : 'text/html; charset=utf-8' });
  if (status === 301) headers.set('Location', '/');
  if (pathname === '/sets-cookie') headers.set('Set-Cookie', 'a=1');
  const cookies = request.headers.get('Cookie');
  const text = `${request.method} ${request.url} [${[...request.headers].join(' ')}] ${version ?? ''} ${'.'.repeat(2000)}`;
  const personal = isData || isPersonal(cookies, request.headers.get('Authorization'));
  setPageCacheHeaders(headers, { method: request.method, status, personal, origin });
  if (status === 200 && !isData) headers.set('ETag', weakEtag(text));
  return new Response(text, { status, headers });
};

/** Sends a request that no browser could: any Host, any method. */
const send = async (path: string, headers: Headers = {}, method = 'GET', from = site) => {
  const request = httpRequest(from.url, { path, method, headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
};

const open = (variables: Headers = {}): Promise<TestSite> =>
  startSite({
    renderPage,
    variables,
    pages: (request, response) => void response.send(`own ${request.url}`),
  });

beforeAll(async () => {
  site = await open();
});
afterAll(() => site.close());
beforeEach(() => {
  rendered = [];
  blocked = undefined;
});

describe('an anonymous page', () => {
  it('is rendered once and served from the cache unchanged', async () => {
    const first = await send('/once');
    const second = await send('/once');
    expect(rendered).toHaveLength(1);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const rest = ({ date: _date, 'x-request-id': _id, ...headers }: IncomingMessage['headers']) => headers;
    expect(rest(second.headers)).toEqual(rest(first.headers));
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'content-length': String(first.bytes.length),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Host, Cookie, Accept-Encoding',
    });
  });

  it('is rendered once for concurrent requests', async () => {
    let release = (): void => undefined;
    blocked = new Promise((resolve) => (release = resolve));
    const requests = await sendTogether(20, (at) =>
      send('/together', at % 2 ? { 'Accept-Encoding': 'gzip' } : {}),
    );
    expect(rendered).toHaveLength(1);
    release();
    const responses = await Promise.all(requests);
    expect(rendered).toHaveLength(1);
    const texts = responses.map(({ bytes }, index) => (index % 2 ? gunzipSync(bytes) : bytes).toString());
    expect(new Set(texts).size).toBe(1);
  });

  it('finishes rendering after the client disconnects', async () => {
    let release = (): void => undefined;
    blocked = new Promise((resolve) => (release = resolve));
    const disconnected = httpRequest(site.url, { path: '/disconnected', agent: false }).on(
      'error',
      () => undefined,
    );
    disconnected.end();
    await expect.poll(() => rendered.length).toBe(1);
    disconnected.destroy();
    const waiting = send('/disconnected');
    release();
    expect(await waiting).toMatchObject({ status: 200 });
    expect(rendered).toHaveLength(1);
  });

  it('is compressed per Accept-Encoding', async () => {
    const plain = await send('/encoded');
    const zipped = await send('/encoded', { 'Accept-Encoding': 'gzip, deflate' });
    const brotli = await send('/encoded', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const refused = await send('/encoded', { 'Accept-Encoding': 'gzip;q=0, br;q=0' });
    expect(rendered).toHaveLength(1);
    expect([plain, zipped, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      undefined,
    ]);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(refused.bytes.equals(plain.bytes)).toBe(true);
    expect(zipped.headers.etag).toBe(plain.headers.etag);
  });

  it('responds 304 to a client that holds it, and to HEAD with headers alone', async () => {
    for (const round of ['rendered', 'cached']) {
      const head = await send('/held', {}, 'HEAD');
      expect(head.text, round).toBe('');
      const got = await send('/held');
      expect(head.headers).toMatchObject({
        etag: got.headers.etag,
        'content-length': String(got.bytes.length),
      });
      const tag = got.headers.etag ?? '';
      const held = await send('/held', { 'If-None-Match': `"x", ${tag}` });
      expect(held).toMatchObject({ status: 304, text: '' });
      expect(held.headers).toMatchObject({ etag: tag, vary: 'Host, Cookie, Accept-Encoding' });
      expect(held.headers['content-length']).toBeUndefined();
      expect((await send('/held', { 'If-None-Match': '"other"' })).status).toBe(200);
    }
    expect(rendered).toHaveLength(1);
  });
});

describe('the cache key', () => {
  it('consists of colour mode and list style, each of its few values, and of nothing else in the headers', async () => {
    const visitors: readonly Headers[] = [
      {},
      { Cookie: 'theme=dark' },
      { Cookie: 'theme=light' },
      { Cookie: 'listStyle=table' },
      { Cookie: 'listStyle=table; theme=dark' },
      { Cookie: 'userState=%7B%22saltLevel%22%3A2%7D' },
    ];
    const texts: string[] = [];
    for (const headers of [...visitors, ...visitors]) texts.push((await send('/who', headers)).text);
    expect(rendered).toHaveLength(visitors.length);
    expect(new Set(texts).size).toBe(visitors.length);
    expect(texts.slice(visitors.length)).toEqual(texts.slice(0, visitors.length));
    const odd = await send('/who', {
      Cookie: `junk=1; theme=<script>; theme=dark; listStyle=table; _ga=2; x=${'y'.repeat(4000)}`,
      'User-Agent': 'evil',
      'Accept-Language': 'xx',
      'X-Forwarded-For': '1.2.3.4',
      'Sec-Fetch-Dest': 'empty',
    });
    expect(odd.text).toBe(texts[4]);
    expect(rendered).toHaveLength(visitors.length);
    expect(rendered.flatMap(({ headers }) => [...headers.keys()])).toEqual(Array(5).fill('cookie'));
  });

  it('contains the settings of an anonymous visitor, whose pages are private', async () => {
    const settings = { Cookie: 'userState=%7B%22saltLevel%22%3A2%2C%22version%22%3A2%7D' };
    const first = await send('/visitor', settings);
    const again = await send('/visitor', { Cookie: 'x=1; userState={"saltLevel":2}' });
    expect(rendered).toHaveLength(1);
    expect(again.text).toBe(first.text);
    for (const { headers } of [first, again]) expect(headers['cache-control']).toBe('private, no-cache');
    expect((await send('/visitor')).headers['cache-control']).toContain('public');
  });

  it('never contains a session, whose pages bypass the cache', async () => {
    await send('/session');
    for (const headers of [
      { Cookie: 'userState=%7B%22uid%22%3A%22u%22%7D' },
      { Cookie: 'theme=dark; userState=%7B' },
      { Cookie: 'session=1' },
      { Authorization: 'Bearer x' },
    ])
      expect((await send('/session', headers)).text).toBe('own /session');
    expect((await send('/session')).text).not.toContain('own');
    expect(rendered).toHaveLength(1);
  });

  it('contains path and query; the data of a page have a key of their own', async () => {
    const texts = [];
    for (const path of ['/list', '/list?a=1', '/list?a=2', '/List', '/list/'])
      texts.push((await send(path)).text);
    expect(new Set(texts).size).toBe(5);
    const count = rendered.length;
    for (const dest of ['empty', 'document', 'empty']) {
      const data = await send('/list.data?_routes=x', { 'Sec-Fetch-Dest': dest });
      expect(data.headers).toMatchObject({
        'content-type': 'text/x-script',
        'cache-control': 'private, no-cache',
      });
      expect(data.text).toContain('/list.data?_routes=x []');
      const held = await send('/list.data?_routes=x', { 'If-None-Match': data.headers.etag ?? '' });
      expect(held.status).toBe(304);
      expect((await send('/list', { 'Sec-Fetch-Dest': dest })).text).toBe(texts[0]);
    }
    expect(rendered).toHaveLength(count + 1);
  });

  it('does not exist for a link that changes the remembered list style', async () => {
    const inside = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await send('/top?view=text', inside)).text).toBe('own /top?view=text');
    expect((await send('/top?view=text', { ...inside, Cookie: 'listStyle=text' })).text).toContain('GET');
    expect((await send('/top?view=text', { 'Sec-Fetch-Site': 'cross-site' })).text).toContain('GET');
  });

  it.each([
    ['POST', '/contact-us'],
    ['GET', '/contact-us'],
    ['GET', '/Contact-us/'],
    ['GET', '/bug-report?x=1'],
    ['GET', '/recs?list=x'],
    ['GET', '/RECS?list=x'],
    ['GET', '/recs/?list=x'],
    ['GET', '/random'],
    ['GET', '/random.data'],
    ['GET', '/apply.data'],
    ['GET', '/__manifest?p=x'],
    ['GET', `/list?${'x'.repeat(600)}`],
  ])('does not exist for %s %s', async (method, path) => {
    expect((await send(path, {}, method)).text).toBe(`own ${path}`);
    expect(rendered).toEqual([]);
  });
});

describe('a flood of uncached pages', () => {
  it('is rendered a few at a time, queued up to a bound, and refused with 503 beyond it', async () => {
    await send('/cached-before');
    rendered = [];
    let release = (): void => undefined;
    blocked = new Promise((resolve) => (release = resolve));
    const flood = Array.from({ length: 430 }, (_, index) => send(`/flood?${index}`));
    const refused = await Promise.race(flood);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(rendered).toHaveLength(2);
    expect((await send('/cached-before')).status).toBe(200);
    release();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(rendered.length);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('renders no page whose clients have all disconnected', async () => {
    const gates = createGates({ maxWaitMs: 60_000 });
    const small = await startSite({ renderPage, gates });
    let release = (): void => undefined;
    blocked = new Promise((resolve) => (release = resolve));
    const open = (path: string) =>
      httpRequest(small.url, { path, agent: false })
        .on('error', () => undefined)
        .end();
    const first = ['/first?1', '/first?2'].map((path) => send(path, {}, 'GET', small));
    await expect.poll(() => rendered.length).toBe(2);
    const gone = [open('/gone'), open('/gone'), open('/gone?2')];
    await expect.poll(() => gates.pages.size).toBe(4);
    gone.forEach((request) => request.destroy());
    await expect.poll(() => gates.pages.size).toBe(2);
    release();
    await Promise.all(first);
    expect(rendered.map(({ url }) => new URL(url).pathname)).toEqual(['/first', '/first']);
    await small.close();
  });
});

describe('uncacheable responses', () => {
  it.each([
    ['/missing', 404],
    ['/moved', 301],
    ['/sets-cookie', 200],
    ['/breaks', 500],
  ])('%s is rendered for each request', async (path, status) => {
    for (const _ of [1, 2]) expect((await send(path)).status).toBe(status);
    expect(rendered).toHaveLength(2);
  });
});

describe('the requested host', () => {
  it('has pages of its own where no origin is configured', async () => {
    const first = await send('/host', { Host: 'a.example' });
    const other = await send('/host', { Host: 'b.example:8080' });
    expect(first.text).toContain('http://a.example/host');
    expect(other.text).toContain('http://b.example:8080/host');
    expect((await send('/host', { Host: 'a.example' })).text).toBe(first.text);
    expect(rendered).toHaveLength(2);
  });

  it.each([
    { Host: 'evil"><script>' },
    { Host: 'a.example/evil' },
    { Host: 'a.example\\evil' },
    { Host: 'user@a.example' },
    { Host: 'a.example?x' },
    { Host: ' ' },
  ])('gets no page where it is invalid: %j', async (headers) => {
    expect((await send('/hostile', headers)).status).toBe(400);
    expect(rendered).toEqual([]);
  });

  it('ignores forwarding headers without a trusted proxy', async () => {
    const plain = await send('/forwarded', { Host: 'a.example' });
    const forwarded = await send('/forwarded', {
      Host: 'a.example',
      'X-Forwarded-Host': 'evil.example:666',
      'X-Forwarded-Proto': 'https',
    });
    expect(forwarded.text).toBe(plain.text);
    expect(rendered).toHaveLength(1);
  });

  it('is that which a trusted proxy forwards, where it is valid', async () => {
    const behind = await open({ TRUST_PROXY: '1' });
    const forwarded = (headers: Headers) =>
      send('/proxied', { Host: 'inside:3000', ...headers }, 'GET', behind);
    const https = { 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Proto': 'https' };
    expect((await forwarded(https)).text).toContain('GET https://a.example/proxied');
    expect((await forwarded({ ...https, 'X-Forwarded-Proto': 'http' })).text).toContain(
      'GET http://a.example/',
    );
    expect((await forwarded({ ...https, 'X-Forwarded-Proto': 'javascript' })).text).toContain(
      'GET http://a.e',
    );
    expect((await forwarded({ ...https, 'X-Forwarded-Host': '"><b>' })).status).toBe(400);
    expect((await forwarded(https)).text).toContain('GET https://a.example/proxied');
    await behind.close();
  });

  it('is ignored where the origin is configured', async () => {
    const configured = await open({ ORIGIN: 'https://crownsmith.example' });
    for (const Host of ['a.example', 'b.example:8080'])
      expect((await send('/canon', { Host }, 'GET', configured)).text).toContain(
        'GET https://crownsmith.example/canon',
      );
    expect(rendered).toHaveLength(1);
    await configured.close();
  });
});

describe('a flood of wrong URLs, queries and hosts', () => {
  it('does not evict a page that is requested again', async () => {
    const small = await open({ HTML_CACHE_MB: '1' });
    const from = (path: string, headers: Headers = {}) => send(path, headers, 'GET', small);
    await from('/hot');
    await from('/hot');
    for (let index = 0; index < 100; index += 1) {
      await from(`/missing?n=${index}`);
      await from(`/list?n=${index}`);
      await from('/list', { Host: `h${index}.example` });
    }
    const before = rendered.length;
    await from('/hot');
    expect(rendered).toHaveLength(before);
    await small.close();
  });
});

describe('a new snapshot', () => {
  it('has its own pages at once; a page rendered during the change is not cached', async () => {
    const changing = await open();
    const outer = site;
    site = changing;
    try {
      expect((await send('/new')).text).toContain('fixture-0001');
      let release = (): void => undefined;
      blocked = new Promise((resolve) => (release = resolve));
      const meanwhile = send('/meanwhile');
      await expect.poll(() => rendered.length).toBe(2);
      await writeSnapshotFixture(changing.folder, { version: 'fixture-0002', decks: 60 });
      await expect.poll(() => changing.store.current()?.manifest.version).toBe('fixture-0002');
      release();
      await meanwhile;
      blocked = undefined;
      for (const path of ['/new', '/meanwhile']) expect((await send(path)).text).toContain('fixture-0002');
    } finally {
      site = outer;
      await changing.close();
    }
  });
});
