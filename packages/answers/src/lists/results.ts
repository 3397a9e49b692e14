import {
  TIME_WINDOWS,
  type CardResult,
  type FormatResults,
  type ResultCell,
  type ResultFigures,
  type ResultsPage,
  type TimeWindow,
} from '@crownsmith/api-client';
import type { EventSize } from '@crownsmith/domain';
import { wilsonInterval, type Interval } from '@crownsmith/recommender';

/** Fewest decided games for a win rate: with fewer its interval is wider than a quarter. */
export const MIN_RESULT_GAMES = 50;

/** Which events count. */
export interface ResultChoice {
  readonly window: TimeWindow;
  /** undefined for all */
  readonly size?: EventSize | undefined;
}

/** A share, 0–1, with its 95% interval and what would be expected by chance. */
export interface ExpectedShare extends Interval {
  readonly share: number;
  readonly expected: number;
}

/** What the lists of a commander did in events. */
export interface ResultSummary {
  readonly figures: ResultFigures;
  /** decided ones: draws are nobody's */
  readonly games: number;
  /** of decided games; undefined with fewer than `MIN_RESULT_GAMES` */
  readonly winRate: ExpectedShare | undefined;
  /** entries in the top cut, of those whose place is known; undefined with fewer games, and without a place */
  readonly cuts: ExpectedShare | undefined;
}

const NONE: ResultFigures = {
  entries: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  placed: 0,
  cuts: 0,
  expected_cuts: 0,
};

const FIGURES = Object.keys(NONE) as readonly (keyof ResultFigures)[];

/** Sums of the cells that a choice has. */
const sumCells = (cells: readonly ResultCell[], { window, size }: ResultChoice): ResultFigures => {
  const last = TIME_WINDOWS.indexOf(window);
  const chosen = cells.filter(
    (cell) => TIME_WINDOWS.indexOf(cell.window) <= last && (size === undefined || cell.size === size),
  );
  return chosen.reduce(
    (sum, cell) => Object.fromEntries(FIGURES.map((name) => [name, sum[name] + cell[name]])) as ResultFigures,
    NONE,
  );
};

/**
 * What lists did in the events of a choice. A win rate is of decided games, by Wilson's interval, so that the rates of all players of a
 * format are one of its players on average.
 */
export const summarizeResults = (
  cells: readonly ResultCell[],
  choice: ResultChoice,
  tableSize: number,
): ResultSummary => {
  const figures = sumCells(cells, choice);
  const { wins, losses, placed, cuts, expected_cuts: expected } = figures;
  const games = wins + losses;
  const isEnough = games >= MIN_RESULT_GAMES;
  return {
    figures,
    games,
    winRate: isEnough
      ? { share: wins / games, expected: 1 / tableSize, ...wilsonInterval(wins, games) }
      : undefined,
    cuts:
      isEnough && placed > 0
        ? { share: cuts / placed, expected: expected / placed, ...wilsonInterval(cuts, placed) }
        : undefined,
  };
};

/** A commander or pair by what its lists did. */
export interface CommanderResult extends ResultSummary {
  readonly slug: string;
  readonly cards: readonly string[];
  readonly winRate: ExpectedShare;
}

/** Commanders and pairs with enough games, by the lower end of the interval of their win rate. */
export const commandersByResults = (
  { table_size: tableSize, commanders }: FormatResults,
  choice: ResultChoice,
): readonly CommanderResult[] =>
  commanders
    .flatMap(({ slug, cards, cells }): readonly CommanderResult[] => {
      const { winRate, ...summary } = summarizeResults(cells, choice, tableSize);
      return winRate === undefined ? [] : [{ slug, cards, winRate, ...summary }];
    })
    .sort((a, b) => b.winRate.low - a.winRate.low || b.games - a.games);

/** Whether the interval of a card's difference has no 0. */
export const isKnownDifference = ({ low, high }: Pick<CardResult, 'low' | 'high'>): boolean =>
  low > 0 || high < 0;

/** The results of a commander or pair by format, most entries of the format first. */
export const resultsOfCommander = (
  { formats }: ResultsPage,
  slug: string,
): readonly { readonly results: FormatResults; readonly cells: readonly ResultCell[] }[] =>
  formats.flatMap((results) => {
    const row = results.commanders.find((commander) => commander.slug === slug);
    return row === undefined ? [] : [{ results, cells: row.cells }];
  });
