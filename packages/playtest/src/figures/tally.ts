import type { DeckTable } from '../deck/deck-table';
import { MAX_TURNS, WINS, type Game } from '../game/game';
import { rowsOfQuestion, type PlaytestQuestion } from './question';

const COLOR_BITS = [1, 2, 4, 8, 16];
const MULLIGANS = 4;
/** The turn by which mana is early. */
const EARLY_TURN = 4;

/** Counts over the games of a run, by turn from 1 on. */
export interface Tally {
  games: number;
  readonly questions: readonly PlaytestQuestion[];
  /** Games by mulligans taken. */
  readonly mulligans: Float64Array;
  readonly mana: Float64Array;
  readonly manaSquares: Float64Array;
  readonly lands: Float64Array;
  readonly landsSquares: Float64Array;
  readonly seen: Float64Array;
  readonly seenSquares: Float64Array;
  /** Turns on which nothing was cast. */
  readonly idle: Float64Array;
  /** By turn and colour: games with mana of it. */
  readonly colors: Float64Array;
  readonly allColors: Float64Array;
  /** By commander and turn: games in which it was first cast then. */
  readonly commander: Float64Array;
  /** By way and turn: games that could be won first then. */
  readonly wins: Float64Array;
  readonly answers: Float64Array;
  /** By row: damage in games that are won by it. */
  readonly damage: Float64Array;
  readonly comboWins: Float64Array;
  /** By row: games in which the card gave mana by `EARLY_TURN`; of copies the first that did. */
  readonly earlyMana: Float64Array;
  /** By game: the turn on which it could be won, and on which the first commander was cast; 0 for none. */
  readonly wonOn: Uint8Array;
  readonly commanderOn: Uint8Array;
  /** By game: the turn from whose end on it had mana of all colours; 0 for none. */
  readonly colorsOn: Uint8Array;
  /** By game, `MAX_TURNS` each: mana of the turn, cards seen by its end, and 1 where something was cast on it. */
  readonly manaOn: Uint8Array;
  readonly seenOn: Uint8Array;
  readonly castOn: Uint8Array;
  /** Of the game that is played. */
  readonly commanderSeen: Uint8Array;
}

/** Makes the counts of a run. */
export const makeTally = (table: DeckTable, games: number, questions: readonly PlaytestQuestion[]): Tally => {
  const byTurn = (rows = 1): Float64Array => new Float64Array((MAX_TURNS + 1) * rows);
  return {
    games: 0,
    questions,
    mulligans: new Float64Array(MULLIGANS),
    mana: byTurn(),
    manaSquares: byTurn(),
    lands: byTurn(),
    landsSquares: byTurn(),
    seen: byTurn(),
    seenSquares: byTurn(),
    idle: byTurn(),
    colors: byTurn(COLOR_BITS.length),
    allColors: byTurn(),
    commander: byTurn(2),
    wins: byTurn(WINS.length),
    answers: new Float64Array(questions.length),
    damage: new Float64Array(table.size),
    comboWins: new Float64Array(table.combos.length),
    earlyMana: new Float64Array(table.size),
    wonOn: new Uint8Array(games),
    commanderOn: new Uint8Array(games),
    colorsOn: new Uint8Array(games),
    manaOn: new Uint8Array(games * MAX_TURNS),
    seenOn: new Uint8Array(games * MAX_TURNS),
    castOn: new Uint8Array(games * MAX_TURNS),
    commanderSeen: new Uint8Array(2),
  };
};

/** Makes what counts a turn when its mana is there, and what counts it when it ends. */
export const makeCounters = (table: DeckTable, tally: Tally) => {
  const asked = tally.questions.map((question) => ({ question, rows: rowsOfQuestion(table, question) }));
  const colorsOf = (game: Game): number => {
    let colors = 0;
    for (const bit of COLOR_BITS) if (game.colorMana[bit] > 0 || game.treasures > 0) colors |= bit;
    return colors;
  };
  const answer = (game: Game, isEnd: boolean): void => {
    for (let at = 0; at < asked.length; at++) {
      const { question, rows } = asked[at];
      if (question.turn !== game.turn || (question.ask === 'mana') === isEnd) continue;
      let isSo = false;
      if (rows !== undefined) {
        let seen = 0;
        for (const row of rows) seen += game.seen[row];
        isSo = 'atLeast' in question && seen >= question.atLeast;
      } else if (question.ask === 'mana')
        isSo = game.total + game.totalOnce + game.treasures >= question.atLeast;
      else if (question.ask === 'lands') isSo = game.landsInPlay >= question.atLeast;
      else if (question.ask === 'commander') isSo = game.commanderCasts > 0;
      else if (question.ask === 'colors') isSo = (table.identity & ~colorsOf(game)) === 0;
      else if (question.ask === 'win') isSo = game.wonOn > 0;
      if (isSo) tally.answers[at]++;
    }
  };
  const afterMana = (game: Game): void => {
    const { turn } = game;
    const mana = game.total + game.totalOnce + game.treasures;
    tally.mana[turn] += mana;
    tally.manaOn[tally.games * MAX_TURNS + turn - 1] = Math.min(255, mana);
    tally.manaSquares[turn] += mana * mana;
    answer(game, false);
  };
  const afterTurn = (game: Game): void => {
    const { turn } = game;
    tally.lands[turn] += game.landsInPlay;
    tally.landsSquares[turn] += game.landsInPlay * game.landsInPlay;
    tally.seen[turn] += game.cardsSeen;
    tally.seenSquares[turn] += game.cardsSeen * game.cardsSeen;
    const at = tally.games * MAX_TURNS + turn - 1;
    tally.seenOn[at] = game.cardsSeen;
    if (game.casts === 0) tally.idle[turn]++;
    else tally.castOn[at] = 1;
    const colors = colorsOf(game);
    for (let color = 0; color < COLOR_BITS.length; color++)
      if ((colors & COLOR_BITS[color]) !== 0) tally.colors[turn * COLOR_BITS.length + color]++;
    if ((table.identity & ~colors) === 0) {
      tally.allColors[turn]++;
      if (tally.colorsOn[tally.games] === 0) tally.colorsOn[tally.games] = turn;
    }
    for (let row = table.librarySize; row < table.size; row++) {
      const place = row - table.librarySize;
      if (game.inPlay[row] === 0 || tally.commanderSeen[place] === 1) continue;
      tally.commanderSeen[place] = 1;
      tally.commander[turn * 2 + place]++;
      if (tally.commanderOn[tally.games] === 0) tally.commanderOn[tally.games] = turn;
    }
    answer(game, true);
  };
  const endGame = (game: Game): void => {
    tally.mulligans[Math.min(game.mulligans, MULLIGANS - 1)]++;
    tally.commanderSeen.fill(0);
    let counted: string | undefined;
    for (let row = 0; row < table.size; row++) {
      if (game.manaFrom[row] === 0 || game.manaFrom[row] > EARLY_TURN) continue;
      // Copies stand beside each other.
      if (table.names[row] !== counted) tally.earlyMana[row]++;
      counted = table.names[row];
    }
    if (game.wonOn > 0) {
      tally.wonOn[tally.games] = game.wonOn;
      tally.wins[game.wonOn * WINS.length + game.wonBy]++;
      if (game.wonWith >= 0) tally.comboWins[game.wonWith]++;
      else for (let row = 0; row < table.size; row++) tally.damage[row] += game.damage[row];
    }
    tally.games++;
  };
  return { afterMana, afterTurn, endGame };
};
