import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { faceNames, foldName, isSearchable, normalizeQuery } from './card-name';

describe('card names', () => {
  it.each([
    ["Atraxa, Praetors' Voice", 'atraxapraetorsvoice'],
    ['  ÉOWYN! ', 'eowyn'],
    ['1,000-Li', '1000li'],
    ['Æther', 'aether'],
    ['?!', ''],
    ['Ｓｏｌ　Ｒｉｎｇ', 'solring'],
    ['ｺﾞﾌﾞﾘﾝ', 'ゴブリン'],
    ['コフリン', 'コフリン'],
    ['ごぶりん', 'ごぶりん'],
    ['太陽の指輪', '太陽の指輪'],
    ['\u1112\u1161\u11ab', '\ud55c'],
    ['Straße', 'strasse'],
    ['Œuvre, Æther', 'oeuvreaether'],
    ['Ёлка', 'елка'],
    ['Чародей', 'чародей'],
  ])('the query %j is normalised to %j', (text, query) => expect(normalizeQuery(text)).toBe(query));
  it.each([
    ['Fire // Ice', 'fire/ice'],
    ['Fire // Ice', 'FIRE//ICE'],
    ['Lim-Dûl the Necromancer', 'lim dul the necromancer'],
    ["Urza's Tower", 'Urza’s Tower'],
    ['_____', ' _____ '],
    ['_____ Goblin', '________ goblin'],
    ['Sol_Ring', 'sol ring'],
    ['火／氷', '火 // 氷'],
    ['\u30ab\u3099', '\u30ac'],
    ['Minsc & Boo, Timeless Heroes', 'Minsc &amp; Boo, Timeless Heroes'],
    ["Urza's Saga", 'Urza&amp;#39;s&nbsp;Saga'],
    ["Urza's Saga", 'Urzaʼs Saga'],
    ['Fire // Ice', 'Fire &#x2F;&#x2F; Ice'],
    ['Lim-Dûl the Necromancer', 'Lim-D&ucirc;l the Necromancer'],
  ])('%j and %j have the same key', (a, b) => expect(foldName(a)).toBe(foldName(b)));
  it('of two faces and of one have different keys', () =>
    expect(foldName('Fire // Ice')).not.toBe(foldName('Fire Ice')));
  it.each([
    ['_____ Goblin', 'Goblin'],
    ['ガ', 'カ'],
    ['カ', 'か'],
    ['Чародей', 'Чародеи'],
  ])('%j and %j have different keys', (a, b) => expect(foldName(a)).not.toBe(foldName(b)));
  it.each([
    ['opt', true],
    ['op', false],
    ["o'p", false],
    ['Ёж', false],
    ['熊', true],
    ['ｸﾏ', true],
    ['く', true],
    ['곰', true],
    ['、', false],
    ['', false],
  ])('the typeahead searches for %j: %s', (text, expected) => expect(isSearchable(text)).toBe(expected));
  it('are split into names of faces', () =>
    expect(faceNames('Delver of Secrets // Insectile Aberration')).toEqual([
      'Delver of Secrets',
      'Insectile Aberration',
    ]));
  test('normalising twice changes nothing more', [fc.string({ unit: 'grapheme' })], (text) =>
    expect(normalizeQuery(normalizeQuery(text))).toBe(normalizeQuery(text)),
  );
});
