import { err, finishSteps, ok, type Result } from '@crownsmith/domain';
import { makeDeckTable, MAX_COPIES_PLAYED, type DeckTable } from './deck/deck-table';
import type { PlaytestCombo, PlaytestDeck } from './deck/playtest-deck';
import { makeFigures, type PlaytestFigures } from './figures/figures';
import { MAX_QUESTIONS, type PlaytestQuestion } from './figures/question';
import { makeCounters, makeTally, type Tally } from './figures/tally';
import { makeGame, MAX_TURNS, resetGame } from './game/game';
import { gameGenerators } from './game/generators';
import { playGame } from './game/play-game';

/** Most games of a run. */
export const MAX_GAMES = 20_000;

/** How a deck is played. */
export interface PlaytestOptions {
  /** The same seed plays the same games, in any environment: a whole number of 32 bits. */
  readonly seed: number;
  /** 1 to `MAX_GAMES`; 1,000 by default. */
  readonly games?: number | undefined;
  /** 1 to 12, which is the default. */
  readonly turns?: number | undefined;
  /** The combos that the deck has, which win the game. */
  readonly combos?: readonly PlaytestCombo[] | undefined;
  readonly questions?: readonly PlaytestQuestion[] | undefined;
  /** London mulligans with the first one free by default. */
  readonly mulligans?: 'london' | 'none' | undefined;
  /**
   * The share of games whose first turn has a draw: all by default, since nobody skips it in games of more than two (CR 103.8c).
   * Of each four games the last ones have none.
   */
  readonly onTheDraw?: number | undefined;
}

/** Why a deck is not played. */
export interface PlaytestError {
  readonly code: 'no-cards' | 'too-many-cards' | 'games' | 'turns' | 'seed' | 'questions' | 'on-the-draw';
  readonly message: string;
}

/**
 * What a run shows: its figures, and what `compareRuns` reads of each game: the turn of a win, of a commander and of all colours (0 for
 * none); by game and turn, `MAX_TURNS` a game, mana, cards seen, and whether something was cast.
 */
export interface PlaytestRun extends Pick<
  Tally,
  'wonOn' | 'commanderOn' | 'colorsOn' | 'manaOn' | 'seenOn' | 'castOn'
> {
  readonly figures: PlaytestFigures;
}

const isBetween = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const fail = (code: PlaytestError['code'], message: string): Result<never, PlaytestError> =>
  err({ code, message });

/** Games before whoever waits gets a turn: a few ms. */
const GAMES_OF_A_STEP = 25;

function* playAll(
  table: DeckTable,
  options: PlaytestOptions,
  games: number,
  turns: number,
): Generator<void, PlaytestRun> {
  const { seed, questions = [], mulligans = 'london', onTheDraw = 1 } = options;
  const nextGenerator = gameGenerators(seed);
  const game = makeGame(table);
  const tally = makeTally(table, games, questions);
  const { afterMana, afterTurn, endGame } = makeCounters(table, tally);
  for (let played = 0; played < games; played++) {
    resetGame(game, nextGenerator());
    // Of four games in a row as many are on the draw as the share says.
    const isOnTheDraw = Math.floor((played + 1) * onTheDraw) > Math.floor(played * onTheDraw);
    playGame(game, { turns, mulligans, isOnTheDraw }, afterMana, afterTurn);
    endGame(game);
    if (played % GAMES_OF_A_STEP === GAMES_OF_A_STEP - 1) yield;
  }
  const { wonOn, commanderOn, colorsOn, manaOn, seenOn, castOn } = tally;
  return {
    figures: makeFigures(table, tally, seed, turns),
    wonOn,
    commanderOn,
    colorsOn,
    manaOn,
    seenOn,
    castOn,
  };
}

/** Plays a deck as `playDeck` does, in steps of a few ms, for a thread that others wait for. */
export function* playtestSteps(
  deck: PlaytestDeck,
  options: PlaytestOptions,
): Generator<void, Result<PlaytestRun, PlaytestError>> {
  const { seed, games = 1000, turns = MAX_TURNS, combos = [], questions = [], onTheDraw = 1 } = options;
  if (!isBetween(seed, -2_147_483_648, 4_294_967_295))
    return fail('seed', 'The seed is a whole number of 32 bits.');
  if (!isBetween(games, 1, MAX_GAMES)) return fail('games', `From 1 to ${MAX_GAMES} games are played.`);
  if (!isBetween(turns, 1, MAX_TURNS)) return fail('turns', `A game has 1 to ${MAX_TURNS} turns.`);
  if (!(onTheDraw >= 0 && onTheDraw <= 1))
    return fail('on-the-draw', 'The share of games on the draw is from 0 to 1.');
  if (questions.length > MAX_QUESTIONS)
    return fail('questions', `At most ${MAX_QUESTIONS} questions are answered at once.`);
  if (questions.some(({ turn }) => !isBetween(turn, 1, turns)))
    return fail('questions', `A question names a turn from 1 to ${turns}.`);
  const table = makeDeckTable(deck, combos);
  if (table === undefined)
    return deck.main.some(({ count, absent }) => count > 0 && absent !== true)
      ? fail('too-many-cards', `At most ${MAX_COPIES_PLAYED} cards are played.`)
      : fail('no-cards', 'The deck has no cards besides its commanders.');
  return ok(yield* playAll(table, options, games, turns));
}

/**
 * Plays a deck alone, as often as wanted, and counts. Nobody else does anything: three opponents have 40 life each.
 * @param deck with its names looked up; copies of unknown cards come to the hand and are never cast
 */
export const playDeck = (deck: PlaytestDeck, options: PlaytestOptions): Result<PlaytestRun, PlaytestError> =>
  finishSteps(playtestSteps(deck, options));
