import { COLORS, type Color } from '@crownsmith/domain';
import type { DeckTable } from '../deck/deck-table';
import { WINS, type Win } from '../game/game';
import { meanOf, shareOf, type Mean, type Share } from './interval';
import type { PlaytestQuestion } from './question';
import type { Tally } from './tally';

/** Figures of one turn, over all games. */
export interface TurnFigures {
  readonly turn: number;
  /** Mana when the turn's land is played and nothing is spent. */
  readonly mana: Mean;
  /** Lands in play at its end. */
  readonly lands: Mean;
  /** Games with mana of each colour of the commanders at its end, in WUBRG order. */
  readonly colors: readonly { readonly color: Color; readonly games: Share }[];
  /** Games with all of them. */
  readonly allColors: Share;
  /** Cards seen by its end, by draws and searches, those of the opening hand among them. */
  readonly cardsSeen: Mean;
  /** Games in which nothing was cast on it. */
  readonly idle: Share;
  /** Games that could have been won by its end. */
  readonly win: Share;
  /** The same by the way of winning. */
  readonly winBy: Readonly<Record<Win, Share>>;
}

/** When a commander is cast. */
export interface CommanderFigures {
  readonly name: string;
  /** Games in which it was cast by the end of each turn, from turn 1 on. */
  readonly by: readonly Share[];
  /** The turn by which it was cast in half of the games; undefined where it was in fewer. */
  readonly median: number | undefined;
}

/** What wins games. */
export interface Winner {
  readonly by: Win;
  /** The cards of a combo; the card that did most damage. */
  readonly names: readonly string[];
  /** Of a combo: games that it won. Of a card: its part of the damage in games that damage won. */
  readonly share: Share;
}

/** An answer to a question. */
export interface PlaytestAnswer {
  readonly question: PlaytestQuestion;
  readonly games: Share;
}

/** What the games of a deck show. */
export interface PlaytestFigures {
  readonly games: number;
  readonly seed: number;
  readonly turns: readonly TurnFigures[];
  /** Games that were kept with so many cards. */
  readonly hands: readonly { readonly cards: number; readonly mulligans: number; readonly games: Share }[];
  readonly commanders: readonly CommanderFigures[];
  /** The turn by which half of the games could be won; undefined where fewer could. */
  readonly medianWin: number | undefined;
  /** What wins most, at most five of each way. */
  readonly winners: readonly Winner[];
  /** The cards that most often gave mana by turn 4 besides the lands of the hand, at most eight, with the games in which they did. */
  readonly earlyMana: readonly { readonly name: string; readonly games: Share }[];
  readonly answers: readonly PlaytestAnswer[];
  /** Different spells of the deck, commanders included. */
  readonly spells: number;
  /** Names of the spells that have effects which are not modelled. */
  readonly unmodelled: readonly string[];
}

const MOST_WINNERS = 5;
const MOST_EARLY = 8;

const cumulate = (tally: Float64Array, turns: number, stride: number, at: number): readonly number[] => {
  let sum = 0;
  return Array.from({ length: turns }, (_, turn) => (sum += tally[(turn + 1) * stride + at]));
};

/** The first turn by which at least half of the games are counted. */
const medianOf = (counts: readonly number[], games: number): number | undefined => {
  const at = counts.findIndex((count) => count * 2 >= games && count > 0);
  return at < 0 ? undefined : at + 1;
};

/** Sums over the copies of each card, largest first, without those of none. */
const sumsByName = (table: DeckTable, byRow: Float64Array): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  for (const [row, sum] of byRow.entries())
    sums.set(table.names[row], (sums.get(table.names[row]) ?? 0) + sum);
  return [...sums.entries()].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]);
};

const winnersOf = (table: DeckTable, tally: Tally): readonly Winner[] => {
  const combos = [...tally.comboWins.entries()]
    .filter(([, games]) => games > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_WINNERS)
    .map(([at, games]): Winner => ({
      by: 'combo',
      names: [...table.combos[at]].map((row) => table.names[row]),
      share: shareOf(games, tally.games),
    }));
  const damage = sumsByName(table, tally.damage);
  const all = tally.damage.reduce((sum, each) => sum + each, 0);
  const cards = damage.slice(0, MOST_WINNERS).map(([name, sum]): Winner => {
    const share = sum / all;
    return { by: 'damage', names: [name], share: { share, low: share, high: share } };
  });
  return [...combos, ...cards];
};

/** The figures of counted games. */
export const makeFigures = (table: DeckTable, tally: Tally, seed: number, turns: number): PlaytestFigures => {
  const { games } = tally;
  const wins = WINS.map((_, way) => cumulate(tally.wins, turns, WINS.length, way));
  const anyWin = Array.from({ length: turns }, (_, turn) => wins.reduce((sum, way) => sum + way[turn], 0));
  const colors = COLORS.map((color, at) => ({ color, at })).filter(
    ({ at }) => (table.identity & (1 << at)) !== 0,
  );
  return {
    games,
    seed,
    turns: Array.from({ length: turns }, (_, at): TurnFigures => {
      const turn = at + 1;
      return {
        turn,
        mana: meanOf(tally.mana[turn], tally.manaSquares[turn], games),
        lands: meanOf(tally.lands[turn], tally.landsSquares[turn], games),
        colors: colors.map(({ color, at: bit }) => ({
          color,
          games: shareOf(tally.colors[turn * COLORS.length + bit], games),
        })),
        allColors: shareOf(tally.allColors[turn], games),
        cardsSeen: meanOf(tally.seen[turn], tally.seenSquares[turn], games),
        idle: shareOf(tally.idle[turn], games),
        win: shareOf(anyWin[at], games),
        winBy: Object.fromEntries(WINS.map((way, place) => [way, shareOf(wins[place][at], games)])) as Record<
          Win,
          Share
        >,
      };
    }),
    hands: [...tally.mulligans.entries()].map(([mulligans, count]) => ({
      cards: 7 - Math.max(0, mulligans - 1),
      mulligans,
      games: shareOf(count, games),
    })),
    commanders: Array.from({ length: table.size - table.librarySize }, (_, place): CommanderFigures => {
      const by = cumulate(tally.commander, turns, 2, place);
      return {
        name: table.names[table.librarySize + place],
        by: by.map((count) => shareOf(count, games)),
        median: medianOf(by, games),
      };
    }),
    medianWin: medianOf(anyWin, games),
    winners: winnersOf(table, tally),
    earlyMana: sumsByName(table, tally.earlyMana)
      .slice(0, MOST_EARLY)
      .map(([name, count]) => ({ name, games: shareOf(count, games) })),
    answers: tally.questions.map((question, at) => ({ question, games: shareOf(tally.answers[at], games) })),
    spells: table.spells,
    unmodelled: table.unmodelled,
  };
};
