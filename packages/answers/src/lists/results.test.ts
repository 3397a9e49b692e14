import type { FormatResults, ResultCell } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { commandersByResults, isKnownDifference, resultsOfCommander, summarizeResults } from './results';

const cell = (facts: Partial<ResultCell>): ResultCell => ({
  window: 'all',
  size: 'small',
  entries: 10,
  wins: 30,
  losses: 30,
  draws: 4,
  placed: 10,
  cuts: 4,
  expected_cuts: 2.5,
  ...facts,
});

const results = (commanders: FormatResults['commanders']): FormatResults => ({
  format: 'duel',
  table_size: 2,
  events: 3,
  events_with_cut: 0,
  left_out: 0,
  oldest: null,
  newest: null,
  cells: [],
  commanders,
});

describe('summarizeResults', () => {
  const cells = [
    cell({}),
    cell({ window: 'year', size: 'large', wins: 60, losses: 20 }),
    cell({ window: 'week', wins: 1, losses: 0 }),
  ];

  it.each([
    [{ window: 'all' }, 141],
    [{ window: 'year' }, 81],
    [{ window: 'month' }, 1],
    [{ window: 'all', size: 'small' }, 61],
    [{ window: 'week', size: 'large' }, 0],
  ] as const)('sums the windows and the size of %o', (choice, games) => {
    expect(summarizeResults(cells, choice, 2).games).toBe(games);
  });

  it('compares decided games and cuts with what the format and the events expect', () => {
    const { winRate, cuts, figures } = summarizeResults(cells, { window: 'all', size: 'large' }, 4);
    expect(winRate).toMatchObject({ share: 0.75, expected: 0.25 });
    expect(winRate?.low).toBeCloseTo(0.645, 3);
    expect(cuts).toMatchObject({ share: 0.4, expected: 0.25 });
    expect(figures.draws).toBe(4);
  });

  it('has no rate of few games', () => {
    const few = summarizeResults([cell({ wins: 40, losses: 9 })], { window: 'all' }, 2);
    expect(few).toMatchObject({ games: 49, winRate: undefined, cuts: undefined });
  });
});

describe('commandersByResults', () => {
  it('sorts by the lower end of the interval and leaves out commanders with few games', () => {
    const rows = commandersByResults(
      results([
        { slug: 'even', cards: ['even'], cells: [cell({ wins: 500, losses: 500 })] },
        { slug: 'lucky', cards: ['lucky'], cells: [cell({ wins: 31, losses: 20 })] },
        { slug: 'few', cards: ['few'], cells: [cell({ wins: 40, losses: 0 })] },
        { slug: 'good', cards: ['good'], cells: [cell({ wins: 600, losses: 400 })] },
      ]),
      { window: 'all' },
    );
    expect(rows.map(({ slug }) => slug)).toEqual(['good', 'lucky', 'even']);
  });
});

describe('resultsOfCommander', () => {
  it('finds the formats in which a commander has results', () => {
    const formats = [
      results([]),
      results([{ slug: 'edgar-markov', cards: ['edgar-markov'], cells: [cell({})] }]),
    ];
    expect(resultsOfCommander({ formats }, 'edgar-markov')).toHaveLength(1);
    expect(resultsOfCommander({ formats }, 'nobody')).toEqual([]);
  });
});

describe('isKnownDifference', () => {
  it.each([
    [0.01, 0.2, true],
    [-0.2, -0.01, true],
    [-0.01, 0.2, false],
    [0, 0, false],
  ])('of %d to %d is %s', (low, high, known) => {
    expect(isKnownDifference({ low, high })).toBe(known);
  });
});
