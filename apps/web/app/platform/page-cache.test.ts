import { describe, expect, it } from 'vitest';
import { holdsTag, pageCacheControl, pageTag, setPageCacheHeaders } from './page-cache.server';

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
    const tag = pageTag('<p>a</p>');
    expect(pageTag('<p>b</p>')).not.toBe(tag);
    expect(holdsTag(`"old", ${tag}`, tag)).toBe(true);
    expect(holdsTag('"old"', tag)).toBe(false);
    expect(holdsTag(null, tag)).toBe(false);
  });
});
