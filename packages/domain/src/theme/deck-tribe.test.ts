import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { isSlug } from '../text/slug';
import { isChangeling, tribeKey, tribeName, tribesOf } from './tribe';
import { TRIBE_RULE, countTribes, tribesOfDeck, type TribeCounts } from './deck-tribe';

const counts = (
  creatures: number,
  byTribe: Readonly<Record<string, number>>,
  more: Partial<TribeCounts> = {},
): TribeCounts => ({
  creatures,
  changelings: 0,
  byTribe: new Map(Object.entries(byTribe)),
  commanderTribes: new Set(),
  ...more,
});

describe('tribesOf', () => {
  it.each([
    ['Creature — Elf Druid', ['Elf', 'Druid']],
    ['Legendary Creature — Time Lord Doctor', ['Time Lord', 'Doctor']],
    ['Creature — Human Werewolf // Creature — Werewolf', ['Human', 'Werewolf']],
    ['Sorcery // Creature — Zombie', ['Zombie']],
    ['Tribal Enchantment — Faerie', ['Faerie']],
    ['Kindred Instant — Goblin', ['Goblin']],
    ['Land Creature — Forest Dryad', ['Dryad']],
    ['Artifact Creature — Equipment Lizard', ['Lizard']],
    ['Enchantment Creature — Saga Dragon', ['Dragon']],
    ['Artifact — Vehicle', []],
    ['Legendary Planeswalker — Jace', []],
    ['Creature', []],
  ])('%s', (typeLine, tribes) => expect(tribesOf({ typeLine })).toEqual(tribes));
});

describe('tribeName and tribeKey', () => {
  it.each([
    ['Elf', 'Elves', 'elf'],
    ['Dwarf', 'Dwarves', 'dwarf'],
    ['Werewolf', 'Werewolves', 'werewolf'],
    ['Merfolk', 'Merfolk', 'merfolk'],
    ['Sphinx', 'Sphinxes', 'sphinx'],
    ['Faerie', 'Faeries', 'faerie'],
    ['Ally', 'Allies', 'ally'],
    ['Monkey', 'Monkeys', 'monkey'],
    ['Mouse', 'Mice', 'mouse'],
    ['Time Lord', 'Time Lords', 'time-lord'],
    ['Assembly-Worker', 'Assembly-Workers', 'assembly-worker'],
    ['Jellyfish', 'Jellyfish', 'jellyfish'],
    ['Dauthi', 'Dauthi', 'dauthi'],
  ])('%s', (tribe, name, key) => {
    expect([tribeName(tribe), tribeKey(tribe)]).toEqual([name, key]);
    expect(isSlug(tribeKey(tribe))).toBe(true);
  });
});

describe('tribesOfDeck', () => {
  it.each<[string, TribeCounts, readonly string[]]>([
    ['twelve of twenty-four', counts(24, { Elf: 12 }), ['Elf']],
    ['twelve of twenty-five', counts(25, { Elf: 12 }), []],
    ['eleven', counts(11, { Elf: 11 }), []],
    [
      'six of twenty-four with a commander of the type',
      counts(24, { Elf: 6 }, { commanderTribes: new Set(['Elf']) }),
      ['Elf'],
    ],
    ['six of twenty-five', counts(25, { Elf: 6 }, { commanderTribes: new Set(['Elf']) }), []],
    [
      'six Humans with a Human commander',
      counts(12, { Human: 6 }, { commanderTribes: new Set(['Human']) }),
      [],
    ],
    ['changelings and four members', counts(12, { Elf: 4 }, { changelings: 8 }), ['Elf']],
    ['changelings and three members', counts(12, { Elf: 3 }, { changelings: 9 }), []],
    ['two types, the more frequent first', counts(20, { Druid: 12, Elf: 15 }), ['Elf', 'Druid']],
  ])('%s', (_, deck, tribes) => expect(tribesOfDeck(deck)).toEqual(tribes));

  it('has a rule in words', () => expect(TRIBE_RULE).toMatch(/12 cards .* 6 cards .* Human.* 4 cards/));
});

describe('countTribes', () => {
  const elf = { typeLine: 'Creature — Elf', keywords: [] };
  const changeling = { typeLine: 'Creature — Shapeshifter', keywords: ['Changeling'] };
  it('counts commanders with other cards, and changelings separately', () => {
    expect(isChangeling(changeling)).toBe(true);
    expect(countTribes([elf], [elf, changeling, { typeLine: 'Instant', keywords: [] }])).toEqual({
      creatures: 3,
      changelings: 1,
      byTribe: new Map([['Elf', 2]]),
      commanderTribes: new Set(['Elf']),
    });
  });
  test('keeps the type of a deck after another creature of it', [fc.nat(60), fc.nat(60)], (elves, others) => {
    const before = [
      ...Array<typeof elf>(elves).fill(elf),
      ...Array<typeof elf>(others).fill({ typeLine: 'Creature — Ooze', keywords: [] }),
    ];
    if (tribesOfDeck(countTribes([], before)).includes('Elf'))
      expect(tribesOfDeck(countTribes([], [...before, elf]))).toContain('Elf');
  });
});
