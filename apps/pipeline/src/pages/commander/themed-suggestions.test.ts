import { allowanceOf } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import type { Suggestions } from './suggestions';
import { makeThemedSuggestions } from './themed-suggestions';

const many = (count: number, name: string, type: string, text = '') =>
  Array.from({ length: count }, (_, at) => testCard(`${name} ${at}`, type, { text }));

const CARDS = [
  testCard('Vlad, Lord of Blood', 'Legendary Creature — Vampire', {
    text: 'Other Vampires you control get +1/+1.',
  }),
  testCard('Plain Jane', 'Legendary Creature — Human', { text: 'Vigilance' }),
  ...many(80, 'Staple', 'Instant', 'Draw a card.'),
  ...many(40, 'Vampire', 'Creature — Vampire'),
  ...many(30, 'Land', 'Land'),
];
const numbersOf = (name: string): readonly number[] =>
  CARDS.flatMap((card, number) => (card.name.startsWith(`${name} `) ? [number] : []));
const [staples, vampires, lands] = ['Staple', 'Vampire', 'Land'].map(numbersOf) as [
  readonly number[],
  readonly number[],
  readonly number[],
];

const suggestFrom = (suggested: readonly number[], commander: number): readonly number[] => {
  const suggestions: Suggestions = {
    knownCommanders: 1,
    suggest: () => suggested.map((card) => ({ card, synergy: 0.1 })),
  };
  const context = {
    cards: CARDS,
    isListed: () => true,
    // A later card is more played.
    overall: (card: number) => ({ decks: card, potential: 1000 }),
  };
  const allowance = allowanceOf(CARDS.slice(commander, commander + 1));
  const zone = { cards: [commander], identity: allowance.identity, allowance };
  return makeThemedSuggestions(context, suggestions)
    .suggest(zone)
    .map(({ card }) => card);
};

describe('makeThemedSuggestions', () => {
  const suggested = suggestFrom([...lands, ...staples, ...vampires.slice(0, 5)], 0);
  const spells = suggested.filter((card) => !lands.includes(card));

  it('suggests as many cards of the type that a commander names as decks of it have', () => {
    const first = spells.slice(0, 60);
    expect(first.filter((card) => vampires.includes(card))).toHaveLength(24);
    expect(first.filter((card) => staples.includes(card))).toEqual(staples.slice(0, 36));
  });

  it('keeps suggested ones, adds the most played of the others, and loses nothing', () => {
    for (const card of vampires.slice(0, 5)) expect(spells.slice(0, 60)).toContain(card);
    expect(spells.slice(0, 60)).toContain(vampires.at(-1));
    expect(suggested.filter((card) => lands.includes(card))).toEqual(lands);
    expect(new Set(suggested).size).toBe(suggested.length);
    for (const card of staples) expect(suggested).toContain(card);
  });

  it('leaves the suggestions of a commander alone whose text is about no theme', () =>
    expect(suggestFrom(staples, 1)).toEqual(staples));

  it('leaves suggestions alone that have enough', () => {
    const enough = [...vampires.slice(0, 30), ...staples];
    expect(suggestFrom(enough, 0).slice(0, 24)).toEqual(enough.slice(0, 24));
    expect(suggestFrom(enough, 0)).toHaveLength(enough.length);
  });
});
