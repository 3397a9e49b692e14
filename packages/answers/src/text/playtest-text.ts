import type { PlaytestQuestion, PlaytestReport } from '@crownsmith/api-client';
import { andList, TAG_LABELS } from '@crownsmith/domain';

interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const percent = (share: number): string => String(Math.round(100 * share));

/** A share with its interval. @example intervalText({ share: 0.624, low: 0.59, high: 0.65 }) // '62% (59–65%)' */
export const intervalText = ({ share, low, high }: Share): string =>
  `${percent(share)}% (${percent(low)}–${percent(high)}%)`;

const subjectOf = ({ ask, turn, at_least: least = 1, names = [], role }: PlaytestQuestion): string => {
  const by = `by the end of turn ${turn}`;
  switch (ask) {
    case 'mana':
      return `At least ${least} mana on turn ${turn}`;
    case 'lands':
      return `At least ${least} ${least === 1 ? 'land' : 'lands'} ${by}`;
    case 'cards':
      if (least === 1 && names.length === 1) return `${names[0] ?? ''} seen ${by}`;
      return `${least === 1 ? 'At least one' : `At least ${least}`} of ${andList(names)} ${by}`;
    case 'role':
      return `${least === 1 ? 'At least one card' : `At least ${least} cards`} of ${role === undefined ? '' : TAG_LABELS[role]} ${by}`;
    case 'commander':
      return `A commander cast ${by}`;
    case 'colors':
      return `Mana of all colours ${by}`;
    case 'win':
      return `A game that could be won ${by}`;
  }
};

/** The answer to a question as a sentence. */
export const playtestAnswerText = (question: PlaytestQuestion, games: Share): string =>
  `${subjectOf(question)}: in ${intervalText(games)} of games.`;

/** What the win clock of a list says, as a sentence. */
export const clockText = ({
  clock,
  median_win: median,
  games,
}: Pick<PlaytestReport, 'clock' | 'median_win' | 'games'>): string => {
  const half =
    median === null
      ? 'Fewer than half of the games could be won'
      : `Half of the games could be won by turn ${median}`;
  const early =
    clock.turn === null || clock.share === null
      ? 'hardly any before the turns of bracket 1'
      : `${percent(clock.share)}% by turn ${clock.turn}, which is early for bracket ${clock.bracket - 1}`;
  return `${half}; ${early} (${games.toLocaleString('en-US')} games alone, nobody hinders it).`;
};
