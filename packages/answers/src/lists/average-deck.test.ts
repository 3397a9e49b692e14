import { buildCard } from '@crownsmith/test-support';
import { describe, expect, it } from 'vitest';
import { findBasicLands, makeAverageDeck } from './average-deck';

describe('makeAverageDeck', () => {
  const commander = buildCard({ name: 'Boss', type: 'Legendary Creature — Elf', colors: 'UG' });
  const basics = [
    buildCard({ name: 'Island', type: 'Basic Land — Island', colors: 'U' }),
    buildCard({ name: 'Forest', type: 'Basic Land — Forest', colors: 'G' }),
  ];
  const spells = Array.from({ length: 90 }, (_, index) =>
    buildCard({
      name: `Spell ${index}`,
      type: index % 3 === 0 ? 'Instant' : 'Creature — Elf',
      cost: index % 4 === 0 ? '{U}' : '{G}{G}',
      colors: 'UG',
    }),
  );
  const input = {
    commanders: [commander],
    candidates: [...spells, buildCard({ name: 'Banned', type: 'Instant', more: { legality: 'banned' } })],
    types: { Creature: 40, Instant: 22, Land: 37 },
    basics: 37,
    basicOf: findBasicLands(basics),
  };
  it('makes 99 legal cards for one commander, with the mean number of each type', () => {
    const deck = makeAverageDeck(input);
    expect(deck.reduce((sum, one) => sum + one.count, 0)).toBe(99);
    expect(deck.filter((one) => one.card.primaryType === 'Instant')).toHaveLength(22);
    expect(deck.find((one) => one.card.name === 'Forest')?.count).toBeGreaterThan(
      deck.find((one) => one.card.name === 'Island')?.count ?? 0,
    );
    expect(deck.some((one) => one.card.name === 'Banned')).toBe(false);
  });
  it('completes a deck from few candidates with fillers', () => {
    const few = { ...input, candidates: spells.slice(0, 30) };
    const namesOf = (deck: ReturnType<typeof makeAverageDeck>) => deck.map(({ card }) => card.name);
    const filled = namesOf(makeAverageDeck({ ...few, fillers: () => spells.slice(30) }));
    expect(filled.filter((name) => name.startsWith('Spell'))).toHaveLength(62);
    expect(namesOf(makeAverageDeck(few)).filter((name) => name.startsWith('Spell'))).toHaveLength(30);
  });
  it('returns no cards if no legal deck is possible', () => {
    expect(makeAverageDeck({ ...input, basicOf: () => undefined })).toEqual([]);
    expect(makeAverageDeck({ ...input, commanders: [{ ...commander, legality: 'banned' }] })).toEqual([]);
  });
});
