import type { CardResults, CommanderResults, ResultCell, ResultsPage } from '@crownsmith/api-client';
import type { FixtureData, FixtureFiles } from './fixture-data';

const cell = (facts: Partial<ResultCell>): ResultCell => ({
  window: 'all',
  size: 'small',
  entries: 40,
  wins: 110,
  losses: 90,
  draws: 5,
  placed: 40,
  cuts: 16,
  expected_cuts: 14,
  ...facts,
});

const results = ({ commanders }: FixtureData): ResultsPage => ({
  formats: [
    {
      format: 'duel',
      table_size: 2,
      events: 12,
      events_with_cut: 0,
      left_out: 7,
      oldest: '2024-01-06',
      newest: '2024-03-31',
      cells: [cell({ entries: 200, wins: 600, losses: 600 })],
      commanders: commanders.slice(0, 3).map(({ slug, cards }, at) => ({
        slug,
        cards: [...cards],
        // The third one has too few games for a rate.
        cells:
          at === 2
            ? [cell({ wins: 3, losses: 2 })]
            : [cell({}), cell({ window: 'month', size: 'large', wins: 40 + at })],
      })),
    },
  ],
});

const side = (lists: number, wins: number, games: number) => ({ lists, wins, games });

const cardResults: CommanderResults = {
  slug: 'edgar-markov',
  formats: [
    {
      format: 'duel',
      cards: [
        {
          slug: 'sol-ring',
          with: side(30, 90, 150),
          without: side(20, 60, 130),
          difference: 0.08,
          low: 0.01,
          high: 0.15,
        },
        {
          slug: 'arcane-signet',
          with: side(20, 50, 120),
          without: side(30, 100, 160),
          difference: -0.1,
          low: -0.18,
          high: -0.02,
        },
        {
          slug: 'command-tower',
          with: side(25, 75, 140),
          without: side(25, 75, 140),
          difference: 0,
          low: -0.06,
          high: 0.06,
        },
      ],
    },
  ],
};

/** The same rows by card. */
const byCard: readonly CardResults[] = cardResults.formats.flatMap(({ format, cards }) =>
  cards.map((row) => ({
    slug: row.slug,
    formats: [{ format, commanders: [{ ...row, slug: cardResults.slug }] }],
  })),
);

/** Results of commanders in one format, and of the cards of the first. */
export const resultFiles = (data: FixtureData): FixtureFiles => [
  ['lists/results.json', results(data)],
  ['results/edgar-markov.json', cardResults],
  ...byCard.map((page): FixtureFiles[number] => [`card-results/${page.slug}.json`, page]),
];
