import type { Card } from '@crownsmith/domain';

/**
 * ISO date of a card file, by its newest release; undefined if it has none. Only full records count: a record with rules
 * text that names its set by code.
 */
export const cardFileDate = (cards: readonly Card[]): string | undefined => {
  let newest: string | undefined;
  for (const { text, sets, releasedAt } of cards) {
    const isFull = text !== undefined && sets.length > 0;
    if (isFull && releasedAt !== undefined && (newest === undefined || releasedAt > newest))
      newest = releasedAt;
  }
  return newest;
};
