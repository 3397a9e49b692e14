import { describe, expect, it } from 'vitest';
import * as ad from './site/ad';
import { COOKIE_MAX_AGE, COLOR_MODE_COOKIE, USER_STATE_COOKIE } from './site/cookie';
import * as limits from './limits';
import { MANA_SYMBOL_SIZE } from './mana/mana-symbol';
import { afterAuthChange, isEmailShaped, signInErrorText, trimEmail } from './site/sign-in';
import { isRegion, REGION_NAMES } from './price/price';
import { TAGS, TAG_LABELS } from './card/tag';
import { fc, test } from '../testing/property';
import { resolveColorMode, type ColorModeFacts } from './site/color-mode';
import { addToast, hideToast } from './site/toast';
import {
  DEFAULT_USER_STATE,
  SALT_LEVELS,
  SALT_LEVEL_LABELS,
  cleanPriceSources,
  usualSources,
  showsSalt,
} from './site/user-settings';
import { CLIPBOARD_VERSION } from './clipboard/clipboard-storage';

describe('constants (specification, section 9)', () => {
  it('are those that it names', () => {
    expect([
      limits.MAX_UNDO_STATES,
      limits.MAX_COMMANDERS,
      CLIPBOARD_VERSION,
      limits.CARD_NAME_BATCH_SIZE,
      limits.TYPEAHEAD_MIN_LENGTH,
    ]).toEqual([10, 2, 2, 100, 3]);
    expect([
      limits.TOAST_MS,
      limits.SCROLL_BUTTON_AFTER,
      limits.SCROLL_BUTTON_MIN_WIDTH,
      limits.SUPPORTER_PRICE_USD,
      MANA_SYMBOL_SIZE,
      limits.SPINNER_SIZE,
    ]).toEqual([3000, 1000, 768, 2, 20, 'small']);
    expect(COOKIE_MAX_AGE).toEqual({ hour: 3600, day: 86400, week: 604800, month: 2592000, year: 31536000 });
    expect([COLOR_MODE_COOKIE, USER_STATE_COOKIE]).toEqual(['theme', 'userState']);
    expect([limits.IMAGE_DEVICE_WIDTHS, limits.IMAGE_SMALL_WIDTHS, limits.IMAGE_QUALITY]).toEqual([
      [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
      [16, 32, 48, 64, 96, 128, 256, 384],
      75,
    ]);
    expect([ad.AD_BANNER_SIZE, ad.AD_PLACEHOLDER_HEIGHT]).toEqual([{ width: 728, height: 90 }, 200]);
  });
  it.each([
    [768, 1001, true],
    [767, 5000, false],
    [2000, 1000, false],
  ])('the scroll button at %d px, %d px down: %j', (width, scroll, shows) =>
    expect(limits.showsScrollButton(width, scroll)).toBe(shows),
  );
  it('the seven tags', () =>
    expect(TAGS.map((tag) => TAG_LABELS[tag])).toEqual([
      'Card Draw',
      'Protection',
      'Ramp',
      'Recursion',
      'Removal',
      'Board Wipe',
      'Tutors',
    ]));
});

describe('ads (specification, sections 2, 4 and 9)', () => {
  it.each<[ad.Patreon | null, boolean, ad.AdTier]>([
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
    expect(ad.adTier(patreon, isAdmin)).toBe(tier);
    expect(ad.hidesAds(tier)).toBe(tier !== 'none');
  });
  it('shares come to 100 and hold', () => {
    expect(ad.AD_SHARES.reduce((sum, share) => sum + share, 0)).toBe(100);
    const counts = Array.from({ length: 1000 }, (_, at) => ad.pickAd((at + 0.5) / 1000)).reduce<number[]>(
      (all, pick) => Object.assign(all, { [pick]: (all[pick] ?? 0) + 1 }),
      [],
    );
    expect(counts).toEqual([300, 200, 200, 100, 40, 40, 40, 40, 40]);
    expect([ad.pickAd(-1), ad.pickAd(1), ad.pickAd(2)]).toEqual([0, 8, 8]);
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
  ])('%s has the sidebar ad: %j', (path, has) => expect(ad.hasSidebarAd(path)).toBe(has));
});

describe('the theme of a first load (specification, section 4)', () => {
  it.each<[ColorModeFacts, string]>([
    [{ cookie: 'dark', storedDarkMode: 'false', systemPrefersDark: false }, 'dark'],
    [{ cookie: 'light', storedDarkMode: 'true', systemPrefersDark: true }, 'light'],
    [{ cookie: 'blue', storedDarkMode: 'true', systemPrefersDark: false }, 'dark'],
    [{ storedDarkMode: 'true', systemPrefersDark: false }, 'dark'],
    [{ storedDarkMode: 'TRUE', systemPrefersDark: true }, 'light'],
    [{ storedDarkMode: '', systemPrefersDark: true }, 'light'],
    [{ storedDarkMode: null, systemPrefersDark: true }, 'dark'],
    [{ systemPrefersDark: false }, 'light'],
  ])('%j: %s', (facts, theme) => expect(resolveColorMode(facts)).toBe(theme));
});

describe('user settings (specification, section 3)', () => {
  it('have their defaults', () =>
    expect(DEFAULT_USER_STATE).toMatchObject({
      priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
      region: 'US',
      version: 2,
      namesUnderCards: false,
      saltLevel: 0,
    }));
  it('salt levels have their labels', () =>
    expect(SALT_LEVELS.map((level) => SALT_LEVEL_LABELS[level])).toEqual(['Never', 'High Salt', 'Always']));
  it.each([
    [0, 4, false],
    [1, 1.9, false],
    [1, 2, true],
    [2, 0, true],
    [2, undefined, false],
  ] as const)('level %d shows %j: %j', (level, salt, shows) => expect(showsSalt(level, salt)).toBe(shows));
  it.each([
    [[], ['cardkingdom', 'tcgplayer', 'cardhoarder']],
    [
      ['cardmarket', 'cardkingdom', 'cardmarket'],
      ['cardmarket', 'cardkingdom'],
    ],
    [
      [null, 'x'],
      ['cardkingdom', 'tcgplayer', 'cardhoarder'],
    ],
  ])('sources %j are kept as %j', (given, kept) => expect(cleanPriceSources(given)).toEqual(kept));
  it.each([
    ['US', ['cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['CA', ['face2face', 'cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['EU', ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['MTGO', ['cardhoarder', 'cardkingdom', 'tcgplayer']],
  ] as const)('a visitor of region %s sees the sources %j', (region, sources) => {
    expect(usualSources(region)).toEqual(sources);
    expect(isRegion(region) && !isRegion(region.toLowerCase())).toBe(true);
    expect(REGION_NAMES[region]).not.toBe('');
  });
});

describe('signing in', () => {
  it.each([
    ['Firebase: Error (auth/wrong-password).', 'Error (auth/wrong-password).'],
    ['Wrong password', 'Wrong password'],
    ['Error: Firebase: x', 'Error: Firebase: x'],
  ])('%j shows as %j', (message, text) => expect(signInErrorText(message)).toBe(text));
  it.each([
    ['a@b.example', true],
    ['a.b+c@mail.b.example', true],
    ['', false],
    ['a', false],
    ['a@b', false],
    ['a b@c.example', false],
    ['a@b@c.example', false],
    ['a@.example', false],
    ['a@b..example', false],
    [`${'a'.repeat(65)}@b.example`, false],
  ])('%j has the shape of an address: %j', (text, is) => expect(isEmailShaped(text)).toBe(is));
  test('any text is judged in no time', [fc.string({ maxLength: 2000 })], (text) =>
    expect(isEmailShaped(trimEmail(text))).toBeTypeOf('boolean'),
  );
  it.each([
    ['/signin', true, { kind: 'go', to: '/' }],
    ['/signin', false, { kind: 'reload' }],
    ['/top', true, { kind: 'reload' }],
  ] as const)('on %s, ads hidden %j: %j', (path, adsHidden, change) =>
    expect(afterAuthChange({ path, adsHidden })).toEqual(change),
  );
});

describe('toasts', () => {
  it('are added, replaced by key, hidden by show: false', () => {
    const two = addToast(addToast(addToast([], 'a', 'A'), 'b', 'B'), 'a', 'A again');
    expect(hideToast(two, 'a')).toEqual([
      { key: 'b', show: true, text: 'B' },
      { key: 'a', show: false, text: 'A again' },
    ]);
  });
});
