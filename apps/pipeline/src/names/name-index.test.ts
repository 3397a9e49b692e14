import { describe, expect, it } from 'vitest';
import { makeNameIndex } from './name-index';
import { nameKey } from './name-key';

const NAMES = [
  "Lim-Dûl's Vault",
  'Fire // Ice',
  'Sea Gate Restoration // Sea Gate, Reborn',
  'Ice',
  'A-Lone Wolf',
  'Teferi, Time Raveler',
  'A-Teferi, Time Raveler',
  'Jötun Grunt',
  'Sol Ring',
  'Minsc & Boo, Timeless Heroes',
  'Sword of Fire and Ice',
];
const index = makeNameIndex(NAMES.map((name) => ({ name })));
const found = (name: string): string | undefined => NAMES[index.resolve(name) ?? -1];

describe('makeNameIndex', () => {
  it.each([
    ["Lim-Dul's Vault", "Lim-Dûl's Vault"],
    ['LIM-DÛL’S VAULT', "Lim-Dûl's Vault"],
    ['Lim-D&ucirc;l&#39;s Vault', "Lim-Dûl's Vault"],
    ['jotun grunt', 'Jötun Grunt'],
    ['Minsc and Boo, Timeless Heroes', 'Minsc & Boo, Timeless Heroes'],
    ['Sword of Fire & Ice', 'Sword of Fire and Ice'],
    ['Fire', 'Fire // Ice'],
    ['Fire/Ice', 'Fire // Ice'],
    ['Fire // Ice', 'Fire // Ice'],
    ['fire//ice', 'Fire // Ice'],
    ['Ice', 'Ice'],
    ['Sea Gate Restoration', 'Sea Gate Restoration // Sea Gate, Reborn'],
    ['Sea Gate Restoration / Sea Gate, Reborn', 'Sea Gate Restoration // Sea Gate, Reborn'],
    ['Sea Gate, Reborn', 'Sea Gate Restoration // Sea Gate, Reborn'],
    ['Sea Gate Restoration // Some Other Back', 'Sea Gate Restoration // Sea Gate, Reborn'],
    ['A-Teferi, Time Raveler', 'Teferi, Time Raveler'],
    ['A-Sol Ring', 'Sol Ring'],
    ['Lone Wolf', 'A-Lone Wolf'],
    ['A-Lone Wolf', 'A-Lone Wolf'],
  ])('resolves %s to %s', (written, name) => expect(found(written)).toBe(name));

  it.each(['', 'Solo Ring', 'Unknown Card', '//', 'A-'])('finds no card for %j', (name) =>
    expect(found(name)).toBeUndefined(),
  );
});

describe('makeNameIndex of renamed cards', () => {
  const cards = [
    {
      name: 'New Bear',
      formerNames: ['Old Bear', 'Sol Ring', 'Ice', 'First // Second', 'Lone Wolf', 'Howl'],
    },
    { name: 'Sol Ring', formerNames: ['Old Bear'] },
    { name: 'Fire // Ice' },
    { name: 'A-Lone Wolf' },
    { name: 'Wood // A-Howl' },
  ];
  const renamed = makeNameIndex(cards);

  it.each([
    ['Old Bear', 'New Bear', true],
    ['old béar', 'New Bear', true],
    ['A-Old Bear', 'New Bear', true],
    ['Second', 'New Bear', true],
    ['New Bear', 'New Bear', false],
    ['Sol Ring', 'Sol Ring', false],
    ['Ice', 'Fire // Ice', false],
    ['Lone Wolf', 'A-Lone Wolf', false],
    ['A-Howl', 'Wood // A-Howl', false],
  ])('resolves %s to %s; another name: %s', (written, name, isOther) => {
    expect(cards[renamed.resolve(written) ?? -1]?.name).toBe(name);
    expect(renamed.isOther(written)).toBe(isOther);
  });

  it('matches no former name of an unknown name', () => expect(renamed.isOther('Nobody')).toBe(false));
});

describe('makeNameIndex of names in several languages', () => {
  const cards = ['Quagmire', 'Swamp'].map((name) => ({ name, legality: 'legal' as const }));
  const names = makeNameIndex(cards, [
    { kind: 'es', name: 'Pantano', card: 'Swamp' },
    { kind: 'it', name: 'Pantano', card: 'Quagmire' },
    { kind: 'ru', name: 'Болото', card: 'Quagmire' },
    { kind: 'fr', name: 'Болото', card: 'Swamp' },
  ]);

  it.each(['Pantano', 'pantano', 'Болото'])('resolves %s as the site does, by the first of them', (name) =>
    expect(cards[names.resolve(name) ?? -1]?.name).toBe('Swamp'),
  );
});

describe('nameKey', () => {
  it('is the same for all spellings of a name and differs between names', () => {
    expect(new Set(['Fire // Ice', 'Fire/Ice', 'FIRE', 'A-Fire'].map(nameKey)).size).toBe(1);
    expect(nameKey('Fire')).not.toBe(nameKey('Ice'));
  });
});
