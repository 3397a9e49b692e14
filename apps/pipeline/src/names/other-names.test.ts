import { makeSlug, type Legality, type NameKind } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { makeNameIndex } from './name-index';
import { listOtherNames } from './other-names';

const card = (name: string, legality: Legality = 'legal', oracleId?: string) => ({
  name,
  slug: makeSlug(`${name} ${oracleId ?? ''}`),
  legality,
  ...(oracleId !== undefined && { oracleId }),
});
const cards = [
  card('Ancient Tomb'),
  card('Fire // Ice'),
  card('Pain // Suffering'),
  card('Distress'),
  card('Joke Bear', 'not_legal'),
  card('Real Bear'),
  card('Emeritus // Recall'),
  card('Recall', 'banned'),
  card('Twin', 'not_legal', 'b'),
  card('Twin', 'legal', 'a'),
  card('Summer'),
  card('Other Summer'),
];
const name = (kind: NameKind, written: string, of: string) => ({ kind, name: written, card: of });
const index = makeNameIndex(cards, [
  name('printed', "balin's tomb", 'Ancient Tomb'),
  name('ja', '火 // 氷', 'Fire'),
  name('ja', '苦痛 // 受難', 'Pain'),
  name('zhs', '苦痛', 'Distress'),
  name('ja', '幽（ゆう）霊（れい）', 'Distress'),
  name('printed', 'joke bear', 'Real Bear'),
  name('de', 'Ancient Tomb', 'Ancient Tomb'),
  name('de', 'Turm', 'Distress'),
  name('de', 'Turm', 'Summer'),
  name('fr', 'Été', 'Summer'),
  name('fr', 'Ete', 'Other Summer'),
  name('de', 'Zwilling', 'Twin'),
  name('de', 'Niemand', 'Unknown Card'),
]);

describe('an index with the names that cards have besides their own', () => {
  it.each([
    ["Balin's Tomb", 'Ancient Tomb'],
    ["Balin's Tomb // Ancient Tomb", 'Ancient Tomb'],
    ['Some Reskin // Ancient Tomb', 'Ancient Tomb'],
    ['火 // 氷', 'Fire // Ice'],
    ['氷', 'Fire // Ice'],
    ['苦痛', 'Distress'],
    ['受難', 'Pain // Suffering'],
    ['幽霊', 'Distress'],
    ['Joke Bear', 'Real Bear'],
    ['Recall', 'Recall'],
    ['été', 'Summer'],
    ['ETE', 'Other Summer'],
  ])('%s means %s', (written, expected) => expect(cards[index.resolve(written) ?? -1]?.name).toBe(expected));

  it('means the legal one of two cards of one name, and knows no name of an unknown card', () => {
    expect(cards[index.resolve('Zwilling') ?? -1]).toMatchObject({ name: 'Twin', legality: 'legal' });
    expect(cards[index.resolve('twin') ?? -1]).toMatchObject({ legality: 'legal' });
    expect(index.resolve('Niemand')).toBeUndefined();
    expect(index.isOther('Zwilling')).toBe(true);
    expect(index.isOther('Twin')).toBe(false);
  });
});

describe('listOtherNames', () => {
  it('lists names by kind, those of several cards with all of them in order, and no own ones', () =>
    expect(listOtherNames(cards, index)).toEqual({
      printed: { "balin's tomb": 'ancient-tomb', 'joke bear': ['real-bear', 'joke-bear'] },
      ja: {
        '火 // 氷': 'fire-ice',
        火: 'fire-ice',
        氷: 'fire-ice',
        '苦痛 // 受難': 'pain-suffering',
        受難: 'pain-suffering',
        '幽（ゆう）霊（れい）': 'distress',
        幽霊: 'distress',
      },
      zhs: { 苦痛: 'distress' },
      de: { Turm: ['distress', 'summer'], Zwilling: 'twin-a' },
      fr: { Été: 'summer', Ete: 'other-summer' },
    }));
});
