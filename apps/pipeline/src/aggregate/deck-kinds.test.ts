import { deckGrantsOf, identityOf, type Color } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { countCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { testCard } from '#src/testing/test-card';
import { CHOSEN_COLOR, IDENTITIES, kindAllows, makeCardRules } from './deck-kinds';

const card = (name: string, typeLine: string, colors: readonly Color[], text?: string) =>
  testCard(name, typeLine, {
    colorIdentity: identityOf(colors),
    ...(text !== undefined && { grants: deckGrantsOf({ name, text }) }),
  });
const LANDS = 'Rulebreaker — A deck with this commander can have any land cards.';
const cards = [
  card('Miner', 'Legendary Creature — Minotaur', ['R'], LANDS),
  card('Digger', 'Legendary Creature — Minotaur', ['G'], LANDS),
  card(
    'Piper',
    'Legendary Creature — Shapeshifter',
    [],
    'If Piper is your commander, choose a color before the game begins.',
  ),
  card('Tower', 'Land', ['U']),
  card('Wizard', 'Creature — Wizard', ['U']),
  card(
    'Counting',
    'Legendary Creature — Owl',
    ['W'],
    'Rulebreaker — A deck with this commander has no maximum deck size.',
  ),
];

describe('makeCardRules', () => {
  const { rules, exempt } = makeCardRules(cards);
  it('numbers rules, one for those that allow the same, none for those that allow no card', () => {
    expect([...rules]).toEqual([1, 1, CHOSEN_COLOR, 0, 0, 0]);
    expect([...exempt]).toEqual([0, 0, 0, 0b10, 0, 0]);
  });
  it.each([
    ['a land of another colour, with the rule', 8 + IDENTITIES, 3, true],
    ['a land of another colour, without it', 8, 3, false],
    ['another card, with the rule', 8 + IDENTITIES, 4, false],
    ['one colour more, where one is chosen', IDENTITIES * CHOSEN_COLOR, 4, true],
  ])('%s', (_, kind, number, isAllowed) => {
    const wanted = { identity: cards[number]?.colorIdentity ?? 0, exempt: exempt[number] ?? 0 };
    expect(kindAllows(kind, wanted)).toBe(isAllowed);
  });
});

it('a deck whose colour is chosen has the colour of most of its cards, copies counted', async () => {
  const deck = (id: string, listed: readonly (readonly [name: number, count: number])[]) => ({
    id,
    content: id,
    source: 's',
    format: 'commander',
    day: 100,
    commanders: [0],
    cards: listed.map(([name, count]) => ({ name, count })),
  });
  const counts = await countCorpus(await tempFolder(), {
    // 0 chooses a colour; 5 and 6 are white, 7 is blue.
    identities: [0, 0, 0, 0, 0, 1, 1, 2, 0, 0],
    released: Array.from({ length: 10 }, () => -1),
    rules: {
      rules: [CHOSEN_COLOR, ...Array.from({ length: 9 }, () => 0)],
      exempt: Array.from({ length: 10 }, () => 0),
    },
    decks: [
      deck('a', [
        [5, 1],
        [6, 1],
        [7, 30],
      ]),
      deck('b', [
        [5, 2],
        [7, 1],
      ]),
      deck('c', [[8, 1]]),
    ],
  });
  expect([0, 1, 2].map((deck) => counts.held.identity[counts.deckNumbers.indexOf(deck)])).toEqual([2, 1, 0]);
  expect([5, 6, 7].map((number) => counts.cardDecks[number])).toEqual([1, 0, 1]);
  expect([5, 6, 7].map((number) => counts.cardPotential[number])).toEqual([1, 1, 1]);
});
