import { expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import { DECK_TRAITS, deckTraits } from './deck-traits';

const DECK = [
  aDeckCard('Changer', { gameChanger: true }),
  aDeckCard('Armageddon'),
  aDeckCard('Time Warp'),
  aDeckCard('Tax', { typeLine: 'Enchantment', text: 'Noncreature spells cost {1} more to cast.' }),
  aDeckCard('Thief', { typeLine: 'Sorcery', text: 'Gain control of target creature.' }),
  aDeckCard('Nothing'),
];
const namesOf = (cards: typeof DECK) => {
  const traits = deckTraits(cards);
  return DECK_TRAITS.map((trait) => traits[trait]?.map(({ name }) => name));
};

it('names the cards of each trait of a deck', () =>
  expect(namesOf(DECK)).toEqual([['Changer'], ['Armageddon'], ['Time Warp'], ['Tax'], ['Thief']]));

it('does not know stax and theft without rules texts', () =>
  expect(namesOf(DECK.map((card) => ({ ...card, text: undefined })))).toEqual([
    ['Changer'],
    ['Armageddon'],
    ['Time Warp'],
    undefined,
    undefined,
  ]));
