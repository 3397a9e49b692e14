import { NO_CARD } from '../src/model/model';

/** One text for a command zone, whatever the order. */
export const commanderKey = (commanders: readonly number[]): string =>
  commanders
    .filter((card) => card !== NO_CARD)
    .sort((a, b) => a - b)
    .join('+');
