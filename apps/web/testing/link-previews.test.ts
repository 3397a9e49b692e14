import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../server/testing/site';
import { MESSENGERS, PICTURE_LIMITS, SHOWN_CHARACTERS, type Messenger } from './messengers';
import { startWholeSite } from './whole-site';

let site: TestSite;
/** Addresses as people send them, by what they show. */
let pages: Readonly<Record<string, string>>;
let disallowed: readonly string[];

beforeAll(async () => {
  site = await startWholeSite();
  const deckAt = async (query: string): Promise<string> =>
    new URL((await fetch(`${site.url}/deck?${query}`)).url).searchParams.get('d') ?? '';
  const [deck, other] = [
    await deckAt('average=edgar-markov'),
    await deckAt('commander=thrasios-triton-hero'),
  ];
  pages = {
    site: '/',
    commander: '/commanders/edgar-markov',
    card: '/cards/sol-ring',
    comparison: '/compare?a=edgar-markov&b=tymna-the-weaver',
    precon: '/precon/test-precon',
    deck: `/deck?d=${deck}`,
    'tab of a deck': `/deck?d=${deck}&tab=swap`,
    passport: `/deck/passport?d=${deck}&say=No%20tutors`,
    table: `/table?d=${deck}&d=${other}`,
  };
  disallowed = (await site.fetch('/robots.txt')).text
    .split('\n')
    .flatMap((line) => (line.startsWith('Disallow: ') ? line.slice('Disallow: '.length) : []));
});
afterAll(() => site.close());

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The tags of Open Graph in a part of a document's head. */
const tagsOf = (html: string): ReadonlyMap<string, string> => {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = head.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"\/>/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, decode(content)]));
};

const ask = (messenger: Messenger, path: string, method = 'GET'): Promise<Response> =>
  fetch(new URL(path, site.url), {
    method,
    redirect: 'manual',
    headers: {
      'User-Agent': messenger.pageAgent,
      Accept: messenger.accept,
      ...(messenger.sendsRange && { Range: `bytes=0-${messenger.htmlBytes}` }),
    },
  });

const KINDS = [
  'site',
  'commander',
  'card',
  'comparison',
  'precon',
  'deck',
  'tab of a deck',
  'passport',
  'table',
] as const;

describe.each(MESSENGERS)('$name', (messenger) => {
  it.each(KINDS)('shows a title, a description and a picture of a %s', async (kind) => {
    const path = pages[kind] ?? '';
    const page = await ask(messenger, path);
    expect([200, 206]).toContain(page.status);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('x-robots-tag')).toBeNull();
    const bytes = Buffer.from(await page.arrayBuffer()).subarray(0, messenger.htmlBytes);
    const tags = tagsOf(bytes.toString());
    for (const [name, most] of Object.entries(SHOWN_CHARACTERS)) {
      expect(tags.get(name)?.length, name).toBeGreaterThan(0);
      expect(tags.get(name)?.length, name).toBeLessThanOrEqual(most);
    }
    const picture = new URL(tags.get('image') ?? '');
    expect([picture.origin, new URL(tags.get('url') ?? '').origin]).toEqual([site.url, site.url]);
    for (const from of disallowed)
      expect([path, picture.pathname].filter((one) => one.startsWith(from))).toEqual([]);

    const response = await fetch(picture, {
      redirect: 'manual',
      headers: { 'User-Agent': messenger.pictureAgent },
    });
    const image = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(PICTURE_LIMITS.types).toContain(response.headers.get('content-type'));
    expect(tags.get('image:type')).toBe(response.headers.get('content-type'));
    expect(image.byteLength).toBeLessThan(messenger.pictureBytes);
    const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
    expect([tags.get('image:width'), tags.get('image:height')]).toEqual([String(width), String(height)]);
    expect(width).toBeGreaterThanOrEqual(PICTURE_LIMITS.width);
    expect(width / height).toBeLessThanOrEqual(PICTURE_LIMITS.proportion);
  });
});

describe('previews', () => {
  it.each(KINDS)('are there for who asks for the headers of a %s first', async (kind) => {
    for (const messenger of MESSENGERS) {
      const { status, headers } = await ask(messenger, pages[kind] ?? '', 'HEAD');
      expect([status, headers.get('content-type')?.startsWith('text/html')]).toEqual([200, true]);
    }
  });

  it.each([
    ['deck', 'deck'],
    ['tab of a deck', 'deck'],
    ['passport', 'passport'],
    ['table', 'table'],
    ['commander', 'commanders'],
    ['precon', 'site'],
  ])('of a %s have a picture of their own', async (kind, folder) => {
    const page = await site.fetch(pages[kind] ?? '');
    expect(tagsOf(page.text).get('image')).toMatch(new RegExp(`/og/${folder}[/.]`));
  });

  it('name every deck of a table', async () => {
    const tags = tagsOf((await site.fetch(pages['table'] ?? '')).text);
    expect(tags.get('title')).toBe('Edgar Markov and Thrasios, Triton Hero at a table');
    expect(tags.get('description')).toMatch(/^Estimated brackets \d and \d; /);
  });

  it('has no picture of a table of one deck, nor of what is no deck', async () => {
    const [, code = ''] = /d=([\w-]+)/.exec(pages['deck'] ?? '') ?? [];
    for (const name of [code, `${code}.not-a-deck-code`, [code, code, code, code, code, code].join('.')])
      expect((await site.fetch(`/og/table/${name}.png`)).status).toBe(404);
  });
});

it('docs/link-previews.md has a row for each messenger, with its figures', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/link-previews.md'), 'utf8');
  for (const { name, pageAgent, pictureAgent, htmlBytes, sendsRange, pictureBytes, source } of MESSENGERS) {
    const agents = [...new Set([pageAgent, pictureAgent])].map((agent) => `\`${agent}\``).join(', ');
    const range = sendsRange ? ', by `Range`' : '';
    const inKilobytes = (bytes: number): string => `${Math.floor(bytes / 1000)} kB`;
    expect(text).toContain(
      `| ${name} | ${agents} | ${inKilobytes(htmlBytes)}${range} | ${inKilobytes(pictureBytes)} | ${source} |`,
    );
  }
});
