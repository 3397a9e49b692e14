import { isRegion, PRICE_SOURCES, REGIONS, SALT_LEVELS } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodedUid } from './encoded-uid';
import { isSignedIn, settingsCookie, settingsOf, uidOf } from './user-cookie';
import { visitorOf } from './visitor.server';

const cookie = (state: unknown) => `theme=dark; userState=${encodeURIComponent(JSON.stringify(state))}`;

it('returns the defaults for missing and invalid settings', () => {
  for (const cookies of [
    '',
    'userState=%7B',
    cookie(3),
    cookie({ saltLevel: 9, priceSources: 'x', namesUnderCards: 1, region: 'XX' }),
  ])
    expect(settingsOf(cookies)).toEqual({
      priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
      showsEverySource: false,
      region: 'US',
      saltLevel: 0,
      namesUnderCards: false,
    });
});

it.each(REGIONS.map((region) => [region]))('reads the settings of region %s as the server does', (region) => {
  const Cookie = cookie({ region });
  const { settings } = visitorOf(new Request('http://localhost/', { headers: { Cookie } }));
  expect(settingsOf(Cookie)).toEqual({ ...settings, region });
});

it('reads any cookie as the server does', () =>
  fc.assert(
    fc.property(
      fc.record(
        {
          uid: fc.string(),
          priceSources: fc.oneof(fc.array(fc.constantFrom(...PRICE_SOURCES, 'x', 3)), fc.string()),
          region: fc.constantFrom(...REGIONS, 'XX', 7),
          saltLevel: fc.constantFrom(...SALT_LEVELS, 9, 'a'),
          namesUnderCards: fc.constantFrom(true, false, 'yes'),
        },
        { requiredKeys: [] },
      ),
      (state) => {
        const Cookie = cookie(state);
        const visitor = visitorOf(new Request('http://localhost/', { headers: { Cookie } }));
        const { region, ...settings } = settingsOf(Cookie);
        expect(settings).toEqual(visitor.settings);
        expect(isRegion(region)).toBe(true);
        expect(isSignedIn(Cookie)).toBe(visitor.signedIn);
        expect(encodedUid(Cookie) !== '').toBe(visitor.signedIn);
      },
    ),
  ));

it('a user id means signed in', () => {
  expect([cookie({ uid: 'u' }), cookie({ uid: '' }), cookie({}), ''].map(isSignedIn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([['u1'], ['A_-9'], ['x'.repeat(128)]])('reads the uid %s without a parser as with one', (uid) => {
  const Cookie = cookie({ version: 2, displayName: '","uid":"eve', uid, email: 'a@b.example' });
  expect(encodedUid(Cookie)).toBe(uidOf(Cookie));
});

it('changes the settings and keeps the rest of the state', () => {
  const settings = {
    priceSources: ['cardmarket'],
    region: 'EU',
    saltLevel: 2,
    namesUnderCards: true,
  } as const;
  const text = settingsCookie(cookie({ uid: 'u', displayName: 'Ü; x' }), settings).split(';')[0] ?? '';
  expect(settingsOf(text)).toEqual({ ...settings, showsEverySource: true });
  expect(decodeURIComponent(text)).toContain('"displayName":"Ü; x"');
  expect(text).not.toContain('; ');
});
