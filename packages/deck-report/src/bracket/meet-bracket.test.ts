import { BRACKET_LIMITS, type Bracket } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import type { BracketCard } from './bracket-card';
import { estimateDeckBracket } from './estimate-deck-bracket';
import { meetBracket } from './meet-bracket';

const named = (manaValue: number, ...names: readonly string[]) =>
  names.map((name) => aDeckCard(name, { manaValue }));
const changers = (...names: readonly string[]) =>
  names.map((name) => aDeckCard(name, { gameChanger: true, manaValue: 4 }));
const plain = (count: number, manaValue: number, tags: BracketCard['tags'] = []) =>
  Array.from({ length: count }, (_, at) => aDeckCard(`Plain ${manaValue} ${at}`, { manaValue, tags }));

const without = (deck: readonly BracketCard[], out: readonly string[]): readonly BracketCard[] =>
  deck.filter(({ name }) => !out.includes(name));

/** The fewest cards by trying all sets, the smallest first; undefined where none will do. */
const bySearch = (
  deck: readonly BracketCard[],
  target: Bracket,
  { combos, commanders }: { readonly combos: typeof COMBOS; readonly commanders: readonly string[] },
): number | undefined => {
  const names = deck.map(({ name }) => name).filter((name) => !commanders.includes(name));
  const reaches = (from: number, left: number, out: readonly string[]): boolean => {
    if (left === 0) return estimateDeckBracket(without(deck, out), combos).estimate <= target;
    for (let at = from; at < names.length; at += 1)
      if (reaches(at + 1, left - 1, [...out, names[at] ?? ''])) return true;
    return false;
  };
  return Array.from({ length: names.length + 1 }, (_, count) => count).find((count) => reaches(0, count, []));
};

const COMBOS = [
  { id: '1', cards: ['Demonic Tutor', 'Plain 1 0'], results: ['Win the game'] },
  { id: '2', cards: ['Changer A', 'Plain 1 1'], results: ['Infinite damage'] },
  { id: '3', cards: ['Plain 1 0', 'Plain 1 1'], results: ['Infinite mana'] },
  { id: '4', cards: ['Plain 6 0', 'Plain 1 1'], results: ['Infinite mana'] },
];

/** Cards that matter to brackets, in ways that overlap; small enough that all sets can be tried. */
const MATTER = [
  ...changers('Changer A', 'Changer B'),
  aDeckCard('Demonic Tutor', { gameChanger: true, manaValue: 2 }),
  aDeckCard('Mana Vault', { gameChanger: true, manaValue: 1 }),
  aDeckCard('Force of Will', { gameChanger: true, manaValue: 5 }),
  ...named(5, 'Time Warp', 'Time Stretch', 'Nexus of Fate', 'Armageddon'),
  ...named(1, 'Gamble', 'Entomb', 'Imperial Seal', 'Vampiric Tutor'),
  ...plain(2, 1),
  ...plain(1, 6),
];
/** Cards that bring a deck near the limits of points and of its curve, and never leave in the test. */
const base = (cheap: number) => [
  ...named(2, 'Sol Ring', 'Dark Ritual', 'Lotus Petal', 'Swan Song', 'Flusterstorm', 'Daze'),
  ...plain(cheap, 2, ['draw']).map((card) => ({ ...card, name: `Base ${card.name}` })),
  ...plain(44 - cheap, 3).map((card) => ({ ...card, name: `Base ${card.name}` })),
];

describe('the fewest cards that a deck leaves out to meet at a bracket', () => {
  it.each<[string, readonly BracketCard[], Bracket, readonly string[]]>([
    ['nothing where it is there', plain(60, 4, ['draw']), 2, []],
    ['every Game Changer for bracket 2', [...plain(60, 4, ['draw']), ...changers('A', 'B')], 2, ['A', 'B']],
    ['all but three for bracket 3', [...plain(60, 4, ['draw']), ...changers('A', 'B', 'C', 'D')], 3, ['A']],
    ['mass land denial', [...plain(60, 4, ['draw']), ...named(4, 'Armageddon')], 3, ['Armageddon']],
    [
      'one extra turn of three',
      [...plain(60, 4, ['draw']), ...named(5, 'Time Warp', 'Time Stretch', 'Nexus of Fate')],
      3,
      ['Nexus of Fate'],
    ],
  ])('are %s, in whatever order the list has them', (_, deck, target, takeOut) => {
    expect(meetBracket(deck, target)?.takeOut).toEqual(takeOut);
    expect(meetBracket(deck.toReversed(), target)?.takeOut).toEqual(takeOut);
    expect(estimateDeckBracket(deck.toReversed())).toEqual(estimateDeckBracket(deck));
  });

  it('are one card that two combos share', () => {
    const combos = ['Y', 'Z'].map((other) => ({
      id: other,
      cards: ['X', other],
      results: ['Infinite mana'],
    }));
    const deck = [...plain(60, 4, ['draw']), ...named(5, 'X', 'Y', 'Z')];
    expect(estimateDeckBracket(deck, combos).estimate).toBe(3);
    expect(meetBracket(deck, 2, { combos })).toEqual({ bracket: 2, takeOut: ['X'], isFewest: true });
    expect(meetBracket(deck, 2, { combos, commanders: ['X'] })?.takeOut).toEqual(['Y', 'Z']);
    expect(meetBracket(deck, 2, { combos, commanders: ['X', 'Y'] })).toBeUndefined();
  });

  it('are none where a commander alone keeps the deck above', () =>
    expect(meetBracket(changers('Leader'), 2, { commanders: ['Leader'] })).toBeUndefined());

  it('leave a deck at the bracket by the estimate, and are no more than a search of all sets needs', () => {
    fc.assert(
      fc.property(
        fc.subarray(MATTER, { maxLength: 8 }),
        fc.nat(40),
        fc.constantFrom<Bracket>(1, 2, 3, 4),
        fc.boolean(),
        (some, cheap, target, leads) => {
          const fixed = base(cheap);
          const deck = [...fixed, ...some];
          const leader = leads ? some.slice(0, 1).map(({ name }) => name) : [];
          const commanders = [...fixed.map(({ name }) => name), ...leader];
          const facts = { combos: COMBOS, commanders, limits: BRACKET_LIMITS };
          const found = meetBracket(deck, target, facts);
          expect(found?.takeOut.length).toBe(bySearch(deck, target, facts));
          if (found === undefined) return;
          const left = without(deck, found.takeOut);
          expect(left.length).toBe(deck.length - found.takeOut.length);
          expect(estimateDeckBracket(left, COMBOS).estimate).toBe(found.bracket);
        },
      ),
      { numRuns: 150 },
    );
  });
});
