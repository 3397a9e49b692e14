import { describe, expect, it } from 'vitest';
import { drawnContextOf, drawnKey } from './drawn-context.server';
import { rememberedStyle, styleCookie } from './list-style.server';

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });
const inside = { 'Sec-Fetch-Site': 'same-origin' };

describe('the style of lists', () => {
  it('is remembered by a cookie', () => {
    expect(rememberedStyle(ask('/', { Cookie: 'theme=dark; listStyle=table' }))).toBe('table');
    expect(rememberedStyle(ask('/', { Cookie: 'listStyle=poster' }))).toBeUndefined();
  });
  it('is kept when a link of the site asks for another', () => {
    expect(styleCookie(ask('/top?view=text', inside))).toMatch(/^listStyle=text; Path=\/; Max-Age=31536000;/);
    expect(styleCookie(ask('/top?view=text', { ...inside, Cookie: 'listStyle=text' }))).toBeUndefined();
    expect(styleCookie(ask('/top?view=poster', inside))).toBeUndefined();
  });
  it('is left alone by an address that comes from elsewhere', () =>
    expect(styleCookie(ask('/top?view=text', { 'Sec-Fetch-Site': 'cross-site' }))).toBeUndefined());
});

it('a page knows its address without the view of its lists', () => {
  const { path, rest, view } = drawnContextOf(ask('/top.data?window=week&sort=price&_routes=x'));
  expect([path, rest, view.sort]).toEqual(['/top', [['window', 'week']], 'price']);
});

it('the key of a page is empty for most visitors', () => {
  expect(drawnKey(ask('/top', { Cookie: 'theme=dark' }))).toBe('');
  expect(drawnKey(ask('/top', { Cookie: 'listStyle=text' }))).toBe('text/');
});
