import type { ColorIdentity } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { findBasicLands, makeAverageDeck } from './average-deck';

describe('makeAverageDeck', () => {
  const commander = testCard('Boss', 'Legendary Creature — Elf', {
    colorIdentity: 18 as ColorIdentity,
    canBeCommander: true,
  });
  const basics = [
    ['Island', 2],
    ['Forest', 16],
  ].map(([name, bits]) =>
    testCard(String(name), `Basic Land — ${name}`, {
      colorIdentity: bits as ColorIdentity,
      copyLimit: 'any',
    }),
  );
  const spells = Array.from({ length: 90 }, (_, index) =>
    testCard(`Spell ${index}`, index % 3 === 0 ? 'Instant' : 'Creature — Elf', {
      manaCost: index % 4 === 0 ? '{U}' : '{G}{G}',
      colorIdentity: 18 as ColorIdentity,
    }),
  );
  const input = {
    commanders: [commander],
    candidates: [...spells, testCard('Banned', 'Instant', { legality: 'banned' })],
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
  it('returns no cards if no legal deck is possible', () => {
    expect(makeAverageDeck({ ...input, basicOf: () => undefined })).toEqual([]);
    expect(makeAverageDeck({ ...input, commanders: [{ ...commander, legality: 'banned' }] })).toEqual([]);
  });
});
