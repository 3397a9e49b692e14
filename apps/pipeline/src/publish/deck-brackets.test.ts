import { starterCards, starterCombos } from '@crownsmith/catalog/starter';
import { BRACKET_LIMITS, newestLimits, type BracketLimit, type Card } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { resolveCombos } from '#src/combos/known-combos';
import { makeNameIndex } from '#src/names/name-index';
import type { BannedCards } from '#src/aggregate/banned-play';
import { estimateBrackets, type DeckBrackets } from './deck-brackets';
import { bannedOfHeld } from './deck-rows';

const cards = starterCards();
const index = makeNameIndex(cards);
const numberOf = (name: string): number => {
  const number = index.resolve(name);
  if (number === undefined) throw new Error(`No card is called ${name}.`);
  return number;
};
const combos = resolveCombos(starterCombos(), cards, index);

/** Decks of a commander alone with these cards. */
const bracketsOf = (...decks: readonly (readonly string[])[]): readonly number[] =>
  bracketsBy(BRACKET_LIMITS, ...decks);
const bracketsBy = (
  limits: readonly BracketLimit[],
  ...decks: readonly (readonly string[])[]
): readonly number[] => [...estimate(cards, limits, decks).brackets];
const estimate = (
  ofCards: readonly Card[],
  limits: readonly BracketLimit[],
  decks: readonly (readonly string[])[],
  known?: DeckBrackets,
  bannedCards: BannedCards = { deck: new Int32Array(), card: new Int32Array() },
): DeckBrackets => {
  const rows = decks.map((names) => names.map(numberOf));
  const starts = Int32Array.from([0, ...rows.map((_, at) => rows.slice(0, at + 1).flat().length)]);
  const deckRows = {
    c1: Int32Array.from(rows, () => numberOf('Edgar Markov')),
    c2: Int32Array.from(rows, () => -1),
    starts,
    deckCards: Uint16Array.from(rows.flat()),
    banned: bannedOfHeld({ numbers: Int32Array.from(rows.keys()) }, bannedCards),
  };
  return estimateBrackets(ofCards, combos, limits, deckRows, Int32Array.from(cards.keys()), known);
};

it('estimates each deck by its own cards: Game Changers, and both cards of a combo', () => {
  const pair = combos.find(({ cards: pieces, commanders }) => pieces.length === 2 && commanders.length === 0);
  const names = pair?.cards.map((card) => cards[card]?.name ?? '') ?? [];
  expect(names).toHaveLength(2);
  const changers = cards.filter(({ gameChanger }) => gameChanger).map(({ name }) => name);
  const [plain, one, five, first, second] = bracketsOf(
    ['Swamp'],
    changers.slice(0, 1),
    changers.slice(0, 5),
    names.slice(0, 1),
    names.slice(1),
  );
  expect([plain, one]).toEqual([1, 3]);
  expect(five).toBeGreaterThanOrEqual(4);
  const [both] = bracketsOf(names);
  expect(both).toBeGreaterThan(Math.min(first ?? 5, second ?? 5));
});

it('estimates a list as it was played, with what its format bans since', () => {
  const pair = combos.find(({ cards: pieces, commanders }) => pieces.length === 2 && commanders.length === 0);
  const [one = '', other = ''] = pair?.cards.map((card) => cards[card]?.name ?? '') ?? [];
  const lists = [['Swamp'], [one], [other], [one, other]];
  const [, first, second, both] = estimate(cards, BRACKET_LIMITS, lists).brackets;
  const banned = {
    deck: Int32Array.of(1, 2, 9),
    card: Int32Array.of(numberOf(other), numberOf(one), numberOf(one)),
  };
  const { brackets } = estimate(cards, BRACKET_LIMITS, lists, undefined, banned);
  expect(Math.min(first ?? 5, second ?? 5)).toBeLessThan(both ?? 0);
  expect([...brackets]).toEqual([1, both, both, both]);
});

it('takes the banned cards of the decks that are held', () => {
  const numbers = Int32Array.of(1, 3, 4);
  const banned = { deck: Int32Array.of(0, 1, 1, 2, 4), card: Int32Array.of(5, 6, 7, 8, 9) };
  expect(bannedOfHeld({ numbers }, banned)).toEqual({
    starts: Int32Array.of(0, 2, 2, 3),
    cards: Int32Array.of(6, 7, 9),
  });
});

it('estimates by newer limits', () => {
  const changers = cards.filter(({ gameChanger }) => gameChanger).map(({ name }) => name);
  const newer = { bracket: 3, atMost: 5, source: 'Panel', date: '2027-02-08' } as const;
  const limits = newestLimits([...BRACKET_LIMITS, { kind: 'game-changers', ...newer }]);
  const lists = [changers.slice(0, 5), changers.slice(0, 6)];
  expect([bracketsOf(...lists), bracketsBy(limits, ...lists)]).toEqual([
    [4, 4],
    [3, 4],
  ]);
});

it('keeps brackets that are known, but of decks with a card of which something changed that matters', () => {
  const lists = [['Sol Ring'], ['Forest'], ['Cultivate']];
  const { traits } = estimate(cards, BRACKET_LIMITS, lists);
  const known = { brackets: Uint8Array.from([5, 5, 5]), traits };
  const changed = cards.map((card) => {
    if (card.name === 'Sol Ring') return { ...card, gameChanger: true };
    return card.name === 'Cultivate' ? { ...card, prices: {}, sets: ['new'] } : card;
  });
  expect([...estimate(changed, BRACKET_LIMITS, lists, known).brackets]).toEqual([3, 5, 5]);
});
