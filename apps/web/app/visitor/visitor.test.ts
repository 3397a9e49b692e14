import { describe, expect, it } from 'vitest';
import { cookieOf } from './cookies.server';
import { DEFAULT_VIEW_SETTINGS } from './settings';
import { hasSession, isPersonal, visitorOf, visitorState } from './visitor.server';

const requestWith = (state: unknown) =>
  new Request('http://localhost/', {
    headers: { Cookie: `theme=dark; userState=${encodeURIComponent(JSON.stringify(state))}` },
  });
const signedIn = { uid: 'u1', version: 2 };

describe('visitorOf', () => {
  it('is anonymous without a cookie, or with an empty or invalid one', () => {
    const broken = new Request('http://localhost/', { headers: { Cookie: 'userState=%7B' } });
    for (const request of [
      new Request('http://localhost/'),
      broken,
      requestWith(null),
      requestWith({}),
      requestWith({ uid: '' }),
      requestWith({ uid: 3, region: 'US' }),
    ])
      expect(visitorOf(request)).toEqual({ signedIn: false, settings: DEFAULT_VIEW_SETTINGS });
  });
  it('reads the settings of an anonymous visitor', () =>
    expect(visitorOf(requestWith({ saltLevel: 2, region: 'CA' }))).toMatchObject({
      signedIn: false,
      settings: { saltLevel: 2, priceSources: ['face2face', 'cardkingdom', 'tcgplayer', 'cardhoarder'] },
    }));
  it('reads the settings of a user', () =>
    expect(
      visitorOf(
        requestWith({
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
    }));
  it('uses the sources of the region if none are chosen', () =>
    expect(visitorOf(requestWith({ ...signedIn, region: 'EU' })).settings).toMatchObject({
      priceSources: ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder'],
      showsEverySource: false,
    }));
  it.each([
    { patreon: { status: 'active_patron', entitledCents: 900 } },
    { isAdmin: true },
    { isStaff: true },
  ])('reads no rights from %j', (state) =>
    expect(visitorOf(requestWith({ ...signedIn, ...state }))).toEqual({
      signedIn: true,
      settings: DEFAULT_VIEW_SETTINGS,
    }),
  );
  it('falls back to defaults for invalid fields', () =>
    expect(
      visitorOf(
        requestWith({ ...signedIn, saltLevel: 7, region: 'XX', namesUnderCards: 'yes', priceSources: 5 }),
      ),
    ).toEqual({
      signedIn: true,
      settings: DEFAULT_VIEW_SETTINGS,
    }));
});

describe('hasSession and isPersonal', () => {
  const state = (of: unknown): string => `theme=dark; userState=${encodeURIComponent(JSON.stringify(of))}`;
  it.each([
    ['nothing', undefined, null, false, false],
    ['the theme', 'theme=dark; listStyle=table', null, false, false],
    ['settings', state({ saltLevel: 2 }), null, false, true],
    ['a user', state({ uid: 'u' }), null, true, true],
    ['an admin without an id', state({ isAdmin: true }), null, false, true],
    ['a broken state', 'userState=%7B', null, true, true],
    ['a session', 'session=', null, true, true],
    ['another name', 'xsession=1; xuserState=1', null, false, false],
    ['a token', undefined, 'Bearer x', true, true],
  ])('%s', (_what, cookies, authorization, session, personal) => {
    expect(hasSession(cookies, authorization)).toBe(session);
    expect(isPersonal(cookies, authorization)).toBe(personal);
  });

  it('write the settings of a visitor in one canonical form that reads back', () => {
    const settings = [
      {},
      { saltLevel: 2 },
      { namesUnderCards: true },
      { region: 'EU' },
      { priceSources: ['tcgplayer'] },
      { priceSources: ['x', 'cardmarket', 'cardmarket'], region: 'EU', saltLevel: 1 },
      { priceSources: [] },
    ];
    const canonical = settings.map((of) =>
      visitorState(state({ version: 2, saltLevel: 0, junk: 'x', ...of })),
    );
    expect(new Set(canonical).size).toBe(settings.length);
    expect(canonical[0]).toBe('');
    for (const [index, text] of canonical.entries()) {
      const cookies = { Cookie: `userState=${text}` };
      const again = visitorOf(new Request('http://localhost/', text === '' ? {} : { headers: cookies }));
      expect(again).toEqual(visitorOf(requestWith(settings[index])));
      if (text !== '') expect(visitorState(`userState=${text}`)).toBe(text);
    }
  });
});

it('reads one cookie of several', () => expect(cookieOf('xb=1; b=2=3', 'b')).toBe('2=3'));
