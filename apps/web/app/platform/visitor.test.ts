import { describe, expect, it } from 'vitest';
import { cookieOf, DEFAULT_VIEW_SETTINGS, visitorKey, visitorOf } from './visitor.server';

const ask = (state: unknown) =>
  new Request('http://localhost/', {
    headers: { Cookie: `theme=dark; userState=${encodeURIComponent(JSON.stringify(state))}` },
  });
const signedIn = { uid: 'u1', version: 2 };

describe('who asks', () => {
  it('is nobody without a cookie or with one that says nothing', () => {
    const broken = new Request('http://localhost/', { headers: { Cookie: 'userState=%7B' } });
    for (const request of [
      new Request('http://localhost/'),
      broken,
      ask(null),
      ask({}),
      ask({ uid: '' }),
      ask({ uid: 3, region: 'US' }),
    ])
      expect(visitorOf(request)).toEqual({ signedIn: false, settings: DEFAULT_VIEW_SETTINGS, adFree: false });
  });
  it('has the settings of a cookie without a user, too', () =>
    expect(visitorOf(ask({ saltLevel: 2, region: 'CA' }))).toMatchObject({
      signedIn: false,
      settings: { saltLevel: 2, priceSources: ['face2face', 'cardkingdom', 'tcgplayer', 'cardhoarder'] },
    }));
  it('has the settings of the cookie', () =>
    expect(
      visitorOf(
        ask({
          ...signedIn,
          priceSources: ['cardmarket', 'x', 'tcgplayer'],
          saltLevel: 1,
          namesUnderCards: true,
        }),
      ),
    ).toEqual({
      signedIn: true,
      settings: {
        priceSources: ['cardmarket', 'tcgplayer'],
        showsEverySource: true,
        saltLevel: 1,
        namesUnderCards: true,
      },
      adFree: false,
    }));
  it('takes the sources of the region where none are chosen', () =>
    expect(visitorOf(ask({ ...signedIn, region: 'EU' })).settings).toMatchObject({
      priceSources: ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder'],
      showsEverySource: false,
    }));
  it.each([
    [{ patreon: { status: 'active_patron', entitledCents: 200 } }, true],
    [{ patreon: { status: 'active_patron', entitledCents: 199 } }, false],
    [{ isAdmin: true }, true],
    [{}, false],
  ])('%j: free of ads %s', (state, free) =>
    expect(visitorOf(ask({ ...signedIn, ...state })).adFree).toBe(free),
  );
  it('falls back where a part is broken', () =>
    expect(
      visitorOf(ask({ ...signedIn, saltLevel: 7, region: 'XX', namesUnderCards: 'yes', priceSources: 5 })),
    ).toEqual({
      signedIn: true,
      settings: DEFAULT_VIEW_SETTINGS,
      adFree: false,
    }));
});

it('a key tells settings apart, and is empty for visitors', () => {
  expect(visitorKey(visitorOf(new Request('http://localhost/')))).toBe('');
  expect(visitorKey(visitorOf(ask({ version: 2 })))).toBe('');
  expect(visitorKey(visitorOf(ask({ namesUnderCards: true })))).not.toBe('');
  const keys = [
    {},
    { saltLevel: 2 },
    { namesUnderCards: true },
    { isAdmin: true },
    { priceSources: ['tcgplayer'] },
  ].map((state) => visitorKey(visitorOf(ask({ ...signedIn, ...state }))));
  expect(new Set(keys).size).toBe(5);
});

it('reads a cookie among others', () => expect(cookieOf('xb=1; b=2=3', 'b')).toBe('2=3'));
