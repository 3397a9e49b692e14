import { expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import { makeSupports } from './supports';

const entry = (card: ReturnType<typeof aDeckCard>) => ({ name: card.name, count: 1, card });
const goblins = Array.from({ length: 14 }, (_, at) =>
  entry(aDeckCard(`Goblin ${at}`, { typeLine: 'Creature — Goblin', text: 'Other Goblins get +1/+1.' })),
);
const others = [
  ['Lord', 'Enchantment', 'Goblins you control have haste.'],
  ['Banner', 'Artifact', 'Choose a creature type. Creatures of the chosen type get +1/+1.'],
  [
    'Coat',
    'Artifact',
    'Each creature gets +1/+1 for each other creature that shares at least one creature type with it.',
  ],
  ['Command', 'Sorcery', 'Create two 1/1 red Goblin creature tokens.'],
  ['Elves', 'Sorcery', 'Create two 1/1 green Elf Warrior creature tokens.'],
  ['Bolt', 'Instant', 'Deal 3 damage to any target.'],
] as const;
const namesOf = (creatures: typeof goblins) => {
  const cards = others.map(([name, typeLine, text]) => aDeckCard(name, { typeLine, text }));
  const supports = makeSupports({ commanders: [], main: [...creatures, ...cards.map(entry)] });
  return cards.filter((card) => supports(card) === 'tribe').map(({ name }) => name);
};

it('are cards with the name of the type or a chosen type, and those that make tokens of it', () =>
  expect(namesOf(goblins)).toEqual(['Lord', 'Banner', 'Coat', 'Command']));

it('are those of the type', () =>
  expect(
    goblins.map(({ card }) => card).filter(makeSupports({ commanders: [], main: goblins })),
  ).toHaveLength(14));

it('are none of a type that few of the cards of another are of, besides', () => {
  const leader = entry(aDeckCard('Leader', { typeLine: 'Legendary Creature — Goblin Warrior' }));
  const warriors = goblins.map((one, at) =>
    at < 5 ? { ...one, card: { ...one.card, typeLine: 'Creature — Goblin Warrior' } } : one,
  );
  const banners = [1, 2, 3].map((at) =>
    entry(aDeckCard(`Banner ${at}`, { typeLine: 'Artifact', text: 'Choose a creature type.' })),
  );
  const supports = makeSupports({ commanders: [leader], main: [...warriors, ...banners] });
  expect(supports(aDeckCard('Blademaster', { typeLine: 'Creature — Human Warrior' }))).toBeUndefined();
  expect(supports(aDeckCard('Lackey', { typeLine: 'Creature — Goblin' }))).toBe('tribe');
});

it('are none for a list that is built on no type', () => expect(namesOf(goblins.slice(0, 3))).toEqual([]));

it('are those about one name for a list of many copies', () => {
  const stone = aDeckCard('Stone', {
    text: 'Reveal the top four cards. You may cast those with the same name.',
  });
  const rats = { ...entry(aDeckCard('Rats', { copyLimit: 'any' })), count: 30 };
  expect(makeSupports({ commanders: [], main: [rats, entry(stone)] })(stone)).toBe('copies');
  expect(
    makeSupports({ commanders: [], main: [{ ...rats, count: 4 }, entry(stone)] })(stone),
  ).toBeUndefined();
});

it('are those of a type that cards of many copies name', () => {
  const demon = aDeckCard('Demon', { typeLine: 'Creature — Demon' });
  const text = 'Sacrifice six creatures named Apostle: Search your library for a Demon creature card.';
  const apostles = { ...entry(aDeckCard('Apostle', { copyLimit: 'any', text })), count: 30 };
  const supportsWith = (count: number) =>
    makeSupports({ commanders: [], main: [{ ...apostles, count }, entry(demon)] })(demon);
  expect([30, 4].map(supportsWith)).toEqual(['tribe', undefined]);
});

it('are those about planeswalkers for a list of many', () => {
  const walkers = Array.from({ length: 9 }, (_, at) =>
    entry(aDeckCard(`Walker ${at}`, { typeLine: 'Legendary Planeswalker — Jace', text: '+1: Draw a card.' })),
  );
  const veil = aDeckCard('Veil', {
    typeLine: 'Artifact',
    text: 'Planeswalkers you control enter with an additional loyalty counter on them.',
  });
  const [walker] = walkers as [ReturnType<typeof entry>];
  const supports = makeSupports({ commanders: [], main: walkers });
  expect([walker.card, veil].map(supports)).toEqual(['superfriends', 'superfriends']);
  expect(makeSupports({ commanders: [], main: walkers.slice(1) })(walker.card)).toBeUndefined();
});

it('are those of a mechanic of which a list has many cards', () => {
  const infected = Array.from({ length: 9 }, (_, at) =>
    entry(
      aDeckCard(`Crusader ${at}`, { typeLine: 'Creature — Phyrexian', keywords: ['Infect'], text: 'Infect' }),
    ),
  );
  const strike = aDeckCard('Strike', {
    typeLine: 'Instant',
    text: 'Target creature gains infect until end of turn.',
  });
  const supportsOf = (main: typeof infected) => makeSupports({ commanders: [], main })(strike);
  expect(supportsOf(infected)).toBe('infect');
  expect(supportsOf(infected.slice(1))).toBeUndefined();
});
