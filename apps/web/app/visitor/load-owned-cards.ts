import type { OwnedCards } from '@crownsmith/api-client';
import { hasCollection } from './collection-flag';

/** The cards of this browser's collection that are owned; undefined without one. Without one no code is loaded. */
export const loadOwnedCards = async (): Promise<OwnedCards | undefined> => {
  if (!hasCollection()) return undefined;
  const { readOwnedCards } = await import('./collection-storage');
  return readOwnedCards();
};
