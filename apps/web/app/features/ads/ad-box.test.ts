import { describe, expect, it } from 'vitest';
import { type Ads, chooseAd, showsBanner, showsPlaceholder } from './ad-box';

const banner = (label: string) => ({
  image: `https://${label}.example/b.png`,
  url: `https://${label}.example/`,
  label,
});
const ads: Ads = {
  supportUrl: 'https://support.example/',
  platform: 'Patreon',
  frame: 'https://ads.example/',
  banners: ['a', 'b', 'c'].map(banner),
};

describe('the pick of an ad', () => {
  it.each([
    [0, 'frame'],
    [0.299, 'frame'],
    [0.3, 'a'],
    [0.499, 'a'],
    [0.5, 'b'],
    [0.7, 'c'],
    [0.799, 'c'],
    [0.8, 'placeholder'],
    [0.999, 'placeholder'],
  ])('%d shows %s', (random, expected) => {
    const pick = chooseAd(ads, random);
    expect(pick.kind === 'banner' ? pick.label : pick.kind).toBe(expected);
  });
  it('shows the placeholder where the config has none', () =>
    expect(chooseAd({ ...ads, frame: undefined, banners: [] }, 0.1)).toEqual({ kind: 'placeholder' }));
});

it.each([
  ['/', false, false],
  ['/signin', false, false],
  ['/privacy', false, false],
  ['/top', false, true],
  ['/commanders/edgar-markov', false, true],
  ['/top', true, false],
])('%s, free of ads %s: a banner %s', (path, adFree, shown) => expect(showsBanner(path, adFree)).toBe(shown));

it.each([
  [{ adFree: false }, true],
  [{ adFree: true }, false],
  [{ adFree: true, always: true }, true],
  [{ adFree: false, off: true }, false],
  [{ adFree: true, always: true, off: true }, false],
])('%j: a placeholder %s', (flags, shown) => expect(showsPlaceholder(flags)).toBe(shown));
