import type { ColorIdentity } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { cardGroup, isAura, isEquipment, isFixingLand, isUtilityLand } from './card-group';

describe('cardGroup', () => {
  it.each([
    ['Artifact', { text: '{T}: Add {C}{C}.' }, 'manaartifacts'],
    ['Artifact', { text: '{T}: Draw a card.' }, 'utilityartifacts'],
    ['Artifact — Equipment', { text: 'Equipped creature has "{T}: Add {G}."' }, 'utilityartifacts'],
    ['Artifact', { tags: ['ramp'] }, 'manaartifacts'],
    ['Artifact Creature — Golem', { text: '{T}: Add {C}.' }, 'creatures'],
    ['Artifact Land', { text: '{T}: Add {U}.', colorIdentity: 2 as ColorIdentity }, 'utilitylands'],
    ['Basic Land — Island', {}, 'lands'],
    ['Land — Island Swamp', { colorIdentity: 6 as ColorIdentity }, 'lands'],
    ['Land', { text: '{T}: Add one mana of any color.' }, 'lands'],
    [
      'Land',
      {
        text: '{T}, Sacrifice this: Search your library for a Plains or Island card, put it onto the battlefield, then shuffle.',
      },
      'lands',
    ],
    ['Land', { text: '{T}: Add {C}. {1}, {T}: Draw a card.' }, 'utilitylands'],
    ['Sorcery // Land', {}, 'sorceries'],
    ['Battle — Siege', {}, 'battles'],
    ['Vanguard', {}, undefined],
  ] as const)('lists %s %o in %s', (typeLine, fields, group) =>
    expect(cardGroup(testCard('X', typeLine, fields))).toBe(group),
  );
  it('detects Equipment and Auras by the front face', () => {
    expect(isEquipment(testCard('X', 'Artifact Creature — Equipment Lizard'))).toBe(true);
    expect(isEquipment(testCard('X', 'Legendary Creature — God // Legendary Artifact — Equipment'))).toBe(
      false,
    );
    expect(isAura(testCard('X', 'Enchantment — Aura Curse'))).toBe(true);
    expect(isAura(testCard('X', 'Legendary Creature — Spirit // Enchantment — Aura'))).toBe(false);
  });
  it('never classifies a land as both utility and fixing', () => {
    for (const text of ['Add {C}.', 'Add one mana of any color.', undefined]) {
      const land = testCard('X', 'Land', text === undefined ? {} : { text });
      expect(isFixingLand(land) && isUtilityLand(land)).toBe(false);
    }
  });
});
