import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weakEtag, setPageCacheHeaders } from '#app/rendering/cache-headers.server';
import { isPersonal } from '#app/visitor/visitor.server';
import { startSite, type TestSite } from '../testing/site';

type Headers = Readonly<Record<string, string>>;

let site: TestSite;
let drawn: Request[] = [];
/** what a page waits for before it is drawn */
let gate: Promise<void> | undefined;

/** A page that tells all that it was drawn for, and answers as the site's own pages do. */
const renderPage = async (request: Request): Promise<Response> => {
  drawn.push(request);
  const version = site.store.current()?.manifest.version;
  await gate;
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
  setPageCacheHeaders(headers, { method: request.method, status, personal });
  if (status === 200 && !isData) headers.set('ETag', weakEtag(text));
  return new Response(text, { status, headers });
};

/** Asks as no browser could: any Host, any method. */
const ask = async (path: string, headers: Headers = {}, method = 'GET', from = site) => {
  const asked = httpRequest(from.url, { path, method, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
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
  drawn = [];
  gate = undefined;
});

describe('a page for visitors', () => {
  it('is drawn once, and sent from memory as it was', async () => {
    const first = await ask('/once');
    const second = await ask('/once');
    expect(drawn).toHaveLength(1);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const rest = ({ date: _date, ...headers }: IncomingMessage['headers']) => headers;
    expect(rest(second.headers)).toEqual(rest(first.headers));
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'content-length': String(first.bytes.length),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Cookie, Accept-Encoding',
    });
  });

  it('is drawn once for all who ask at a time', async () => {
    let begin = (): void => undefined;
    gate = new Promise((resolve) => (begin = resolve));
    const asked = Array.from({ length: 20 }, (_, index) =>
      ask('/together', index % 2 ? { 'Accept-Encoding': 'gzip' } : {}),
    );
    await expect.poll(() => drawn.length).toBe(1);
    begin();
    const answers = await Promise.all(asked);
    expect(drawn).toHaveLength(1);
    const texts = answers.map(({ bytes }, index) => (index % 2 ? gunzipSync(bytes) : bytes).toString());
    expect(new Set(texts).size).toBe(1);
  });

  it('is drawn to its end though who asked first has gone', async () => {
    let begin = (): void => undefined;
    gate = new Promise((resolve) => (begin = resolve));
    const gone = httpRequest(site.url, { path: '/left', agent: false }).on('error', () => undefined);
    gone.end();
    await expect.poll(() => drawn.length).toBe(1);
    gone.destroy();
    const waiting = ask('/left');
    begin();
    expect(await waiting).toMatchObject({ status: 200 });
    expect(drawn).toHaveLength(1);
  });

  it('comes packed as each visitor takes it', async () => {
    const plain = await ask('/packed');
    const zipped = await ask('/packed', { 'Accept-Encoding': 'gzip, deflate' });
    const brotli = await ask('/packed', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const refused = await ask('/packed', { 'Accept-Encoding': 'gzip;q=0, br;q=0' });
    expect(drawn).toHaveLength(1);
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

  it('is 304 for who holds it, and its headers alone for HEAD', async () => {
    for (const round of ['drawn', 'kept']) {
      const head = await ask('/held', {}, 'HEAD');
      expect(head.text, round).toBe('');
      const got = await ask('/held');
      expect(head.headers).toMatchObject({
        etag: got.headers.etag,
        'content-length': String(got.bytes.length),
      });
      const tag = got.headers.etag ?? '';
      const held = await ask('/held', { 'If-None-Match': `"x", ${tag}` });
      expect(held).toMatchObject({ status: 304, text: '' });
      expect(held.headers).toMatchObject({ etag: tag, vary: 'Cookie, Accept-Encoding' });
      expect(held.headers['content-length']).toBeUndefined();
      expect((await ask('/held', { 'If-None-Match': '"other"' })).status).toBe(200);
    }
    expect(drawn).toHaveLength(1);
  });
});

describe('what a page is drawn for', () => {
  it('is the theme and the style of lists, each from its few values, and nothing else of a request', async () => {
    const visitors: readonly Headers[] = [
      {},
      { Cookie: 'theme=dark' },
      { Cookie: 'theme=light' },
      { Cookie: 'listStyle=table' },
      { Cookie: 'listStyle=table; theme=dark' },
      { Cookie: 'userState=%7B%22saltLevel%22%3A2%7D' },
    ];
    const texts: string[] = [];
    for (const headers of [...visitors, ...visitors]) texts.push((await ask('/who', headers)).text);
    expect(drawn).toHaveLength(visitors.length);
    expect(new Set(texts).size).toBe(visitors.length);
    expect(texts.slice(visitors.length)).toEqual(texts.slice(0, visitors.length));
    const odd = await ask('/who', {
      Cookie: `junk=1; theme=<script>; theme=dark; listStyle=table; _ga=2; x=${'y'.repeat(4000)}`,
      'User-Agent': 'evil',
      'Accept-Language': 'xx',
      'X-Forwarded-For': '1.2.3.4',
      'Sec-Fetch-Dest': 'empty',
    });
    expect(odd.text).toBe(texts[4]);
    expect(drawn).toHaveLength(visitors.length);
    expect(drawn.flatMap(({ headers }) => [...headers.keys()])).toEqual(Array(5).fill('cookie'));
  });

  it('is the settings of a visitor too, whose page shared caches may not hold', async () => {
    const settings = { Cookie: 'userState=%7B%22saltLevel%22%3A2%2C%22version%22%3A2%7D' };
    const first = await ask('/settings', settings);
    const again = await ask('/settings', { Cookie: 'x=1; userState={"saltLevel":2}' });
    expect(drawn).toHaveLength(1);
    expect(again.text).toBe(first.text);
    for (const { headers } of [first, again]) expect(headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/settings')).headers['cache-control']).toContain('public');
  });

  it('is never a session, whose page is nobody else’s', async () => {
    await ask('/session');
    for (const headers of [
      { Cookie: 'userState=%7B%22uid%22%3A%22u%22%7D' },
      { Cookie: 'theme=dark; userState=%7B' },
      { Cookie: 'session=1' },
      { Authorization: 'Bearer x' },
    ])
      expect((await ask('/session', headers)).text).toBe('own /session');
    expect((await ask('/session')).text).not.toContain('own');
    expect(drawn).toHaveLength(1);
  });

  it('is the address with its query; data of a page are another thing', async () => {
    const texts = [];
    for (const path of ['/list', '/list?a=1', '/list?a=2', '/List', '/list/'])
      texts.push((await ask(path)).text);
    expect(new Set(texts).size).toBe(5);
    const count = drawn.length;
    for (const dest of ['empty', 'document', 'empty']) {
      const data = await ask('/list.data?_routes=x', { 'Sec-Fetch-Dest': dest });
      expect(data.headers).toMatchObject({
        'content-type': 'text/x-script',
        'cache-control': 'private, no-cache',
      });
      expect(data.text).toContain('/list.data?_routes=x []');
      const held = await ask('/list.data?_routes=x', { 'If-None-Match': data.headers.etag ?? '' });
      expect(held.status).toBe(304);
      expect((await ask('/list', { 'Sec-Fetch-Dest': dest })).text).toBe(texts[0]);
    }
    expect(drawn).toHaveLength(count + 1);
  });

  it('is left to the page itself where a link changes the style that is remembered', async () => {
    const inside = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await ask('/top?view=text', inside)).text).toBe('own /top?view=text');
    expect((await ask('/top?view=text', { ...inside, Cookie: 'listStyle=text' })).text).toContain('GET');
    expect((await ask('/top?view=text', { 'Sec-Fetch-Site': 'cross-site' })).text).toContain('GET');
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
  ])('%s %s is no page for everybody', async (method, path) => {
    expect((await ask(path, {}, method)).text).toBe(`own ${path}`);
    expect(drawn).toEqual([]);
  });
});

describe('a flood of pages that have to be drawn', () => {
  it('draws a few at a time, keeps the rest waiting, and says 503 when that are too many', async () => {
    await ask('/kept-before');
    drawn = [];
    let begin = (): void => undefined;
    gate = new Promise((resolve) => (begin = resolve));
    const flood = Array.from({ length: 430 }, (_, index) => ask(`/flood?${index}`));
    const refused = await Promise.race(flood);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(drawn).toHaveLength(4);
    expect((await ask('/kept-before')).status).toBe(200);
    begin();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(404);
    expect(statuses.filter((status) => status === 503)).toHaveLength(26);
  });
});

describe('many pages that have to be drawn', () => {
  it('leave turns of the event loop to whoever asks for something quick', async () => {
    let turns = 0;
    let counting: NodeJS.Immediate | undefined;
    const count = (): void => {
      turns += 1;
      counting = setImmediate(count);
    };
    let begin = (): void => undefined;
    gate = new Promise((resolve) => (begin = resolve));
    const flood = Array.from({ length: 60 }, (_, index) => ask(`/of-many?${index}`, {}, 'HEAD'));
    await expect.poll(() => drawn.length).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 200));
    count();
    begin();
    await expect.poll(() => drawn.length, { interval: 1 }).toBe(60);
    clearImmediate(counting);
    await Promise.all(flood);
    expect(turns).toBeGreaterThan((56 / 4) * 30);
  });
});

describe('answers that are not kept', () => {
  it.each([
    ['/missing', 404],
    ['/moved', 301],
    ['/sets-cookie', 200],
    ['/breaks', 500],
  ])('%s', async (path, status) => {
    for (const _ of [1, 2]) expect((await ask(path)).status).toBe(status);
    expect(drawn).toHaveLength(2);
  });
});

describe('hosts', () => {
  it('have pages of their own where no origin is configured', async () => {
    const first = await ask('/host', { Host: 'a.example' });
    const other = await ask('/host', { Host: 'b.example:8080' });
    expect(first.text).toContain('http://a.example/host');
    expect(other.text).toContain('http://b.example:8080/host');
    expect((await ask('/host', { Host: 'a.example' })).text).toBe(first.text);
    expect(drawn).toHaveLength(2);
  });

  it.each([
    { Host: 'evil"><script>' },
    { Host: 'a.example/evil' },
    { Host: 'a.example\\evil' },
    { Host: 'user@a.example' },
    { Host: 'a.example?x' },
    { Host: ' ' },
  ])('%j is none', async (headers) => {
    expect((await ask('/hostile', headers)).text).toContain('GET http://localhost/hostile ');
  });

  it('do not follow headers that no trusted proxy has set', async () => {
    const plain = await ask('/forwarded', { Host: 'a.example' });
    const forwarded = await ask('/forwarded', {
      Host: 'a.example',
      'X-Forwarded-Host': 'evil.example:666',
      'X-Forwarded-Proto': 'https',
    });
    expect(forwarded.text).toBe(plain.text);
    expect(drawn).toHaveLength(1);
  });

  it('follow a trusted proxy, whatever else it hands on', async () => {
    const behind = await open({ TRUST_PROXY: '1' });
    const asked = (headers: Headers) => ask('/proxied', { Host: 'inside:3000', ...headers }, 'GET', behind);
    const https = { 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Proto': 'https' };
    expect((await asked(https)).text).toContain('GET https://a.example/proxied');
    expect((await asked({ ...https, 'X-Forwarded-Proto': 'http' })).text).toContain('GET http://a.example/');
    expect((await asked({ ...https, 'X-Forwarded-Proto': 'javascript' })).text).toContain('GET http://a.e');
    expect((await asked({ ...https, 'X-Forwarded-Host': '"><b>' })).text).toContain('GET https://localhost/');
    expect((await asked(https)).text).toContain('GET https://a.example/proxied');
    await behind.close();
  });

  it('are all one where the origin is configured', async () => {
    const configured = await open({ ORIGIN: 'https://crownsmith.example' });
    for (const Host of ['a.example', 'evil"'])
      expect((await ask('/canon', { Host }, 'GET', configured)).text).toContain(
        'GET https://crownsmith.example/canon',
      );
    expect(drawn).toHaveLength(1);
    await configured.close();
  });
});

describe('under a flood', () => {
  it('of wrong addresses, queries and hosts a page that is asked for stays', async () => {
    const small = await open({ HTML_CACHE_MB: '1' });
    const from = (path: string, headers: Headers = {}) => ask(path, headers, 'GET', small);
    await from('/hot');
    await from('/hot');
    for (let index = 0; index < 100; index += 1) {
      await from(`/missing?n=${index}`);
      await from(`/list?n=${index}`);
      await from('/list', { Host: `h${index}.example` });
    }
    const before = drawn.length;
    await from('/hot');
    expect(drawn).toHaveLength(before);
    await small.close();
  });
});

describe('a new snapshot', () => {
  it('has pages of its own at once, and one that was drawn meanwhile is not kept', async () => {
    const changing = await open();
    const outer = site;
    site = changing;
    try {
      expect((await ask('/new')).text).toContain('fixture-0001');
      let begin = (): void => undefined;
      gate = new Promise((resolve) => (begin = resolve));
      const meanwhile = ask('/meanwhile');
      await expect.poll(() => drawn.length).toBe(2);
      await writeSnapshotFixture(changing.folder, { version: 'fixture-0002', decks: 60 });
      await expect
        .poll(() => changing.store.current()?.manifest.version, { timeout: 5000 })
        .toBe('fixture-0002');
      begin();
      await meanwhile;
      gate = undefined;
      for (const path of ['/new', '/meanwhile']) expect((await ask(path)).text).toContain('fixture-0002');
    } finally {
      site = outer;
      await changing.close();
    }
  });
});
