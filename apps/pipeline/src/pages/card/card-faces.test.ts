import { cardFromScryfall } from '@crownsmith/catalog';
import { expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { listFaces } from './card-faces';

const fromScryfall = (record: object) => {
  const card = cardFromScryfall({ object: 'card', cmc: 3, color_identity: ['B'], ...record });
  if (!card.ok) throw new Error(card.error.code);
  return listFaces(card.value);
};

it('carries name, cost, type, rules text and loyalty of both faces of a record', () =>
  expect(
    fromScryfall({
      name: 'Vampire Cub // Vampire Elder',
      layout: 'transform',
      type_line: 'Creature — Vampire // Legendary Planeswalker — Elder',
      card_faces: [
        {
          ...{ name: 'Vampire Cub', type_line: 'Creature — Vampire', mana_cost: '{2}{B}' },
          ...{ oracle_text: 'Lifelink\n{T}: Transform.', power: '2', toughness: '3' },
        },
        {
          ...{ name: 'Vampire Elder', type_line: 'Legendary Planeswalker — Elder', mana_cost: '' },
          ...{ oracle_text: '+1: You gain 2 life.', loyalty: '5' },
        },
      ],
    }),
  ).toEqual([
    {
      ...{ name: 'Vampire Cub', type: 'Creature — Vampire', mana_cost: '{2}{B}' },
      ...{ oracle_text: 'Lifelink\n{T}: Transform.', power: '2', toughness: '3' },
    },
    {
      ...{ name: 'Vampire Elder', type: 'Legendary Planeswalker — Elder' },
      ...{ oracle_text: '+1: You gain 2 life.', loyalty: '5' },
    },
  ]));

it('is one face for a card of one, with an empty rules text where the record has one', () =>
  expect(
    fromScryfall({ name: 'Bear', layout: 'normal', type_line: 'Creature — Bear', oracle_text: '' }),
  ).toEqual([{ name: 'Bear', type: 'Creature — Bear', oracle_text: '' }]));

it('has no rules text where no source provides one', () =>
  expect(listFaces(testCard('Opt', 'Instant', { manaCost: '{U}' }))).toEqual([
    { name: 'Opt', type: 'Instant', mana_cost: '{U}' },
  ]));
