import { identityOf } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { isIdleSource } from './mana-source';

const OF_COMMANDER = '{T}: Add one mana of any color in your commander\u2019s color identity.';
const CARDS: Readonly<Record<string, readonly [string, string]>> = {
  tower: ['Land', OF_COMMANDER],
  city: [
    'Land',
    'Whenever this land becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.',
  ],
  confluence: ['Land', '{T}, Pay 1 life: Add one mana of any color.'],
  orchard: ['Land', '{T}: Add one mana of any color that a land an opponent controls could produce.'],
  ancestry: [
    'Land',
    `This land enters tapped.\n${OF_COMMANDER} When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.`,
  ],
  palace: ['Land', `{T}: Add {C}.\n{1}, ${OF_COMMANDER}`],
  cavern: [
    'Land',
    'As this land enters, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color.',
  ],
  signet: ['Artifact', OF_COMMANDER],
  sphere: ['Artifact', `${OF_COMMANDER}\nSacrifice this artifact: Draw a card.`],
  stone: ['Artifact', '{T}: Add one mana of any color that a land an opponent controls could produce.'],
  island: ['Basic Land \u2014 Island', '({T}: Add {U}.)'],
};

it.each([
  ['', ['tower', 'city', 'confluence', 'orchard', 'ancestry', 'signet', 'sphere']],
  ['R', ['tower', 'city', 'confluence', 'orchard']],
  ['UR', []],
])('makes no mana for a deck of the colours %j that a basic land would not', (colors, idle) => {
  const identity = identityOf([...colors] as ('U' | 'R')[]);
  const found = Object.entries(CARDS).filter(([, [typeLine, text]]) =>
    isIdleSource({ typeLine, text }, identity),
  );
  expect(found.map(([name]) => name)).toEqual(idle);
});
