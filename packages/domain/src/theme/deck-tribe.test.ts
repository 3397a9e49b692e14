import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { isSlug } from '../text/slug';
import { isChangeling, tribeKey, tribeName, tribesOf } from './tribe';
import { TRIBE_RULE, countTribes, makeCardTribes, tribesOfDeck, type TribeCounts } from './deck-tribe';
import { ANY_TRIBE, makeNamedTribes } from './named-tribes';

const counts = (
  creatures: number,
  byTribe: Readonly<Record<string, number>>,
  more: Partial<TribeCounts> = {},
): TribeCounts => ({
  creatures,
  changelings: 0,
  byTribe: new Map(Object.entries(byTribe)),
  commanderTribes: new Set(),
  namedByCommander: new Set(),
  naming: new Map([[ANY_TRIBE, 3]]),
  namingLands: new Map(),
  unknown: 0,
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
    ['nine of twenty-seven', counts(27, { Elf: 9 }), ['Elf']],
    ['nine of twenty-eight', counts(28, { Elf: 9 }), []],
    ['eight', counts(8, { Elf: 8 }), []],
    [
      'five of twenty-five with a commander of the type',
      counts(25, { Elf: 5 }, { commanderTribes: new Set(['Elf']) }),
      ['Elf'],
    ],
    ['five of twenty-six', counts(26, { Elf: 5 }, { commanderTribes: new Set(['Elf']) }), []],
    [
      'six Humans with a Human commander',
      counts(12, { Human: 6 }, { commanderTribes: new Set(['Human']) }),
      [],
    ],
    ['changelings and four members', counts(12, { Elf: 4 }, { changelings: 8 }), ['Elf']],
    ['changelings and three members', counts(12, { Elf: 3 }, { changelings: 9 }), []],
    [
      'six of twenty-four with a commander that names the type',
      counts(24, { Elf: 6 }, { namedByCommander: new Set(['Elf']), naming: new Map([['Elf', 1]]) }),
      ['Elf'],
    ],
    [
      'Druids for mana, that no card names',
      counts(24, { Druid: 14, Elf: 12 }, { naming: new Map([['Elf', 2]]) }),
      ['Elf'],
    ],
    [
      'a commander that no card of the deck cares about',
      counts(24, { Wizard: 7 }, { commanderTribes: new Set(['Wizard']), naming: new Map([['Wizard', 2]]) }),
      [],
    ],
    [
      'unknown cards, some of which may name the type',
      counts(24, { Elf: 12 }, { naming: new Map(), unknown: 20 }),
      ['Elf'],
    ],
    ['two types, the more frequent first', counts(20, { Druid: 12, Elf: 15 }), ['Elf', 'Druid']],
  ])('%s', (_, deck, tribes) => expect(tribesOfDeck(deck)).toEqual(tribes));

  it('has a rule in words', () =>
    expect(TRIBE_RULE).toMatch(/9 cards .* Human.* 5 cards .* 4 cards .* 2 cards/));
});

describe('countTribes', () => {
  const cardTribes = makeCardTribes(['Elf', 'Druid']);
  const make = (typeLine: string, keywords: readonly string[] = [], text?: string) =>
    cardTribes({ typeLine, manaValue: 1, manaCost: '{G}', keywords, tags: [], text });
  const elf = make('Creature — Elf', [], 'Other Elves you control get +1/+1.');
  const changeling = make('Creature — Shapeshifter', ['Changeling'], '');
  it('counts commanders with other cards, and changelings separately', () => {
    expect(isChangeling({ keywords: ['Changeling'] })).toBe(true);
    expect(countTribes([elf], [elf, changeling, make('Instant'), make('Land')])).toEqual({
      creatures: 3,
      changelings: 1,
      byTribe: new Map([['Elf', 2]]),
      commanderTribes: new Set(['Elf']),
      namedByCommander: new Set(['Elf']),
      naming: new Map([['Elf', 2]]),
      namingLands: new Map(),
      unknown: 1,
    });
  });
  it('counts lands that choose a type for the type of a commander alone', () => {
    const cavern = make('Land', [], 'As ~ enters, choose a creature type.');
    const bare = make('Creature — Elf', [], '');
    const deck = [...Array<typeof bare>(12).fill(bare), cavern, cavern, cavern];
    expect(tribesOfDeck(countTribes([bare], deck))).toEqual(['Elf']);
    expect(tribesOfDeck(countTribes([make('Creature — Ooze', [], '')], deck))).toEqual([]);
    expect(tribesOfDeck(countTribes([make('Creature — Ooze', [], '')], [...deck, elf, elf]))).toEqual([
      'Elf',
    ]);
  });
  test('keeps the type of a deck after another creature of it', [fc.nat(60), fc.nat(60)], (elves, others) => {
    const before = [
      ...Array<typeof elf>(elves).fill(elf),
      ...Array<typeof elf>(others).fill(make('Creature — Ooze', [], '')),
    ];
    if (tribesOfDeck(countTribes([], before)).includes('Elf'))
      expect(tribesOfDeck(countTribes([], [...before, elf]))).toContain('Elf');
  });
});

describe('makeNamedTribes', () => {
  it.each([[['Elf', 'Elves']], [['Elves', 'Elf']]])('reads a plural as that of its type, of %j', (tribes) =>
    expect(
      makeNamedTribes(tribes)({
        typeLine: 'Creature',
        manaValue: 1,
        keywords: [],
        tags: [],
        text: 'Tap ten untapped Elves you control: Draw a card.',
      }),
    ).toEqual(['Elf']),
  );
  const named = makeNamedTribes(['Elf', 'Druid', 'Time Lord', 'Warrior']);
  it.each<[string, readonly string[]]>([
    ['Other Elves you control get +1/+1.', ['Elf']],
    ['Tap an untapped Druid you control: Add {G}.', ['Druid']],
    ['Create a 1/1 green Elf Warrior creature token.', []],
    ['Create a 1/1 green Elf Warrior creature token for each Elf you control.', ['Elf']],
    ['Create a 1/1 token. Whenever a Warrior attacks, draw a card.', ['Warrior']],
    ['As Test enters, choose a creature type.', [ANY_TRIBE]],
    ['Time Lords have haste.', ['Time Lord']],
    ['Draw a card.', []],
  ])('%s', (text, tribes) =>
    expect(named({ typeLine: 'Creature', manaValue: 1, keywords: [], tags: [], text })).toEqual(tribes),
  );
});
