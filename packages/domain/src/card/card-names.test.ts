import { describe, expect, it } from 'vitest';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';
import { makeSlug } from '../text/slug';
import type { Legality } from './card';
import { foldName } from './card-name';
import { createCardNames, type OtherName } from './card-names';
import { spelledName } from './name-bearer';

const LEGAL =
  'Opt|Fire // Ice|Big Bear|Wasteland|Lim-Dûl’s Vault|Séance|________ Goblin|+2 Mace|Ancient Tomb|Endurance|Endure|Sol Ring|Cecily, Haunted Mage|Twin // Big Bear|Minsc & Boo, Timeless Heroes|Cut & Run // Hide|Sword of Fire and Ice|Law and Order|Law & Order';
const NOT_LEGAL: readonly (readonly [slug: string, name: string])[] = [
  ['waste-land', 'Waste Land'],
  ['opt-cmb1', 'Opt'],
  ['eleven-the-mage', 'Eleven, the Mage'],
  ['seance-cmb1', 'Seance'],
];
const card = (name: string, legality: Legality) => ({ name, legality });
// The catalogue is in no order.
const cards = new Map([
  ...NOT_LEGAL.map(([slug, name]) => [slug, card(name, 'not_legal')] as const),
  ...LEGAL.split('|').map((name) => [makeSlug(name) as string, card(name, 'legal')] as const),
]);
const redirects = new Map([
  ['fire', 'fire-ice'],
  ['little-bear', 'big-bear'],
  ['opt', 'big-bear'],
]);
const OTHER: readonly OtherName[] = [
  { kind: 'printed', name: "Balin's Tomb", slugs: ['ancient-tomb'] },
  { kind: 'printed', name: 'eleven, the mage', slugs: ['eleven-the-mage', 'cecily-haunted-mage'] },
  { kind: 'fr', name: 'Endurance', slugs: ['endure'] },
  { kind: 'de', name: 'Sonnenring', slugs: ['sol-ring'] },
  { kind: 'ja', name: '太陽の指輪', slugs: ['sol-ring'] },
  { kind: 'ja', name: 'カード', slugs: ['big-bear'] },
  { kind: 'ja', name: 'ガード', slugs: ['opt'] },
  { kind: 'ja', name: '火 // 氷', slugs: ['fire-ice'] },
  { kind: 'ru', name: 'Большой медведь!', slugs: ['big-bear'] },
  { kind: 'it', name: 'Anello', slugs: ['sol-ring', 'opt'] },
  { kind: 'former', name: 'Großer Bär', slugs: ['big-bear', 'gone'] },
];
const { find, meanings, alsoMeant } = createCardNames(cards, redirects, (key) =>
  OTHER.filter(({ name }) => foldName(name) === key),
);
const bySlug = (slug: string) => cards.get(slug);

it.each(['SEA’S BİTE', 'sea′s bıte', 'Ｓｅａ＇ｓ　Ｂｉｔｅ', '\u2067Sea´s \u00a0Bite\u200b'])(
  'spells %s alike',
  (written) => expect(spelledName(written)).toBe(spelledName("Sea's Bite")),
);

describe('createCardNames', () => {
  it('finds a card by its name and that of what it melds into, and no other card by a half that is unknown', () => {
    const [bruna, opt] = [
      { name: 'Bruna, the Fading Light', layout: 'meld' },
      { name: 'Opt', layout: 'normal' },
    ];
    const names = createCardNames(
      new Map([
        ['bruna-the-fading-light', bruna],
        ['opt', opt],
      ]),
      new Map(),
    );
    expect(names.find('Bruna, the Fading Light // Brisela, Voice of Nightmares')).toBe(bruna);
    expect(names.find('Bruna, the Fading Light // Brisela, Voice of Nightmares (EMN) 15')).toBeUndefined();
    expect(names.find('Bruna, the Fading Light // Opt')).toBeUndefined();
    expect(names.find('Opt // Brisela, Voice of Nightmares')).toBeUndefined();
  });
  it.each([
    ['ÓPT', 'Opt'],
    ['Ice', 'Fire // Ice'],
    ['fire-ice', 'Fire // Ice'],
    ['/cards/fire', 'Fire // Ice'],
    ['A-Opt', 'Opt'],
    ['A-Fire // A-Ice', 'Fire // Ice'],
    ['Little Bear', 'Big Bear'],
    ['LITTLE BEAR', 'Big Bear'],
    ['little-bear', 'Big Bear'],
    ['/cards/little-bear', 'Big Bear'],
    ['/commanders/big-bear', 'Big Bear'],
    ['plus-2-mace', '+2 Mace'],
    // spelled so before folded so, and legal before not legal
    ['wasteland', 'Wasteland'],
    ['Waste Land', 'Waste Land'],
    ['Waste-Land', 'Wasteland'],
    ['Ｗａｓｔｅ　Ｌａｎｄ', 'Waste Land'],
    ['\u202aWaste\u200b Land\u202c', 'Waste Land'],
    ['waste-land', 'Wasteland'],
    ['/cards/waste-land', 'Waste Land'],
    ['Séance', 'Séance'],
    ['Seance', 'Seance'],
    ['Seánce', 'Séance'],
    ['Big Bear', 'Big Bear'],
    // the sign and the word for it, where no card has the name as it is written
    ['Minsc and Boo, Timeless Heroes', 'Minsc & Boo, Timeless Heroes'],
    ['minsc AND boo timeless heroes', 'Minsc & Boo, Timeless Heroes'],
    ['/commanders/minsc-and-boo-timeless-heroes', 'Minsc & Boo, Timeless Heroes'],
    ['Cut and Run', 'Cut & Run // Hide'],
    ['Cut and Run // Hide', 'Cut & Run // Hide'],
    ['Sword of Fire & Ice', 'Sword of Fire and Ice'],
    ['Sword of Fire &amp; Ice', 'Sword of Fire and Ice'],
    ['Law and Order', 'Law and Order'],
    ['Law & Order', 'Law & Order'],
    // other names
    ['Balin’s tomb', 'Ancient Tomb'],
    ['Sonnenring', 'Sol Ring'],
    ['太陽の指輪', 'Sol Ring'],
    ['カ\u3099ード', 'Opt'],
    ['カード', 'Big Bear'],
    ['Grosser Bar', 'Big Bear'],
    ['/cards/balins-tomb', 'Ancient Tomb'],
    [`/cards/${makeSlug('太陽の指輪')}`, 'Sol Ring'],
    [`/cards/${makeSlug('Большой медведь!')}`, 'Big Bear'],
    ['Eleven, the Mage', 'Cecily, Haunted Mage'],
    ['/cards/eleven-the-mage', 'Eleven, the Mage'],
    // both names
    ["Balin's Tomb // Ancient Tomb", 'Ancient Tomb'],
    ["Ancient Tomb // Balin's Tomb", 'Ancient Tomb'],
    ['Sol Ring // Sol Ring', 'Sol Ring'],
    ['火 // 氷 // Fire // Ice', 'Fire // Ice'],
    ['火 // 氷 // Fire', 'Fire // Ice'],
    ['Fire // Ice // 火 // 氷', 'Fire // Ice'],
    ['A reskin of tomorrow // Its back // Fire // Ice', 'Fire // Ice'],
    ['A reskin of tomorrow // Ancient Tomb', 'Ancient Tomb'],
    ['太陽の指輪//Sol Ring', 'Sol Ring'],
    ['_____ Goblin', '________ Goblin'],
    ['/cards/goblin', '________ Goblin'],
  ])('finds %s as %s', (written, name) => expect(find(written)?.name).toBe(name));

  it.each([
    '',
    'Bear',
    'Tiny Bear',
    '//',
    // a token
    'Goblin',
    'goblin',
    'Treasure (token)',
    'Opt // Sol Ring',
    'Nothing // Ice',
    'Opt // Nothing',
    'さ',
    '/cards/nothing',
    '/cards/ffffff',
  ])('finds no card for %j', (written) => expect(find(written)).toBeUndefined());

  it.each([
    ['Opt', ['opt own', 'opt-cmb1 own']],
    ['Endurance', ['endurance own', 'endure printed fr']],
    ['anello', ['sol-ring printed it', 'opt printed it']],
    ['Eleven, the Mage', ['cecily-haunted-mage printed printed', 'eleven-the-mage own']],
    ['Grosser Bar', ['big-bear former former']],
    ['Sol Ring', ['sol-ring own']],
    ['Big Bear', ['big-bear own', 'twin-big-bear face']],
  ])('%s means %j', (written, expected) =>
    expect(
      meanings(written).map((meaning) => {
        const slug = [...cards.keys()].find((key) => bySlug(key) === meaning.card);
        return [slug, meaning.bearing, meaning.kind].filter((part) => part !== undefined).join(' ');
      }),
    ).toEqual(expected),
  );

  it.each([
    ['Endurance', ['Endure']],
    ['anello', ['Opt']],
    ['Eleven, the Mage', ['Eleven, the Mage']],
    // a further face of another card
    ['Big Bear', []],
    // two cards of one name
    ['Opt', []],
    ['Sol Ring', []],
    ['Nothing', []],
  ])('%s also means %j', (written, names) => expect(alsoMeant(written)).toEqual(names));

  test(
    'finds each of any cards by the name that it has',
    [fc.uniqueArray(anyCardName, { maxLength: 8 })],
    (names) => {
      const all = new Map(names.map((name, at) => [`card-${at}`, { name }]));
      const of = createCardNames(all, new Map());
      for (const name of names) expect(of.find(name)?.name.toLowerCase()).toBe(name.toLowerCase());
    },
  );
});
