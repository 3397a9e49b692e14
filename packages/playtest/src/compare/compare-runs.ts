import { MAX_TURNS } from '../game/game';
import type { PlaytestRun } from '../playtest';

/** A figure that two runs are compared by. */
export type ComparedFigure =
  /** Games in which it comes earlier after the change, less those in which it comes later: a commander, a win. */
  | 'commander'
  | 'win'
  /** Games by the turn's end: all colours; something was cast on the turn. */
  | 'colors'
  | 'cast'
  /** Means: mana on the turn; cards seen by its end. */
  | 'mana'
  | 'cards-seen';

/** What a change does to a figure. */
export interface RunDifference {
  readonly figure: ComparedFigure;
  /** The turn of the figure; undefined for one of all turns. */
  readonly turn: number | undefined;
  /** A share of games or a mean; of `commander` and `win` the games in which it comes later, and those in which it comes earlier. */
  readonly before: number;
  readonly after: number;
  /** `after` less `before`, with the interval in which all differences of a comparison together are in 95 of 100 cases. */
  readonly difference: { readonly mean: number; readonly low: number; readonly high: number };
}

/** What is compared, in the order of the result. */
const COMPARED: readonly { readonly figure: ComparedFigure; readonly turn?: number }[] = [
  { figure: 'commander' },
  { figure: 'win' },
  { figure: 'cast', turn: 2 },
  { figure: 'cast', turn: 3 },
  { figure: 'colors', turn: 3 },
  { figure: 'mana', turn: 4 },
  { figure: 'cards-seen', turn: 8 },
];

/** The normal quantile of an interval of 95 % for all seven at once (Bonferroni, 1936): 1 − 0.05 / 7, on two sides. */
const Z = 2.69;

/** What a run has of a figure in a game. Of turns: how early it was, so that more is better. */
const valueOf = (run: PlaytestRun, { figure, turn = 1 }: (typeof COMPARED)[number], game: number): number => {
  const at = game * MAX_TURNS + turn - 1;
  switch (figure) {
    case 'commander':
      return run.commanderOn[game] === 0 ? 0 : MAX_TURNS + 1 - run.commanderOn[game];
    case 'win':
      return run.wonOn[game] === 0 ? 0 : MAX_TURNS + 1 - run.wonOn[game];
    case 'colors':
      return run.colorsOn[game] > 0 && run.colorsOn[game] <= turn ? 1 : 0;
    case 'cast':
      return run.castOn[at];
    case 'mana':
      return run.manaOn[at];
    case 'cards-seen':
      return run.seenOn[at];
  }
};

/**
 * Compares two runs game by game, of one seed and as many games, whose decks `pairDecks` made: only the figures whose difference is not
 * within chance, as their interval excludes zero.
 */
export const compareRuns = (before: PlaytestRun, after: PlaytestRun): readonly RunDifference[] => {
  const { games } = before.figures;
  const turns = before.figures.turns.length;
  if (after.figures.games !== games || after.figures.seed !== before.figures.seed) return [];
  return COMPARED.flatMap((compared): readonly RunDifference[] => {
    const { figure, turn } = compared;
    if (turn !== undefined && turn > turns) return [];
    const isOrder = turn === undefined;
    let [sum, squares, first, second] = [0, 0, 0, 0];
    for (let game = 0; game < games; game++) {
      const [was, is] = [valueOf(before, compared, game), valueOf(after, compared, game)];
      const change = isOrder ? Math.sign(is - was) : is - was;
      sum += change;
      squares += change * change;
      first += isOrder ? (change < 0 ? 1 : 0) : was;
      second += isOrder ? (change > 0 ? 1 : 0) : is;
    }
    const mean = sum / games;
    const variance = games < 2 ? 0 : Math.max(0, (squares - games * mean * mean) / (games - 1));
    const half = Z * Math.sqrt(variance / games);
    const [low, high] = [mean - half, mean + half];
    if (mean === 0 || (low <= 0 && high >= 0)) return [];
    return [{ figure, turn, before: first / games, after: second / games, difference: { mean, low, high } }];
  });
};
