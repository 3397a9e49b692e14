import { describe, expect, it } from 'vitest';
import { stripAccents } from './accent';
import { foldName, faceNames, normalizeQuery } from '../card/card-name';
import { cardUrl, commanderUrl, slugOfCardUrl } from '../card/card-url';
import { exportName } from '../link/export-name';
import { isSlug, makeSlug, pairSlug, type Slug } from './slug';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';

const SLUGS: readonly (readonly [string, string])[] = [
  ['Sol Ring', 'sol-ring'],
  ["Atraxa, Praetors' Voice", 'atraxa-praetors-voice'],
  ['Lim-Dûl’s Vault', 'lim-duls-vault'],
  ['Fire // Ice', 'fire-ice'],
  ['Who // What // When // Where // Why', 'who-what-when-where-why'],
  ['+2 Mace', 'plus-2-mace'],
  ['A+B', 'aplus-b'],
  ['Æther Vial', 'aether-vial'],
  ['Ærathi Berserker', 'aerathi-berserker'],
  ['Jötun Grunt', 'jotun-grunt'],
  ['Søren Straße Łódź', 'soren-strasse-lodz'],
  ['Bösium Strip', 'bosium-strip'],
  ["Ring of Ma'rûf", 'ring-of-maruf'],
  ['B.F.M. (Big Furry Monster)', 'bfm-big-furry-monster'],
  ['Borrowing 100,000 Arrows', 'borrowing-100000-arrows'],
  ['Minsc & Boo, Timeless Heroes', 'minsc-boo-timeless-heroes'],
  ['"Ach! Hans, Run!"', 'ach-hans-run'],
  ['Welcome to . . . // Jurassic Park', 'welcome-to-jurassic-park'],
  ['K-9, Mark I', 'k-9-mark-i'],
  ['  Tab\tand\u00a0space ', 'tab-and-space'],
  ['-- dash — em --', 'dash-em'],
  ['_____ Goblin', 'goblin'],
  ['_____', '5f-5f-5f-5f-5f'],
  ['', 'unnamed'],
];

describe('slugs (specification, section 5)', () => {
  it.each(SLUGS)('%j becomes %s', (name, slug) => expect(makeSlug(name)).toBe(slug));
  test('every text has one', [fc.string({ unit: 'grapheme' })], (text) =>
    expect(isSlug(makeSlug(text))).toBe(true),
  );
  test('a slug stays as it is', [anyCardName], (name) =>
    expect(makeSlug(makeSlug(name))).toBe(makeSlug(name)),
  );
  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'é', 'a/b', null, 1])('%j is none', (value) =>
    expect(isSlug(value)).toBe(false),
  );

  test('a pair has one slug, whoever comes first', [anyCardName, anyCardName], (a, b) => {
    expect(pairSlug(makeSlug(a), makeSlug(b))).toBe(pairSlug(makeSlug(b), makeSlug(a)));
    expect(isSlug(pairSlug(makeSlug(a), makeSlug(b)))).toBe(true);
  });

  test('an address gives its slug back', [anyCardName], (name) =>
    expect(slugOfCardUrl(cardUrl(makeSlug(name)))).toBe(makeSlug(name)),
  );
  it.each([
    '/cards/',
    '/cards/A',
    '/cards/a/b',
    'cards/a',
    '/commanders/a',
    'https://a.example/cards/a',
    '/cards/a?b',
  ])('%j is no address of a card', (url) => expect(slugOfCardUrl(url)).toBeUndefined());
  it('commanders have addresses of their own', () =>
    expect(commanderUrl(makeSlug('Krenko, Mob Boss'))).toBe('/commanders/krenko-mob-boss'));
});

describe('names', () => {
  it.each([
    ["Atraxa, Praetors' Voice", 'atraxapraetorsvoice'],
    ['  ÉOWYN! ', 'eowyn'],
    ['1,000-Li', '1000li'],
    ['Æther', 'aether'],
    ['?!', ''],
  ])('the query %j is reduced to %j', (text, query) => expect(normalizeQuery(text)).toBe(query));
  it.each([
    ['Fire // Ice', 'fire/ice'],
    ['Fire // Ice', 'FIRE//ICE'],
    ['Lim-Dûl the Necromancer', 'lim dul the necromancer'],
    ["Urza's Tower", 'Urza’s Tower'],
    ['_____', ' _____ '],
  ])('%j and %j are looked up alike', (a, b) => expect(foldName(a)).toBe(foldName(b)));
  it('tells faces from one name', () => expect(foldName('Fire // Ice')).not.toBe(foldName('Fire Ice')));
  it('has the names of the faces', () =>
    expect(faceNames('Delver of Secrets // Insectile Aberration')).toEqual([
      'Delver of Secrets',
      'Insectile Aberration',
    ]));
  it('leaves plain text as it is', () => expect(stripAccents("Sol Ring, 2's")).toBe("Sol Ring, 2's"));
  test('normalising twice is once', [fc.string({ unit: 'grapheme' })], (text) =>
    expect(normalizeQuery(normalizeQuery(text))).toBe(normalizeQuery(text)),
  );

  it.each([
    ['Delver of Secrets // Insectile Aberration', 'transform', 'Delver of Secrets'],
    ['Bonecrusher Giant // Stomp', 'adventure', 'Bonecrusher Giant'],
    ["Emeria's Call // Emeria, Shattered Skyclave", 'modal_dfc', "Emeria's Call"],
    ["Erayo, Soratami Ascendant // Erayo's Essence", 'flip', 'Erayo, Soratami Ascendant'],
    ['Fire // Ice', 'split', 'Fire // Ice'],
    ['Sol Ring', 'normal', 'Sol Ring'],
    ['SP//dr, Piloted by Peni', 'normal', 'SP//dr, Piloted by Peni'],
  ])('%s (%s) is exported as %s', (name, layout, exported) =>
    expect(exportName(name, layout)).toBe(exported),
  );
});

/** Misuse that the types refuse; never run. */
export const misuse = (): Slug => {
  // @ts-expect-error a name is no slug
  cardUrl('Sol Ring');
  // @ts-expect-error nor is any string
  const slug: Slug = 'sol-ring';
  return slug;
};
