import { expect, it } from 'vitest';
import { isSignedIn, settingsCookie, settingsOf } from './settings-state';

const cookie = (state: unknown) => `theme=dark; userState=${encodeURIComponent(JSON.stringify(state))}`;

it('takes the defaults where nothing is kept', () => {
  for (const cookies of [
    '',
    'userState=%7B',
    cookie(3),
    cookie({ saltLevel: 9, priceSources: 'x', namesUnderCards: 1 }),
  ])
    expect(settingsOf(cookies)).toEqual({
      priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
      saltLevel: 0,
      namesUnderCards: false,
    });
});

it('knows who is signed in', () => {
  expect([cookie({ uid: 'u' }), cookie({ uid: '' }), cookie({}), ''].map(isSignedIn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('changes the settings and leaves the rest', () => {
  const settings = { priceSources: ['cardmarket'], saltLevel: 2, namesUnderCards: true } as const;
  const text = settingsCookie(cookie({ uid: 'u', displayName: 'Ü; x' }), settings).split(';')[0] ?? '';
  expect(settingsOf(text)).toEqual(settings);
  expect(decodeURIComponent(text)).toContain('"displayName":"Ü; x"');
  expect(text).not.toContain('; ');
});
