import { expect, it } from 'vitest';
import { createComboIndex } from '../combos/combo-index';
import { elfCards, elfDeck, strangeCards } from '../testing/elf-decks';
import { bracketOfDecks, bracketsWithCards } from './bracket-of-deck';
import { bracketOfCard } from './estimate-deck-bracket';

it('estimates cards that are alike once, and all as it would one by one', () => {
  const combos = createComboIndex([
    { id: '1', cards: ['Elf 1', 'Elf 40'], results: ['Infinite damage'], decks: 3 },
  ]);
  const deck = elfDeck(elfCards.slice(0, 39));
  const others = [...elfCards.slice(39), ...strangeCards];
  const [one, all] = [bracketOfDecks(deck, { combos }, others), bracketsWithCards(deck, { combos }, others)];
  const brackets = others.map(all);
  const expected = others.map((card) => {
    const estimated = one(deck, [card]);
    return { estimate: estimated.estimate, ofCard: bracketOfCard(estimated, card.name) };
  });
  expect(brackets).toEqual(expected);
  expect(new Set(brackets.map(({ estimate }) => estimate)).size).toBeGreaterThan(1);
  expect(new Set(brackets.map(({ ofCard }) => ofCard)).size).toBeGreaterThan(1);
});
