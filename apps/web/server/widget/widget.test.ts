import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendLines, headerOf } from '../testing/raw-request';
import { startSite, type TestSite } from '../testing/site';
import { createWidgetScript, WidgetMissingError } from './widget-script';

const SCRIPT = 'console.log("widget")';
let site: TestSite;
beforeAll(async () => {
  const widgetFolder = await mkdtemp(join(tmpdir(), 'crownsmith-widget-'));
  await writeFile(join(widgetFolder, 'widget.js'), SCRIPT);
  await writeFile(join(widgetFolder, 'widget.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(widgetFolder, 'widget.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(widgetFolder, 'userscript.js'), '"the script"');
  site = await startSite({ widgetFolder });
});
afterAll(() => site.close());

describe('/crownsmith.user.js', () => {
  const read = async () => {
    const response = await site.fetch('/crownsmith.user.js');
    const [, head = '', code] =
      /^\/\/ ==UserScript==\n(.*)\n\/\/ ==\/UserScript==\n(.*)$/s.exec(response.text) ?? [];
    const rows = head.split('\n').map((row) => /^\/\/ @(\S+)\s*(.*)$/.exec(row)?.slice(1) ?? []);
    const valuesOf = (key: string) => rows.flatMap(([name, value]) => (name === key ? value : []));
    return { response, code, valuesOf };
  };

  it('is made for the address that it is asked for at', async () => {
    const { response, code, valuesOf } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Host');
    const address = `${site.url}/crownsmith.user.js`;
    expect([...valuesOf('updateURL'), ...valuesOf('downloadURL')]).toEqual([address, address]);
    expect(valuesOf('connect')).toEqual([new URL(site.url).hostname]);
    expect(valuesOf('match')).toEqual([
      'https://moxfield.com/*',
      'https://www.moxfield.com/*',
      'https://archidekt.com/*',
      'https://www.archidekt.com/*',
    ]);
    expect(valuesOf('version')).toEqual([expect.stringMatching(/^20\d\d\.\d{3,4}\.\d{1,4}$/)]);
    expect(code).toBe(`const CROWNSMITH_ORIGIN = "${site.url}";\n"the script"`);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('is sent as the client accepts it, each time: %s', async (encoding, decode) => {
    const { response: plain } = await read();
    for (let time = 0; time < 2; time += 1) {
      const response = await sendLines(site.url, 'GET /crownsmith.user.js', [
        `Host: ${new URL(site.url).host}`,
        `Accept-Encoding: ${encoding}`,
      ]);
      expect(headerOf(response, 'Content-Encoding')).toBe(encoding);
      expect(headerOf(response, 'Vary')).toContain('Accept-Encoding');
      expect(decode(Buffer.from(response.body, 'latin1')).toString()).toBe(plain.text);
    }
  });

  it.each(['a\tb', 'a"b', 'a\u2028b', "a';alert(1)"])('is not made for the host %j', async (host) => {
    const { status } = await sendLines(site.url, 'GET /crownsmith.user.js', [`Host: ${host}`]);
    expect(status).toBe(400);
  });
});

describe('/widget.js', () => {
  it.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('is sent to other origins as the client accepts it: %s', async (accepted, encoding, decode) => {
    const response = await sendLines(site.url, 'GET /widget.js', [
      'Host: localhost',
      `Accept-Encoding: ${accepted}`,
    ]);
    expect(response.status).toBe(200);
    expect(headerOf(response, 'Content-Encoding')).toBe(encoding);
    expect(decode(Buffer.from(response.body, 'latin1')).toString()).toBe(SCRIPT);
    const names = [
      'Access-Control-Allow-Origin',
      'Cross-Origin-Resource-Policy',
      'X-Content-Type-Options',
      'Content-Type',
    ];
    expect(names.map((name) => headerOf(response, name))).toEqual([
      '*',
      'cross-origin',
      'nosniff',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('is revalidated by its ETag', async () => {
    const first = await fetch(`${site.url}/widget.js`);
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/);
    const again = await fetch(`${site.url}/widget.js`, {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('stops the start where it is not built', () =>
    expect(() => createWidgetScript('/nowhere')).toThrow(WidgetMissingError));
});

describe('/embed/commanders/{slug}', () => {
  const get = (path: string) => fetch(`${site.url}/embed/commanders/${path}`, { redirect: 'manual' });

  it('shows the commander in a page that any other may frame, without scripts', async () => {
    const response = await get('edgar-markov?cards=1&theme=dark&locale=de');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Frame-Options')).toBeNull();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'.*style-src 'sha256-[^ ]+'; img-src .*frame-ancestors \*$/);
    expect(html).toContain('<article class="widget normal dark"');
    expect(html).toContain('Edgar Markov');
    expect(html).toContain('/commanders/edgar-markov?utm_source=embed&amp;utm_medium=frame" target="_blank"');
    expect(html.match(/<tr/g)).toHaveLength(2);
    expect(html).not.toMatch(/<script|style="/);
  });

  it('leaves the protection of all other pages against frames', async () => {
    const response = await fetch(`${site.url}/commanders/edgar-markov`);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each([['nobody'], ['%3Cscript%3E'], ["'"], ['EDGAR'], ['sol-ring']])(
    'says in the frame that there is no commander %s',
    async (slug) => {
      const response = await get(slug);
      expect(response.status).toBe(404);
      expect(response.headers.get('X-Frame-Options')).toBeNull();
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain('has no such commander');
    },
  );

  it.each([
    ['Edgar-Markov?cards=1&theme=dark', 'edgar-markov?cards=1&theme=dark'],
    ['Edgar%20Markov', 'edgar-markov'],
    ['tymna-the-weaver-thrasios-triton-hero', 'thrasios-triton-hero-tymna-the-weaver'],
    ['Tymna%20the%20Weaver%20+%20Thrasios,%20Triton%20Hero', 'thrasios-triton-hero-tymna-the-weaver'],
  ])('redirects %s to its canonical slug, with the options', async (path, target) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, `/embed/commanders/${target}`]);
  });

  it('has its defaults where options are invalid', async () => {
    const html = await (await get('edgar-markov?cards=x&theme=%22%3E&locale=%00&cards=3')).text();
    expect(html).toContain('<article class="widget normal auto"');
  });

  it('responds 405 to other methods', async () => {
    const response = await fetch(`${site.url}/embed/commanders/edgar-markov`, { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('/oembed of a commander', () => {
  const ask = async (more = ''): Promise<unknown> => {
    const page = encodeURIComponent(`${site.url}/commanders/edgar-markov`);
    return (await fetch(`${site.url}/oembed?url=${page}${more}`)).json();
  };

  it('has a frame of its size', async () =>
    expect(await ask()).toMatchObject({
      type: 'rich',
      width: 480,
      height: 447,
      html: expect.stringContaining(`<iframe src="${site.url}/embed/commanders/edgar-markov"`),
    }));

  it('has a smaller frame where less fits, and the link alone where none does', async () => {
    expect(await ask('&maxheight=300&maxwidth=320')).toMatchObject({ type: 'rich', width: 320, height: 300 });
    expect(await ask('&maxheight=90')).toMatchObject({ type: 'link' });
  });
});
