import type { PlaytestReport } from '@crownsmith/api-client';
import { andList, bracketName, BRACKETS, colorName, type Bracket } from '@crownsmith/domain';
import { countedText, countText, meanText } from './numbers';
import { intervalText } from './playtest-text';

type Turn = PlaytestReport['turns'][number];
type Mean = Turn['mana'];

/** Turn by which a deck should have its mana. */
const MANA_TURN = 4;
/** Turns whose idle games are named. */
const IDLE_TURNS = [2, 3, 4];

const turnOf = (turns: PlaytestReport['turns'], turn: number): Turn | undefined =>
  turns.find((one) => one.turn === turn);

/** A mean with its interval. @example meanIntervalText({ mean: 4.62, low: 4.5, high: 4.7 }) // '4.6 (4.5–4.7)' */
export const meanIntervalText = ({ mean, low, high }: Mean): string =>
  `${meanText(mean)} (${meanText(low)}–${meanText(high)})`;

/** By which turn the games could be won, as a sentence. */
export const winText = ({
  turns,
  median_win: median,
  games,
}: Pick<PlaytestReport, 'turns' | 'median_win' | 'games'>): string => {
  const last = turns.at(-1);
  if (last === undefined || last.win.share === 0)
    return `None of ${countedText(games, 'game')} could be won by turn ${last?.turn ?? 0}.`;
  if (median === null) return `By turn ${last.turn} it could win in ${intervalText(last.win)} of games.`;
  const [early, at] = [turnOf(turns, median - 2), turnOf(turns, median)];
  const before =
    early === undefined || early.win.share === 0
      ? ''
      : `in ${intervalText(early.win)} by turn ${early.turn}, `;
  return `It could win ${before}in ${at === undefined ? 'half of the games' : intervalText(at.win)} by turn ${median}.`;
};

/** How much mana there is on turn 4, and in which colours, as a sentence. */
export const manaText = ({ turns }: Pick<PlaytestReport, 'turns'>): string => {
  const at = turnOf(turns, MANA_TURN) ?? turns.at(-1);
  if (at === undefined) return '';
  const mana = `On turn ${at.turn} it has ${meanIntervalText(at.mana)} mana`;
  if (at.colors.length === 0) return `${mana}.`;
  const [scarce] = [...at.colors].sort((a, b) => a.share - b.share);
  const colors =
    at.colors.length === 1 || scarce === undefined
      ? `and its colour in ${intervalText(at.all_colors)} of games`
      : `and all its colours in ${intervalText(at.all_colors)} of games; ${colorName(scarce.color).toLowerCase()} is scarcest, with ${intervalText(scarce)}`;
  return `${mana}, ${colors}.`;
};

/** By which turn a commander is cast, as a sentence. @param name as it is to be read */
export const commanderText = (
  { by_turn: by, median }: PlaytestReport['commanders'][number],
  name: string,
): string => {
  const turn = median ?? by.length;
  const [at, next] = [by[turn - 1], by[turn]];
  if (at === undefined || at.share === 0) return `${name} was never cast by turn ${by.length}.`;
  const later = next === undefined ? '' : `, by turn ${turn + 1} in ${intervalText(next)}`;
  return `${name} is cast by turn ${turn} in ${intervalText(at)} of games${later}.`;
};

/** With how many cards hands are kept, as a sentence. */
export const handsText = ({ hands }: Pick<PlaytestReport, 'hands'>): string => {
  const parts = hands
    .filter(({ share }) => share > 0)
    .map(
      ({ cards, mulligans, ...share }) =>
        `${mulligans === 1 ? 'another ' : ''}${countText(cards)} in ${intervalText(share)}`,
    );
  return `Hands kept: ${andList(parts)} of games.`;
};

/** How many cards were seen by turns 5 and 10, as a sentence. */
export const seenText = ({ turns }: Pick<PlaytestReport, 'turns'>): string => {
  const parts = [5, 10].flatMap((turn) => {
    const at = turnOf(turns, turn);
    return at === undefined ? [] : [`${meanIntervalText(at.cards_seen)} by turn ${turn}`];
  });
  return `Cards seen, by draws and searches: ${andList(parts)}.`;
};

/** How often nothing was cast on early turns, as a sentence. */
export const idleText = ({ turns }: Pick<PlaytestReport, 'turns'>): string => {
  const parts = IDLE_TURNS.flatMap((turn) => {
    const at = turnOf(turns, turn);
    return at === undefined ? [] : [`on turn ${turn} in ${intervalText(at.idle)}`];
  });
  return `Nothing to cast ${andList(parts)} of games.`;
};

/** What the games of a list and its cards say against the bracket that a player declared. */
export interface DeclaredBracket {
  readonly declared: Bracket;
  /** by the cards */
  readonly estimate: number;
  readonly games: Pick<PlaytestReport, 'turns' | 'clock' | 'winners'>;
}

/** The turn by which hardly a game of a bracket is over, and the games that the deck could win by then; undefined for any turn. */
export const gamesBefore = (bracket: Bracket, { turns }: Pick<PlaytestReport, 'turns'>): Turn | undefined => {
  const expected = BRACKETS[bracket - 1]?.turns ?? null;
  return expected === null ? undefined : turnOf(turns, expected - 1);
};

/** What wins most, as names; empty where nothing does. */
const winnersOf = (winners: PlaytestReport['winners']): string => {
  const [best] = winners;
  if (best === undefined) return '';
  // Combos come first, and share games; single cards share damage.
  const names = best.by === 'combo' ? best.cards : winners.slice(0, 2).flatMap(({ cards }) => cards);
  return andList(names.map(({ name }) => name.split(' // ')[0] ?? name));
};

/**
 * Where cards or games disagree with the bracket that a player declared, as a sentence; undefined where they agree. Games disagree where
 * the deck's clock is too quick for it (`bracketOfClock`).
 */
export const declaredBracketText = ({ declared, estimate, games }: DeclaredBracket): string | undefined => {
  const { clock, winners } = games;
  if (estimate === declared && clock.bracket <= declared) return undefined;
  const before = gamesBefore(declared, games);
  const names = winnersOf(winners);
  const early =
    before === undefined || before.win.share === 0
      ? undefined
      : `in ${intervalText(before.win)} of games it could win by turn ${before.turn}${names === '' ? '' : `, mostly with ${names}`}`;
  const parts = [
    ...(estimate === declared
      ? []
      : [`by its cards it is ${estimate} (${bracketName(estimate as Bracket)})`]),
    ...(early === undefined ? [] : [early]),
  ];
  return `You declared ${declared} (${bracketName(declared)}); ${parts.join(', and ')}.`;
};
