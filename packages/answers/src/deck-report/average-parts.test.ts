import { toWireCard, type CardRow, type CommanderPage } from '@crownsmith/api-client';
import { fixtureCards } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import { plainRow } from '../lists/card-row';
import { compareWithParts, type PartFacts } from './average-parts';
import { toReportCard } from './report-card';

const cards = fixtureCards(40).map((card) => toReportCard(toWireCard(card)));
const bySlug = new Map<string, (typeof cards)[number]>(cards.map((card) => [card.slug, card]));
const find = (slug: string) => bySlug.get(slug);
const entry = (slug: string) => {
  const card = find(slug);
  if (!card) throw new Error(slug);
  return { name: card.name, count: 1, card };
};

const deck = {
  commanders: [entry('edgar-markov')],
  main: ['sol-ring', 'toxic-deluge'].map(entry),
};

/** Of bracket 4: 30 decks of which all play Sol Ring, half Arcane Signet and none Toxic Deluge; one costs more than $200. */
const facts: PartFacts = {
  page: {
    slug: 'edgar-markov',
    cards: ['edgar-markov'],
    num_decks: 100,
    average_deck: [
      { slug: 'sol-ring', count: 1 },
      { slug: 'arcane-signet', count: 1 },
    ],
  } as unknown as CommanderPage,
  variants: {
    slug: 'edgar-markov',
    variants: [
      {
        key: 'vampires',
        name: 'Vampires',
        kind: 'tribe',
        num_decks: 60,
        lists: [
          {
            tag: 'topcards',
            header: 'Top Cards',
            rows: [
              plainRow('command-tower', { decks: 60, potential: 60 }),
              plainRow('arcane-signet', { decks: 45, potential: 60 }),
              plainRow('sol-ring', { decks: 6, potential: 60 }),
            ] satisfies CardRow[],
          },
        ],
        mana_curve: [0, 0, 0, 0, 0, 0, 0, 0],
        types: {},
        average_price: null,
      },
    ],
  },
  counts: {
    indexOf: () => 0,
    groupOf: () => 1,
    hasBrackets: true,
    count: (_, { bracket }) => {
      const decks = bracket === undefined ? 7 : 30;
      const played = (slug: string, number: number) => ({
        card: 0,
        slug,
        here: { decks: number, potential: decks },
        overall: { decks: number, potential: decks },
      });
      return {
        decks,
        allDecks: 30,
        cards: [
          played('sol-ring', decks),
          played('arcane-signet', decks / 2),
          played('rhystic-study', decks),
          played('edgar-markov', decks),
        ],
      };
    },
  },
  find,
  countOf: () => ({ decks: 20, potential: 100 }),
};

const traits = { bracket: 4, price: 150, themes: ['tokens', 'vampires'] } as const;

it('compares a list with the decks of its theme and of its bracket, but not with too few within its budget', () => {
  const parts = compareWithParts(deck, facts, traits);
  expect(parts.map(({ kind, name, url, num_decks }) => [kind, name, url, num_decks])).toEqual([
    ['theme', 'Vampires', '/commanders/edgar-markov/vampires', 60],
    ['bracket', 'Bracket 4 (Optimized)', '/commanders/edgar-markov?bracket=4', 30],
  ]);
  const [theme, bracket] = parts;
  // Two cards, as the average deck has: Command Tower and Arcane Signet, neither of which the list has.
  expect(theme?.overlap).toBe(0);
  expect(theme?.missing.map(({ url, num_decks }) => [url, num_decks])).toEqual([
    ['/cards/command-tower', 60],
    ['/cards/arcane-signet', 45],
  ]);
  // The lists of a theme say nothing about cards that they leave out.
  expect(theme?.unusual).toEqual([]);
  // Rhystic Study is outside the colours.
  expect(bracket?.overlap).toBe(50);
  expect(bracket?.missing.map(({ url, inclusion }) => [url, inclusion])).toEqual([
    ['/cards/arcane-signet', 0.5],
  ]);
  expect(
    bracket?.unusual.map(({ url, num_decks, potential_decks }) => [url, num_decks, potential_decks]),
  ).toEqual([['/cards/toxic-deluge', 0, 30]]);
});

it('leaves out parts without a price, brackets or decks of an older snapshot', () => {
  const kinds = (some: Partial<PartFacts>, price: number = traits.price) =>
    compareWithParts(deck, { ...facts, ...some }, { ...traits, price }).map(({ kind }) => kind);
  expect(kinds({ counts: undefined })).toEqual(['theme']);
  expect(kinds({ variants: undefined }, 5000)).toEqual(['bracket']);
});
