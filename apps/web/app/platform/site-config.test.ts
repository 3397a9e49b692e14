import { describe, expect, it } from 'vitest';
import { configOrigins, parseSiteConfig } from './site-config.server';

const full = {
  links: [{ label: 'Articles', url: 'https://articles.example/' }],
  analytics: { script: 'https://count.example/a.js' },
  ads: {
    supportUrl: 'https://support.example/us',
    frame: 'https://ads.example/frame?slot=1',
    banners: [{ image: 'https://shop.example/b.png', url: 'https://shop.example/', label: 'A shop' }],
  },
};

describe('the site config', () => {
  it('is empty by default', () =>
    expect(parseSiteConfig('{}')).toEqual({
      bugReportEmail: 'bugs@crownsmith.example',
      links: [],
      social: [],
      partners: [],
      affiliates: {},
    }));
  it('has the address for bug reports', () =>
    expect(parseSiteConfig('{"bugReportEmail":"help@shop.example"}').bugReportEmail).toBe(
      'help@shop.example',
    ));
  it('may begin with a byte order mark', () => expect(parseSiteConfig('\ufeff{}').links).toEqual([]));
  it('contains links, a script and ads', () => {
    const config = parseSiteConfig(JSON.stringify(full));
    expect(config.links[0]?.label).toBe('Articles');
    expect(config.ads?.platform).toBe('Patreon');
    expect(configOrigins(config)).toEqual({
      scripts: ['https://count.example'],
      images: ['https://shop.example'],
      frames: ['https://ads.example'],
    });
  });
  it('contains what was agreed with shops', () => {
    const affiliates = {
      tcgplayer: 'https://partner.shop.example/c/1/2/3?sub=a',
      cardkingdom: { partner: 'us', utm_campaign: 'decks' },
    };
    expect(parseSiteConfig(JSON.stringify({ affiliates })).affiliates).toEqual(affiliates);
  });
  it.each([
    ['without a scheme', 'partner.shop.example/c/1'],
    ['over http', 'http://partner.shop.example/c/1'],
    ['that is a script', 'javascript:alert(1)'],
    ['of many hosts', 'https://*.shop.example/c/1'],
    ['with a fragment, which would end it', 'https://partner.shop.example/c/1#top'],
    ['that leads elsewhere', 'https://partner.shop.example/c/1?u=https%3A%2F%2Fa.example'],
  ])('refuses an affiliate link %s', (_, tcgplayer) =>
    expect(() => parseSiteConfig(JSON.stringify({ affiliates: { tcgplayer } }))).toThrow(
      /affiliates\.tcgplayer/,
    ),
  );
  it.each([
    ['an unknown shop', { shop: 'https://a.example' }, /affiliates/],
    ['a parameter without a name', { cardkingdom: { '': 'x' } }, /affiliates\.cardkingdom/],
    ['a parameter that would replace the list', { cardkingdom: { c: '1 Opt' } }, /affiliates\.cardkingdom/],
  ])('refuses %s of affiliates', (_, affiliates, message) =>
    expect(() => parseSiteConfig(JSON.stringify({ affiliates }))).toThrow(message),
  );
  it('accepts links without a scheme and links that no browser opens', () =>
    expect(
      parseSiteConfig(
        '{"social":[{"label":"a","url":"shop.example"},{"label":"b","url":"two words.example"}]}',
      ).social.map(({ url }) => url),
    ).toEqual(['shop.example', 'two words.example']));
  it.each([
    ['an address that is none', '{"bugReportEmail":"help"}', /bugReportEmail/],
    ['invalid JSON', '{', /not valid JSON/],
    ['a javascript: URL', '{"links":[{"label":"x","url":"javascript:alert(1)"}]}', /links\.0\.url/],
    [
      'a javascript: URL with a tab',
      '{"links":[{"label":"x","url":"java\\tscript:alert(1)"}]}',
      /links\.0\.url/,
    ],
    [
      'a javascript: URL with a control character',
      '{"links":[{"label":"x","url":"\\u0001javascript:x"}]}',
      /links\.0\.url/,
    ],
    ['a script from any host', '{"analytics":{"script":"https://*/x.js"}}', /analytics\.script/],
    [
      'a frame from many hosts',
      '{"ads":{"supportUrl":"a.example","frame":"https://*.a.example/"}}',
      /ads\.frame/,
    ],
    [
      'a host that ends a directive',
      '{"analytics":{"script":"https://a;script-src-elem/x.js"}}',
      /analytics\.script/,
    ],
    ['a host in quotes', `{"analytics":{"script":"https://'unsafe-inline'/x.js"}}`, /analytics\.script/],
    ['a nameless link', '{"social":[{"label":" ","url":"https://a.example"}]}', /social\.0\.label/],
    [
      'a ninth banner',
      JSON.stringify({ ads: { ...full.ads, banners: Array(9).fill(full.ads.banners[0]) } }),
      /banners/,
    ],
  ])('refuses %s', (_, text, message) => expect(() => parseSiteConfig(text)).toThrow(message));
});
