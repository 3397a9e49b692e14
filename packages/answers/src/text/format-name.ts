import { DECK_FORMATS } from '@crownsmith/domain';

/** The name of a format by its key; the key itself where it is unknown. @example formatName('duel') // 'Duel Commander' */
export const formatName = (key: string): string =>
  Object.entries(DECK_FORMATS).find(([format]) => format === key)?.[1].name ?? key;
