import { describe, expect, it } from 'vitest';
import { PRIMARY_TYPES, groupByPrimaryType, isPrimaryType, primaryTypeOf } from './primary-type';
import { fc, test } from '../../testing/property';
import { SUPERTYPES, frontTypes, isBasicLand, makeTypeLine, parseTypeLine } from './type-line';

describe('type lines (CR 205)', () => {
  it.each<[string, string[], string[], string[]]>([
    ['Instant', [], ['Instant'], []],
    ['Legendary Snow Creature — Zombie Wizard', ['Legendary', 'Snow'], ['Creature'], ['Zombie', 'Wizard']],
    ['Legendary Creature — Time Lord Doctor', ['Legendary'], ['Creature'], ['Time Lord', 'Doctor']],
    ['Basic Snow Land — Forest', ['Basic', 'Snow'], ['Land'], ['Forest']],
    ['Kindred Instant — Goblin', [], ['Kindred', 'Instant'], ['Goblin']],
    [
      'Legendary Artifact Creature — Assembly-Worker',
      ['Legendary'],
      ['Artifact', 'Creature'],
      ['Assembly-Worker'],
    ],
    ['Enchantment Land — Urza’s Saga', [], ['Enchantment', 'Land'], ['Urza’s', 'Saga']],
    ['Plane — Bolas’s Meditation Realm', [], ['Plane'], ['Bolas’s Meditation Realm']],
    ['', [], [], []],
  ])('%s', (line, supertypes, types, subtypes) => {
    expect(parseTypeLine(line)).toEqual([{ supertypes, types, subtypes }]);
    expect(makeTypeLine(parseTypeLine(line))).toBe(line);
  });

  it('accept a hyphen or an en dash as the dash', () =>
    expect(makeTypeLine(parseTypeLine('Creature - Elf // Land – Forest'))).toBe(
      'Creature — Elf // Land — Forest',
    ));

  const anyFace = fc.record({
    supertypes: fc.subarray([...SUPERTYPES]),
    types: fc.subarray(['Artifact', 'Creature', 'Enchantment', 'Kindred', 'Land'], { minLength: 1 }),
    subtypes: fc.array(
      fc.constantFrom('Elf', 'Time Lord', 'Doctor', 'Assembly-Worker', 'Urza’s', 'Background'),
    ),
  });
  test('are parsed back after printing', [fc.array(anyFace, { minLength: 1, maxLength: 2 })], (faces) =>
    expect(parseTypeLine(makeTypeLine(faces))).toEqual(faces),
  );
  test('parsing never throws', [fc.string({ unit: 'grapheme' })], (text) =>
    expect(frontTypes(text).types).toBeDefined(),
  );

  it.each([
    ['Basic Land — Island', true],
    ['Basic Snow Land — Island', true],
    ['Basic Land', true],
    ['Land — Island Swamp', false],
    ['Basic Creature', false],
    ['Artifact // Basic Land — Island', false],
  ])('isBasicLand(%s) is %j', (typeLine, is) => expect(isBasicLand({ typeLine })).toBe(is));
});

describe('primary types', () => {
  it('are in display order', () =>
    expect(PRIMARY_TYPES).toEqual([
      'Creature',
      'Instant',
      'Sorcery',
      'Artifact',
      'Enchantment',
      'Battle',
      'Planeswalker',
      'Land',
    ]));
  it.each([
    ['Artifact Creature — Golem', 'Creature'],
    ['Legendary Enchantment Creature — God', 'Creature'],
    ['Land Creature — Forest Dryad', 'Creature'],
    ['Summon — Legend', 'Creature'],
    ['Eaturecray — Igpay', 'Creature'],
    ['Artifact Land', 'Land'],
    ['Enchantment Land — Urza’s Saga', 'Land'],
    ['Basic Land — Forest', 'Land'],
    ['Legendary Enchantment Artifact — Equipment', 'Artifact'],
    ['Kindred Instant — Faerie', 'Instant'],
    ['Tribal Artifact — Rogue Equipment', 'Artifact'],
    ['Instant // Sorcery', 'Instant'],
    ['Sorcery // Land', 'Sorcery'],
    ['Creature — Human // Planeswalker — Jace', 'Creature'],
    ['Battle — Siege // Creature — Dragon', 'Battle'],
    ['Land // Legendary Creature — Vampire', 'Land'],
    ['Legendary Planeswalker — Teferi', 'Planeswalker'],
    ['instant', 'Instant'],
    ['Scheme', undefined],
    ['Conspiracy', undefined],
    ['Stickers', undefined],
    ['', undefined],
  ])('%s has the primary type %s', (typeLine, type) => expect(primaryTypeOf(typeLine)).toBe(type));
  it('are distinguished from other words', () =>
    expect([isPrimaryType('Land'), isPrimaryType('Scheme')]).toEqual([true, false]));

  it('group cards in display order, cards of none last, without empty groups', () => {
    const cards = ['Land', undefined, 'Creature', 'Land'].map((primaryType, at) => ({
      at,
      primaryType: PRIMARY_TYPES.find((type) => type === primaryType),
    }));
    expect(
      groupByPrimaryType(cards).map(({ primaryType, cards: group }) => [
        primaryType,
        group.map(({ at }) => at),
      ]),
    ).toEqual([
      ['Creature', [2]],
      ['Land', [0, 3]],
      [undefined, [1]],
    ]);
  });
});
