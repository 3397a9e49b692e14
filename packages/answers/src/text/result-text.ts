import type { FormatResults } from '@crownsmith/api-client';
import { MOST_PLAYERS, type EventSize } from '@crownsmith/domain';
import type { Interval } from '@crownsmith/recommender';

const percent = (rate: number): string => (100 * rate).toFixed(1);

/** A rate with one decimal. @example rateText(0.5234) // '52.3%' */
export const rateText = (rate: number): string => `${percent(rate)}%`;

/** The ends of an interval of a rate. @example rateRange({ low: 0.5, high: 0.55 }) // '50.0–55.0%' */
export const rateRange = ({ low, high }: Interval): string => `${percent(low)}–${percent(high)}%`;

/** A difference of rates in percentage points, with its sign. @example pointsText(-0.034) // '−3.4' */
export const pointsText = (difference: number): string => {
  const points = percent(Math.abs(difference));
  return points === '0.0' ? '0.0' : `${difference > 0 ? '+' : '−'}${points}`;
};

/** How many took part in events of a size. @example eventSizeText('medium') // '33–128 players' */
export const eventSizeText = (size: EventSize): string => {
  switch (size) {
    case 'small':
      return `up to ${MOST_PLAYERS.small} players`;
    case 'medium':
      return `${MOST_PLAYERS.small + 1}–${MOST_PLAYERS.medium} players`;
    case 'large':
      return `more than ${MOST_PLAYERS.medium} players`;
  }
};

/** What the top cut of a format's events is: the best eight stand for it where the source states none. */
export const cutLabel = ({
  events,
  events_with_cut: withCut,
}: Pick<FormatResults, 'events' | 'events_with_cut'>): string =>
  withCut === 0 ? 'Best eight' : withCut === events ? 'Top cut' : 'Top cut or best eight';
