import { describe, expect, it } from 'vitest';
import { checkDeck } from './deck-limits';

describe('checkDeck', () => {
  const cards = Array.from({ length: 30 }, (_, index) => ({ name: `C${index}`, count: 1 }));
  const base = { id: '', date: null, format: null, commanders: ['A'], cards };
  const swarm = (count: number) => ({ name: 'Swarm', count });
  it.each([
    ['30 different cards', base, undefined],
    ['no commander', { ...base, commanders: [] }, 'no-commander'],
    ['three commanders', { ...base, commanders: ['A', 'B', 'C'] }, 'too-many-commanders'],
    ['two cards', { ...base, cards: cards.slice(0, 2) }, 'too-few-cards'],
    ['99 copies of two cards', { ...base, cards: [swarm(60), { name: 'Forest', count: 39 }] }, undefined],
    ['251 copies of a card', { ...base, cards: [swarm(251)] }, 'too-many-cards'],
    ['a very long name', { ...base, cards: [...cards, { name: 'x'.repeat(300), count: 1 }] }, 'malformed'],
  ])('returns for %s the right fault or none', (_, deck, fault) =>
    expect(checkDeck(deck)?.fault).toBe(fault),
  );

  it('lets a deck be large whose commander allows any size, and never a whole store of cards', () => {
    const large = (count: number) => checkDeck({ ...base, cards: [...cards, swarm(count)] }, () => true);
    expect(large(370)).toBeUndefined();
    expect(large(2471)?.reason).toBe('2501 cards (at most 2500)');
  });
});
