import { starterCards, starterCombos } from '@crownsmith/catalog/starter';
import { BRACKET_LIMITS, newestLimits } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comboKey, comboKeysOf } from '../combos/combo';
import { aDeckCard } from '../testing/builders';
import { bracketTraits, makeBracketEstimator } from './bracket-estimator';
import { estimateDeckBracket } from './estimate-deck-bracket';
import { turnOfCombo } from './two-card-combos';

const cards = starterCards();
const placeOf = new Map(
  cards.flatMap((card, place) => comboKeysOf(card).map((key) => [key, place] as const)),
);

/** Combos of two cards of the starter, with the places of both. */
const pairs = starterCombos().flatMap((combo) => {
  const [a, b, ...more] = combo.cards.map((name) => placeOf.get(comboKey(name)));
  return a === undefined || b === undefined || more.length > 0 ? [] : [{ combo, places: [a, b] as const }];
});
/** Cards that brackets depend on, more often than others. */
const decisive = cards.flatMap(({ gameChanger, tags }, place) =>
  gameChanger || tags.includes('tutor') || tags.includes('ramp') ? [place] : [],
);

const OTHER_LIMITS = newestLimits([
  ...BRACKET_LIMITS,
  ...(['game-changers', 'tutors', 'two-card-combo'] as const).map((kind) => ({
    kind,
    bracket: 3 as const,
    atMost: 1,
    source: 'x',
    date: '2027-01-01',
  })),
]);

it.each([
  ['as they are', BRACKET_LIMITS],
  ['of other numbers', OTHER_LIMITS],
])('estimates the same as with reasons, by limits %s', (_, limits) => {
  const estimate = makeBracketEstimator(cards, limits);
  const deckArbitrary = fc
    .tuple(
      fc.array(fc.nat(cards.length - 1), { maxLength: 80 }),
      fc.array(fc.constantFrom(...decisive), { maxLength: 20 }),
      fc.array(fc.constantFrom(...pairs), { maxLength: 2 }),
    )
    .map(([any, some, both]) => [...new Set([...any, ...some, ...both.flatMap(({ places }) => places)])]);
  const found = new Set<number>();
  fc.assert(
    fc.property(deckArbitrary, (deck) => {
      const own = deck.flatMap((place) => cards[place] ?? []);
      const complete = pairs.filter(({ places }) => places.every((place) => deck.includes(place)));
      const turns = new Map(
        complete.flatMap(({ combo, places: [a, b] }) => {
          const [first, second] = [cards[a], cards[b]];
          const turn = first && second && turnOfCombo(combo, first, second);
          return turn === undefined ? [] : [[[a, b].sort().join(' '), turn] as const];
        }),
      );
      const full = estimateDeckBracket(
        own,
        complete.map(({ combo }) => combo),
        limits,
      );
      found.add(full.estimate);
      expect(estimate(deck, [...turns.values()])).toBe(full.estimate);
    }),
    { numRuns: 250 },
  );
  expect(found.size).toBeGreaterThanOrEqual(4);
});

it('tells apart cards by mana value, aim and kinds, and lands by kinds alone', () => {
  const traits = (more: object) => bracketTraits(aDeckCard('One', { manaValue: 2, ...more }));
  expect(traits({ tags: ['ramp'] })).not.toBe(traits({}));
  expect(traits({ manaValue: 3 })).not.toBe(traits({}));
  expect(traits({ text: 'Flying' })).toBe(traits({}));
  const land = { typeLine: 'Land' };
  expect(traits({ ...land, manaValue: 0 })).toBe(traits(land));
  expect(traits({ ...land, gameChanger: true })).not.toBe(traits(land));
});
