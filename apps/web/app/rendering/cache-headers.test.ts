import { describe, expect, it } from 'vitest';
import { etagMatches, pageCacheControl, weakEtag, setPageCacheHeaders } from './cache-headers.server';

const visitor = { method: 'GET', status: 200, personal: false };

describe('how long a page may be kept', () => {
  it.each([
    ['a visitor', visitor, /^public, max-age=0, s-maxage=60/],
    ['a redirect', { ...visitor, status: 301 }, /^public/],
    ['a user', { ...visitor, personal: true }, /^private, no-cache$/],
    ['an error', { ...visitor, status: 404 }, /^no-store$/],
    ['an answer to a form', { ...visitor, method: 'POST' }, /^no-store$/],
  ])('%s', (_who, facts, header) => {
    expect(pageCacheControl(facts)).toMatch(header);
  });

  it('lets a route decide, adds to Vary, and shares nothing that sets a cookie', () => {
    const own = new Headers({ 'Cache-Control': 'no-store', Vary: 'Accept' });
    setPageCacheHeaders(own, visitor);
    expect(own.get('Cache-Control')).toBe('no-store');
    expect(own.get('Vary')).toBe('Accept, Cookie, Accept-Encoding');
    const cookie = new Headers({ 'Set-Cookie': 'a=1' });
    setPageCacheHeaders(cookie, visitor);
    expect(cookie.get('Cache-Control')).toBe('private, no-cache');
  });

  it('tags pages by their text', () => {
    const tag = weakEtag('<p>a</p>');
    expect(weakEtag('<p>b</p>')).not.toBe(tag);
    expect(etagMatches(`"old", ${tag}`, tag)).toBe(true);
    expect(etagMatches('"old"', tag)).toBe(false);
    expect(etagMatches(null, tag)).toBe(false);
  });
});
