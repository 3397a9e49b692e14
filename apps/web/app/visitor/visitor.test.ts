import { describe, expect, it } from 'vitest';
import { cookieOf } from './cookies.server';
import { DEFAULT_VIEW_SETTINGS, hasSession, isPersonal, visitorOf, visitorState } from './visitor.server';

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

describe('a request is somebody’s own', () => {
  const state = (of: unknown): string => `theme=dark; userState=${encodeURIComponent(JSON.stringify(of))}`;
  it.each([
    ['nothing', undefined, null, false, false],
    ['the theme', 'theme=dark; listStyle=table', null, false, false],
    ['settings', state({ saltLevel: 2 }), null, false, true],
    ['a user', state({ uid: 'u' }), null, true, true],
    ['an admin without an id', state({ isAdmin: true }), null, true, true],
    ['a broken state', 'userState=%7B', null, true, true],
    ['a session', 'session=', null, true, true],
    ['another name', 'xsession=1; xuserState=1', null, false, false],
    ['a token', undefined, 'Bearer x', true, true],
  ])('%s', (_what, cookies, authorization, session, personal) => {
    expect(hasSession(cookies, authorization)).toBe(session);
    expect(isPersonal(cookies, authorization)).toBe(personal);
  });

  it('and the settings of a visitor have one spelling, which says the same', () => {
    const settings = [
      {},
      { saltLevel: 2 },
      { namesUnderCards: true },
      { region: 'EU' },
      { priceSources: ['tcgplayer'] },
      { priceSources: ['x', 'cardmarket', 'cardmarket'], region: 'EU', saltLevel: 1 },
      { priceSources: [] },
    ];
    const spelled = settings.map((of) => visitorState(state({ version: 2, saltLevel: 0, junk: 'x', ...of })));
    expect(new Set(spelled).size).toBe(settings.length);
    expect(spelled[0]).toBe('');
    for (const [index, text] of spelled.entries()) {
      const cookies = { Cookie: `userState=${text}` };
      const again = visitorOf(new Request('http://localhost/', text === '' ? {} : { headers: cookies }));
      expect(again).toEqual(visitorOf(ask(settings[index])));
      if (text !== '') expect(visitorState(`userState=${text}`)).toBe(text);
    }
  });
});

it('reads a cookie among others', () => expect(cookieOf('xb=1; b=2=3', 'b')).toBe('2=3'));
