import { describe, expect, it } from 'vitest';
import type { PlaytestReport } from '@crownsmith/api-client';
import {
  commanderText,
  declaredBracketText,
  gamesBefore,
  handsText,
  idleText,
  manaText,
  seenText,
  winText,
} from './games-text';

type Turn = PlaytestReport['turns'][number];

const share = (value: number) => ({ share: value, low: Math.max(0, value - 0.03), high: value + 0.03 });
const mean = (value: number) => ({ mean: value, low: value - 0.1, high: value + 0.1 });
const card = (name: string) => ({ name, url: `/cards/${name.toLowerCase()}` });

/** A turn on which everything has a figure of its own. */
const aTurn = (turn: number, fields: Partial<Turn> = {}): Turn => ({
  turn,
  mana: mean(turn),
  lands: mean(turn),
  cards_seen: mean(7 + turn),
  colors: [
    { color: 'B', ...share(0.9) },
    { color: 'R', ...share(0.7) },
  ],
  all_colors: share(0.65),
  idle: share(0.2),
  win: share(0),
  win_by_damage: share(0),
  win_by_combo: share(0),
  win_by_commander_damage: share(0),
  ...fields,
});
const turns = (wins: Readonly<Record<number, number>> = {}): Turn[] =>
  Array.from({ length: 12 }, (_, at) => {
    // What could be won stays so.
    const won = Math.max(
      0,
      ...Object.entries(wins).map(([turn, value]) => (Number(turn) <= at + 1 ? value : 0)),
    );
    return aTurn(at + 1, { win: share(won) });
  });

describe('the clock', () => {
  it.each([
    [{}, null, 'None of 1,000 games could be won by turn 12.'],
    [{ 12: 0.31 }, null, 'By turn 12 it could win in 31% (28–34%) of games.'],
    [{ 6: 0.12, 8: 0.55 }, 8, 'It could win in 12% (9–15%) by turn 6, in 55% (52–58%) by turn 8.'],
    [{ 8: 0.55 }, 8, 'It could win in 55% (52–58%) by turn 8.'],
    [{ 2: 0.55 }, 2, 'It could win in 55% (52–58%) by turn 2.'],
  ])('of %j with the median %j reads: %s', (wins, median, text) =>
    expect(winText({ turns: turns(wins), median_win: median, games: 1000 })).toBe(text),
  );
});

describe('figures as sentences', () => {
  it('name mana, the scarcest colour and both intervals', () => {
    expect(manaText({ turns: turns() })).toBe(
      'On turn 4 it has 4 (3.9–4.1) mana, and all its colours in 65% (62–68%) of games; red is scarcest, with 70% (67–73%).',
    );
    const plain = (colors: Turn['colors']) => [1, 2].map((turn) => aTurn(turn, { colors }));
    expect(manaText({ turns: plain([]) })).toBe('On turn 2 it has 2 (1.9–2.1) mana.');
    expect(manaText({ turns: plain([{ color: 'G', ...share(0.9) }]) })).toContain('and its colour in 65%');
  });
  it('name the turn of a commander, and one that never comes', () => {
    const by_turn = [0, 0.02, 0.3, 0.6, 0.75].map(share);
    expect(commanderText({ card: card('Elder'), by_turn, median: 4 }, 'Elder')).toBe(
      'Elder is cast by turn 4 in 60% (57–63%) of games, by turn 5 in 75% (72–78%).',
    );
    const never = { card: card('Elder'), by_turn: [share(0), share(0)], median: null };
    expect(commanderText(never, 'Elder')).toBe('Elder was never cast by turn 2.');
  });
  it('name hands, cards seen and idle turns', () => {
    const hands = [
      { cards: 7, mulligans: 0, ...share(0.7) },
      { cards: 7, mulligans: 1, ...share(0.2) },
      { cards: 6, mulligans: 2, ...share(0.1) },
      { cards: 5, mulligans: 3, ...share(0) },
    ];
    expect(handsText({ hands })).toBe(
      'Hands kept: 7 in 70% (67–73%), another 7 in 20% (17–23%) and 6 in 10% (7–13%) of games.',
    );
    expect(seenText({ turns: turns() })).toBe(
      'Cards seen, by draws and searches: 12 (11.9–12.1) by turn 5 and 17 (16.9–17.1) by turn 10.',
    );
    expect(idleText({ turns: turns().slice(0, 2) })).toBe(
      'Nothing to cast on turn 2 in 20% (17–23%) of games.',
    );
  });
});

describe('a declared bracket', () => {
  const games = (wins: Readonly<Record<number, number>>, bracket: number) => ({
    turns: turns(wins),
    clock: { bracket, turn: null, share: null },
    winners: [
      { by: 'combo' as const, cards: [card('Drake'), card('Flicker')], share: 0.1 },
      { by: 'damage' as const, cards: [card('Bear')], share: 0.4 },
    ],
  });
  it('is left alone where cards and games agree with it', () =>
    expect(declaredBracketText({ declared: 3, estimate: 3, games: games({}, 1) })).toBeUndefined());
  it.each([
    [
      2,
      4,
      { 7: 0.18 },
      1,
      'You declared 2 (Core); by its cards it is 4 (Optimized), and in 18% (15–21%) of games it could win by turn 7, mostly with Drake and Flicker.',
    ],
    [
      2,
      2,
      { 7: 0.4 },
      3,
      'You declared 2 (Core); in 40% (37–43%) of games it could win by turn 7, mostly with Drake and Flicker.',
    ],
    [5, 3, { 7: 0.4 }, 3, 'You declared 5 (cEDH); by its cards it is 3 (Upgraded).'],
    [4, 2, {}, 1, 'You declared 4 (Optimized); by its cards it is 2 (Core).'],
  ] as const)(
    'of %i with cards of %i and wins %j, clock %i, reads as a sentence',
    (declared, estimate, wins, clock, text) =>
      expect(declaredBracketText({ declared, estimate, games: games(wins, clock) })).toBe(text),
  );
  it('names the most damage where no combo wins', () => {
    const { turns: all, clock, winners } = games({ 7: 0.4 }, 3);
    const text = declaredBracketText({
      declared: 2,
      estimate: 2,
      games: { turns: all, clock, winners: winners.slice(1) },
    });
    expect(text).toContain('mostly with Bear.');
  });
  it('is compared with the games before the turns that its games last', () => {
    expect(
      ([1, 2, 3, 4, 5] as const).map((bracket) => gamesBefore(bracket, { turns: turns() })?.turn),
    ).toEqual([8, 7, 5, 3, undefined]);
  });
});
