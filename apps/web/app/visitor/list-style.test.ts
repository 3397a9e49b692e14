import { describe, expect, it } from 'vitest';
import { renderContextOf } from '#app/rendering/render-context.server';
import { rememberedStyle, styleCookie } from './list-style.server';

const visit = (url: string, cookies: string | null = null, fetchSite = 'same-origin') =>
  styleCookie({ method: 'GET', fetchSite, url, cookies });

describe('the list style', () => {
  it('is read from a cookie', () => {
    expect(rememberedStyle('theme=dark; listStyle=table')).toBe('table');
    expect(rememberedStyle('listStyle=poster')).toBeUndefined();
  });
  it('is stored when a link of the site changes it', () => {
    expect(visit('http://localhost/top?view=text')).toBe(
      'listStyle=text;path=/;max-age=31536000;samesite=lax',
    );
    expect(visit('/top?view=text', 'listStyle=text')).toBeUndefined();
    expect(visit('/top?view=poster')).toBeUndefined();
  });
  it('is stored in a Secure cookie on a site with HTTPS', () =>
    expect(visit('https://crownsmith.example/top?view=text')).toMatch(/;secure$/));
  it('is not changed by a link on another site', () =>
    expect(visit('/top?view=text', null, 'cross-site')).toBeUndefined());
});

it('the render context separates list options from other parameters', () => {
  const { path, otherParameters, listOptions } = renderContextOf(
    new Request('http://localhost/top.data?window=week&sort=price&_routes=x'),
  );
  expect([path, otherParameters, listOptions.sort]).toEqual(['/top', [['window', 'week']], 'price']);
});
