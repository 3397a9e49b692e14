import { describe, expect, it } from 'vitest';
import {
  etagMatches,
  defaultCacheControl,
  originCaching,
  weakEtag,
  setPageCacheHeaders,
} from './cache-headers.server';

const ORIGIN = 'https://crownsmith.example';
const anonymous = {
  method: 'GET',
  status: 200,
  personal: false,
  origin: originCaching({ ORIGIN, TRUST_PROXY: 0 }),
};

describe('Cache-Control of a page', () => {
  it.each([
    ['an anonymous page', anonymous, /^public, max-age=0, s-maxage=60/],
    ['an anonymous page that changes soon', { ...anonymous, changesSoon: true }, /^public, no-cache$/],
    [
      'a personal page that changes soon',
      { ...anonymous, personal: true, changesSoon: true },
      /^private, no-cache$/,
    ],
    ['a redirect', { ...anonymous, status: 301 }, /^public/],
    ['a personal page', { ...anonymous, personal: true }, /^private, no-cache$/],
    ['an error', { ...anonymous, status: 404 }, /^no-store$/],
    ['the response to a form', { ...anonymous, method: 'POST' }, /^no-store$/],
  ])('of %s', (_kind, facts, header) => {
    expect(defaultCacheControl(facts)).toMatch(header);
  });

  it('is left to a route that sets it, with more in Vary, and private where the response sets a cookie', () => {
    const own = new Headers({ 'Cache-Control': 'no-store', Vary: 'Accept' });
    setPageCacheHeaders(own, anonymous);
    expect(own.get('Cache-Control')).toBe('no-store');
    expect(own.get('Vary')).toBe('Accept, Cookie, Accept-Encoding');
    const cookie = new Headers({ 'Set-Cookie': 'a=1' });
    setPageCacheHeaders(cookie, anonymous);
    expect(cookie.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('the origin in a page', () => {
  const headersOf = (env: Parameters<typeof originCaching>[0]) => {
    const headers = new Headers();
    setPageCacheHeaders(headers, { ...anonymous, origin: originCaching(env) });
    return [headers.get('Cache-Control')?.split(',')[0], headers.get('Vary')];
  };

  it('is the same for every client where it is configured', () => {
    for (const TRUST_PROXY of [0, 1, 'loopback'])
      expect(headersOf({ ORIGIN, TRUST_PROXY })).toEqual(['public', 'Cookie, Accept-Encoding']);
  });

  it('varies by the requested host without a configured one, and keeps the page private behind a proxy', () => {
    expect(headersOf({ ORIGIN: undefined, TRUST_PROXY: 0 })).toEqual([
      'public',
      'Host, Cookie, Accept-Encoding',
    ]);
    for (const TRUST_PROXY of [1, 'loopback'])
      expect(headersOf({ ORIGIN: undefined, TRUST_PROXY })[0]).toBe('private');
  });
});

describe('ETags', () => {
  const etag = weakEtag('<p>a</p>');

  it('change with the body and match any of If-None-Match', () => {
    expect(weakEtag('<p>b</p>')).not.toBe(etag);
    expect(etagMatches(`"old", ${etag}`, etag)).toBe(true);
    expect(etagMatches('"old"', etag)).toBe(false);
    expect(etagMatches('*', etag)).toBe(true);
    expect(etagMatches('', etag)).toBe(false);
    expect(etagMatches(null, etag)).toBe(false);
  });
});
