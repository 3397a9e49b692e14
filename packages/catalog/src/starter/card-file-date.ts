import type { Card } from '@crownsmith/domain';

/**
 * ISO date of a card file, by its newest release; undefined if it has none. Only full records count: a record with rules
 * text that names its set by code.
 * @param today ISO date: what is announced for later, a year ahead at times, says nothing about the file
 */
export const cardFileDate = (cards: readonly Card[], today = '9999'): string | undefined => {
  let newest: string | undefined;
  for (const { text, sets, releasedAt } of cards) {
    const isFull = text !== undefined && sets.length > 0;
    if (!isFull || releasedAt === undefined || releasedAt > today) continue;
    if (newest === undefined || releasedAt > newest) newest = releasedAt;
  }
  return newest;
};
