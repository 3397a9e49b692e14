import { readFileSync } from 'node:fs';
import { AD_PLACEHOLDER_HEIGHT } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { type Ads, chooseAd, isSidebarOff, showsPlaceholder } from './ad-box';

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

describe('chooseAd', () => {
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
  ])('picks for %d: %s', (random, expected) => {
    const pick = chooseAd(ads, random);
    expect(pick.kind === 'banner' ? pick.label : pick.kind).toBe(expected);
  });
  it('picks the placeholder where the config has no ad', () =>
    expect(chooseAd({ ...ads, frame: undefined, banners: [] }, 0.1)).toEqual({ kind: 'placeholder' }));
});

it.each([
  ['/', true], ['/about-us', true], ['/account', true], ['/apply', true], ['/bug-report', true],
  ['/confirm-password', true], ['/contact-us', true], ['/forgot-password', true], ['/privacy', true],
  ['/reset-password', true], ['/signin', true], ['/signup', true],
  ['/top', false], ['/faq', false], ['/recs', false], ['/commanders/edgar-markov', false],
])('sidebar ad off on %s: %s', (path, off) => expect(isSidebarOff(path)).toBe(off)); // prettier-ignore

it('picks each ad with the share of the specification', () => {
  const all: Ads = { ...ads, banners: 'abcdefgh'.split('').map(banner) };
  const counts = new Map<string, number>();
  const picks = 100_000;
  let seed = 1;
  for (let i = 0; i < picks; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const pick = chooseAd(all, seed / 2 ** 32);
    const name = pick.kind === 'banner' ? pick.label : pick.kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const shares = { frame: 30, a: 20, b: 20, c: 10, d: 4, e: 4, f: 4, g: 4, h: 4 };
  expect([...counts.keys()].sort()).toEqual(Object.keys(shares).sort());
  for (const [name, share] of Object.entries(shares))
    expect(Math.abs((100 * (counts.get(name) ?? 0)) / picks - share)).toBeLessThan(0.5);
});

it.each([
  [{ adFree: false }, true],
  [{ adFree: true }, false],
  [{ adFree: true, always: true }, true],
  [{ adFree: false, off: true }, false],
  [{ adFree: true, always: true, off: true }, false],
])('placeholder with %j: %s', (flags, shown) => expect(showsPlaceholder(flags)).toBe(shown));

it('gives the placeholder the height of the specification', () => {
  const css = readFileSync(new URL('AdBox.module.css', import.meta.url), 'utf8');
  expect(/\.placeholder \{[^}]*\bheight: (\d+)px;/.exec(css)?.[1]).toBe(String(AD_PLACEHOLDER_HEIGHT));
});
