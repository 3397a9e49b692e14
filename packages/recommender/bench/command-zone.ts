import { NO_CARD } from '../src/model/model';

/** A key for a command zone, independent of the order of its cards. */
export const commanderKey = (commanders: readonly number[]): string =>
  commanders
    .filter((card) => card !== NO_CARD)
    .sort((a, b) => a - b)
    .join('+');
