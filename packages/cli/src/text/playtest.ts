import { clockText, countedText, intervalText } from '@crownsmith/answers/text';
import type { PlaytestAnswer } from '../answer/playtest';
import type { Style } from './style';

/** Turns of a table. */
const SHOWN_TURNS = 10;
/** Cards that are named. */
const SHOWN = 8;

const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(6);

const namesOf = (cards: readonly { readonly name: string }[]): string =>
  cards
    .slice(0, SHOWN)
    .map(({ name }) => name)
    .join(', ') + (cards.length > SHOWN ? ` and ${cards.length - SHOWN} more` : '');

/** Games of a list as text for people. */
export const playtestText = (answer: PlaytestAnswer, style: Style): string => {
  const { turns, hands, commanders, winners, answers, unmodelled, not_understood: unknown } = answer;
  const names = commanders.map(({ card }) => card.name);
  const table = turns
    .slice(0, SHOWN_TURNS)
    .map(({ turn, mana, all_colors: colors, idle, win }) =>
      [
        String(turn).padStart(4),
        mana.mean.toFixed(1).padStart(6),
        percent(colors.share),
        percent(commanders[0]?.by_turn[turn - 1]?.share ?? 0),
        percent(idle.share),
        percent(win.share),
      ].join('  '),
    );
  return [
    `${style.bold(names.join(' + ') || 'no commander')}, ${countedText(answer.num_cards, 'card')}: ${countedText(answer.games, 'game')} alone, seed ${answer.seed}`,
    ...unknown.map(({ line, message }) => (line === null ? message : `line ${line}: ${message}`)),
    '',
    style.bold('turn    mana  colours  commander  nothing cast  could win'),
    ...table,
    '',
    ...answers.map(({ text }) => text),
    `Hands kept: ${hands.map(({ cards, mulligans, ...share }) => `${cards}${mulligans === 1 ? ' again' : ''} in ${intervalText(share)}`).join(', ')}.`,
    clockText(answer),
    ...(winners.length === 0
      ? []
      : [
          `What wins: ${winners.map(({ cards, share }) => `${cards.map(({ name }) => name).join(' + ')} (${Math.round(100 * share)} %)`).join(', ')}.`,
        ]),
    ...(unmodelled.length === 0
      ? []
      : [
          style.faint(
            `${unmodelled.length} of ${countedText(answer.num_spells, 'spell')} have effects that this does not model: ${namesOf(unmodelled)}.`,
          ),
        ]),
  ].join('\n');
};
