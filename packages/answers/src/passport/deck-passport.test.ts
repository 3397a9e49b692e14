import { toWireCard } from '@crownsmith/api-client';
import { BRACKET_LIMITS, err } from '@crownsmith/domain';
import { fixtureCards } from '@crownsmith/test-support';
import { describe, expect, it, vi } from 'vitest';
import { indexCombos } from '../deck-report/index-combos';
import { toReportCard } from '../deck-report/report-card';
import { makeDeckPassport, type PassportSource } from './deck-passport';

const NOTHING: PassportSource = {
  find: () => undefined,
  nearest: () => undefined,
  alsoMeant: () => [],
  bracketLimits: BRACKET_LIMITS,
  hasEstimatedPrices: false,
  play: () => Promise.resolve(err({ errors: ['Not played.'], notUnderstood: [] })),
};

it('is refused for a list without a known card, with what is wrong in it', async () => {
  const passport = await makeDeckPassport({ list: '1 Nobody' }, NOTHING);
  expect(passport.ok ? undefined : passport.error.errors[0]).toMatch(/^Line 1: .*Nobody/);
});

describe('of a list', () => {
  const cards = new Map(
    fixtureCards().map((card) => {
      const wire = toReportCard(toWireCard(card), card.text ?? '');
      return [card.name, wire] as const;
    }),
  );
  const play = vi.fn(NOTHING.play);
  const source: PassportSource = {
    ...NOTHING,
    find: (name) =>
      cards.get(name) ?? [...cards.values()].find(({ slug, url }) => slug === name || url === name),
    combos: indexCombos({
      combos: [
        {
          id: 'ring-and-signet',
          identity: 0,
          cards: ['sol-ring', 'arcane-signet'],
          results: ['Infinite mana', 'Win the game'],
          num_decks: 3,
          potential_decks: 10,
        },
      ],
    }),
    play,
  };
  const list = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n30 Swamp';

  it('states commanders, bracket with its reasons, combos, salt, price and games', async () => {
    const read = await makeDeckPassport({ list }, source);
    if (!read.ok) throw new Error(read.error.errors[0]);
    const passport = read.value;
    expect(passport.commanders.map(({ name }) => name)).toEqual(['Edgar Markov']);
    expect(passport.violations).toEqual([
      'The deck has 33 cards; it needs exactly 100, commanders included.',
    ]);
    expect(passport.comboCount).toBe(1);
    expect(passport.pairs.map(({ cards: pair }) => pair.map(({ name }) => name))).toEqual([
      ['Sol Ring', 'Arcane Signet'],
    ]);
    expect(passport.bracket.reasons.flatMap(({ cards: of }) => of.map(({ name }) => name))).toContain(
      'Sol Ring',
    );
    expect(passport.bracket.rules).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(passport.price.total).toBeGreaterThan(0);
    expect(passport.games).toEqual(err('Not played.'));
    expect(play).toHaveBeenCalledWith(
      expect.objectContaining({ commanders: ['/cards/edgar-markov'], seed: 1, games: 1000 }),
    );
    expect(passport.leaveOut).toBeUndefined();
  });

  it('names the fewest cards to leave out for the bracket that is asked for', async () => {
    const read = await makeDeckPassport({ list }, source, 2);
    if (!read.ok) throw new Error(read.error.errors[0]);
    const { bracket, leaveOut } = read.value;
    expect(bracket.estimate).toBeGreaterThan(2);
    // One card of the combo is enough.
    expect(leaveOut?.cards).toHaveLength(1);
    expect(leaveOut?.isFewest).toBe(true);
  });
});
