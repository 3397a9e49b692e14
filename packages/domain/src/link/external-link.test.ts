import { describe, expect, it } from 'vitest';
import type { Result } from '../result';
import { cardKingdomUrl, archidektUrl, moxfieldUrl, tcgplayerUrl, type UrlTooLong } from './export-link';
import { EXTERNAL_LINK_ATTRIBUTES, externalLink, type UtmParameters } from './external-link';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';

describe('external links (specification, section 5)', () => {
  it.each<[string, UtmParameters, string]>([
    ['https://shop.example/a', {}, 'https://shop.example/a?utm_source=crownsmith'],
    ['shop.example', {}, 'https://shop.example/?utm_source=crownsmith'],
    ['//shop.example/a', {}, 'https://shop.example/a?utm_source=crownsmith'],
    ['http://shop.example/', {}, 'http://shop.example/?utm_source=crownsmith'],
    ['HTTPS://Shop.example/A', {}, 'https://shop.example/A?utm_source=crownsmith'],
    [' shop.example ', {}, 'https://shop.example/?utm_source=crownsmith'],
    ['https://a.example/?utm_source=them', {}, 'https://a.example/?utm_source=them'],
    ['https://a.example/?utm_source=them', { source: 'us' }, 'https://a.example/?utm_source=us'],
    ['https://a.example/?utm_source=', {}, 'https://a.example/?utm_source=crownsmith'],
    ['https://a.example/', { source: 'a b&c' }, 'https://a.example/?utm_source=a%20b%26c'],
    [
      'https://a.example/?x=1%20y&z#part',
      { medium: 'clipboard' },
      'https://a.example/?x=1%20y&z&utm_source=crownsmith&utm_medium=clipboard#part',
    ],
    [
      'https://a.example/?utm_medium=old',
      { medium: 'new' },
      'https://a.example/?utm_source=crownsmith&utm_medium=new',
    ],
    ['https://a.example/?utm_medium=old', {}, 'https://a.example/?utm_medium=old&utm_source=crownsmith'],
    ['localhost:3000/a', {}, 'https://localhost:3000/a?utm_source=crownsmith'],
  ])('%j with %j is %s', (url, utm, link) =>
    expect(externalLink(url, utm)).toEqual({ ok: true, value: link }),
  );
  it.each([
    '',
    'http://',
    'https://',
    'two words.example',
    'javascript:alert(1)',
    'https://a.example:port/',
    'https://[',
    'https:// x',
  ])('%j gives an error', (url) =>
    expect(externalLink(url)).toEqual({ ok: false, error: { code: 'invalid-url', url } }),
  );
  test('are http(s) links, or an error for any other text', [fc.oneof(fc.string(), fc.webUrl())], (url) => {
    const link = externalLink(url, { medium: 'm' });
    if (link.ok) expect(link.value).toMatch(/^https?:\/\/.*[?&]utm_medium=m/);
    else expect(link.error.url).toBe(url);
  });
  test('are unchanged by a second call', [fc.webUrl({ withQueryParameters: true })], (url) => {
    const once = externalLink(url, { medium: 'm' });
    if (once.ok) expect(externalLink(once.value, { medium: 'm' })).toEqual(once);
  });
  it('open in a new tab, no opener, no referrer', () =>
    expect(EXTERNAL_LINK_ATTRIBUTES).toEqual({ target: '_blank', rel: 'noopener noreferrer' }));
});

const ok = <T>(value: T) => ({ ok: true, value });
const valueOf = <T>(result: Result<T, UrlTooLong>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('lists for other sites (URLs of 2026-11, not checked live)', () => {
  const lines = [
    { name: 'Fire // Ice', count: 1 },
    { name: 'Lim-Dûl the Necromancer', count: 1 },
    { name: "Look at Me, I'm R&D", count: 2 },
  ];
  const encoded =
    "1%20Fire%20%2F%2F%20Ice%7C%7C1%20Lim-D%C3%BBl%20the%20Necromancer%7C%7C2%20Look%20at%20Me%2C%20I'm%20R%26D";
  it('Card Kingdom', () =>
    expect(cardKingdomUrl(lines, { partner: 'us', utm_source: 'us & them' })).toEqual(
      ok(`https://www.cardkingdom.com/builder?c=${encoded}&partner=us&utm_source=us%20%26%20them`),
    ));
  it('TCGplayer, with and without an affiliate link', () => {
    const plain = `https://store.tcgplayer.com/massentry?productline=Magic&c=${encoded}`;
    expect(tcgplayerUrl(lines)).toEqual(ok(plain));
    expect(tcgplayerUrl(lines, { affiliateUrl: 'https://p.example/c/1' })).toEqual(
      ok(`https://p.example/c/1?u=${encodeURIComponent(plain)}`),
    );
    expect(tcgplayerUrl(lines, { affiliateUrl: 'https://p.example/c/1?sub=a' })).toEqual(
      ok(`https://p.example/c/1?sub=a&u=${encodeURIComponent(plain)}`),
    );
    expect(tcgplayerUrl(lines, { affiliateUrl: 'https://p.example/c/1?u=' })).toEqual(
      ok(`https://p.example/c/1?u=${encodeURIComponent(plain)}`),
    );
  });
  it('TCGplayer, with an error if the URL is too long', () => {
    const length = `https://store.tcgplayer.com/massentry?productline=Magic&c=${encoded}`.length;
    expect(tcgplayerUrl(lines, { maxLength: length }).ok).toBe(true);
    expect(tcgplayerUrl(lines, { maxLength: length - 1 })).toEqual({
      ok: false,
      error: { code: 'url-too-long', length, max: length - 1 },
    });
  });
  it('Archidekt, with the names of cards without an id', () => {
    const { url, leftOut } = valueOf(
      archidektUrl([
        { name: 'A', count: 1, zone: 'commander', scryfallId: 'id-a', foil: true },
        { name: 'B', count: 3, zone: 'main', scryfallId: 'id-b' },
        { name: 'C', count: 1, zone: 'sideboard', scryfallId: 'id-c' },
        { name: 'D', count: 1, zone: 'main' },
      ]),
    );
    expect(leftOut).toEqual(['D']);
    const deck: unknown = JSON.parse(
      decodeURIComponent(url.replace('https://archidekt.com/sandbox?deck=', '')),
    );
    expect(deck).toEqual([
      { c: 'c', f: 1, q: 1, u: 'id-a' },
      { c: 'm', f: 0, q: 3, u: 'id-b' },
      { c: 's', f: 0, q: 1, u: 'id-c' },
    ]);
  });
  test(
    'can be decoded to the list',
    [fc.array(fc.record({ name: anyCardName, count: fc.integer({ min: 1, max: 99 }) }))],
    (list) => {
      const texts = list.map(({ name, count }) => `${count} ${name}`);
      const listOf = (url: Result<string, UrlTooLong>) =>
        decodeURIComponent(valueOf(url).split('?c=')[1] ?? '');
      expect(listOf(cardKingdomUrl(list))).toBe(texts.join('||'));
      expect(listOf(moxfieldUrl(list))).toBe(texts.join('\n'));
    },
  );
  it.each([
    ['Card Kingdom', cardKingdomUrl, 8000],
    ['TCGplayer', tcgplayerUrl, 8000],
    ['Archidekt', archidektUrl, 16_000],
    ['Moxfield', moxfieldUrl, 8000],
  ] as const)('%s has a URL of a deck, and none that its server would refuse', (_, urlOf, max) => {
    const linesOf = (size: number) =>
      Array.from({ length: size }, (_line, at) => ({
        name: `A card with a long name ${at}`,
        count: 1,
        zone: 'main' as const,
        scryfallId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      }));
    expect(urlOf(linesOf(100)).ok).toBe(true);
    expect(urlOf(linesOf(400))).toMatchObject({ ok: false, error: { code: 'url-too-long', max } });
  });
  it('half a surrogate pair does not throw', () =>
    expect(valueOf(moxfieldUrl([{ name: 'A\ud800B', count: 1 }]))).toContain('AB'));
});
