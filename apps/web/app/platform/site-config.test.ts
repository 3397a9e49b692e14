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

describe('the config of a site', () => {
  it('is empty unless it says something', () =>
    expect(parseSiteConfig('{}')).toEqual({ links: [], social: [], partners: [] }));
  it('may begin with a mark of its byte order', () => expect(parseSiteConfig('\ufeff{}').links).toEqual([]));
  it('brings links, a script and ads', () => {
    const config = parseSiteConfig(JSON.stringify(full));
    expect(config.links[0]?.label).toBe('Articles');
    expect(config.ads?.platform).toBe('Patreon');
    expect(configOrigins(config)).toEqual({
      scripts: ['https://count.example'],
      images: ['https://shop.example'],
      frames: ['https://ads.example'],
    });
  });
  it('takes links without a scheme, and those that a browser could not open', () =>
    expect(
      parseSiteConfig(
        '{"social":[{"label":"a","url":"shop.example"},{"label":"b","url":"two words.example"}]}',
      ).social.map(({ url }) => url),
    ).toEqual(['shop.example', 'two words.example']));
  it.each([
    ['no JSON', '{', /no JSON/],
    ['no address', '{"links":[{"label":"x","url":"javascript:alert(1)"}]}', /links\.0\.url/],
    ['a script behind a tab', '{"links":[{"label":"x","url":"java\\tscript:alert(1)"}]}', /links\.0\.url/],
    ['a script behind a mark', '{"links":[{"label":"x","url":"\\u0001javascript:x"}]}', /links\.0\.url/],
    ['a script of any host', '{"analytics":{"script":"https://*/x.js"}}', /analytics\.script/],
    [
      'a frame of many hosts',
      '{"ads":{"supportUrl":"a.example","frame":"https://*.a.example/"}}',
      /ads\.frame/,
    ],
    [
      'a host that ends a rule',
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
