import { describe, expect, it } from 'vitest';
import {
  AD_BANNER_SIZE,
  AD_PLACEHOLDER_HEIGHT,
  AD_SHARES,
  adPlaceholderText,
  adTier,
  hasSidebarAd,
  hidesAds,
  pickAd,
  SUPPORTER_TIERS,
  type AdTier,
  type Patreon,
} from './ad';

describe('ads (specification, sections 2, 4 and 9)', () => {
  it.each<[Patreon | null, boolean, AdTier]>([
    [null, false, 'none'],
    [null, true, 'rare'],
    [{ status: 'active_patron', entitledCents: 500 }, false, 'rare'],
    [{ status: 'active_patron', entitledCents: 499 }, false, 'uncommon'],
    [{ status: 'active_patron', entitledCents: 200 }, false, 'uncommon'],
    [{ status: 'active_patron', entitledCents: 199 }, false, 'none'],
    [{ status: 'former_patron', entitledCents: 900 }, false, 'none'],
    [{ status: null, entitledCents: 900 }, false, 'none'],
    [{ status: 'active', entitledCents: 300 }, false, 'uncommon'],
    [{ status: 'active_patron', entitledCents: Number.NaN }, false, 'none'],
  ])('%j, admin %j: %s', (patreon, isAdmin, tier) => {
    expect(adTier(patreon, isAdmin)).toBe(tier);
    expect(hidesAds(tier)).toBe(tier !== 'none');
  });
  it('are hidden from 200 cents on, by tiers that begin at an amount each', () => {
    expect(SUPPORTER_TIERS).toEqual([
      { tier: 'rare', cents: 500 },
      { tier: 'uncommon', cents: 200 },
    ]);
    for (const { tier, cents } of SUPPORTER_TIERS)
      expect(adTier({ status: 'active_patron', entitledCents: cents })).toBe(tier);
  });
  it('are picked by their shares, which add up to 100', () => {
    expect(AD_SHARES.reduce((sum, share) => sum + share, 0)).toBe(100);
    const counts = Array.from({ length: 1000 }, (_, at) => pickAd((at + 0.5) / 1000)).reduce<number[]>(
      (all, pick) => Object.assign(all, { [pick]: (all[pick] ?? 0) + 1 }),
      [],
    );
    expect(counts).toEqual([300, 200, 200, 100, 40, 40, 40, 40, 40]);
    expect([pickAd(-1), pickAd(1), pickAd(2)]).toEqual([0, 8, 8]);
  });
  it.each([
    ['/', false],
    ['', false],
    ['/signin', false],
    ['/account?tab=1', false],
    ['/reset-password/x', false],
    ['/top', true],
    ['/commanders/edgar-markov', true],
    ['/faq', true],
  ])('%s has a sidebar ad: %j', (path, has) => expect(hasSidebarAd(path)).toBe(has));
  it('have a banner and a placeholder of the specified size', () =>
    expect([AD_BANNER_SIZE, AD_PLACEHOLDER_HEIGHT]).toEqual([{ width: 728, height: 90 }, 200]));
  it('can be removed for 2 dollars per month', () =>
    expect(adPlaceholderText('Patreon')).toBe(
      'Please consider supporting us on Patreon to remove ads for only $2/month.',
    ));
});
