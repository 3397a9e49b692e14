import type { OwnedCards } from '@crownsmith/api-client';
import { MAX_OWNED_COPIES, type OwnedCopies } from '@crownsmith/domain';

/** Copies by slug, as they are stored. */
export const toOwnedCards = (cards: ReadonlyMap<string, OwnedCopies>): OwnedCards =>
  Object.fromEntries([...cards].map(([slug, { count, foils }]) => [slug, [count, foils]]));

const merge = (a: OwnedCards, b: OwnedCards, join: (x: number, y: number) => number): OwnedCards => {
  const merged: OwnedCards = { ...a };
  for (const [slug, [count, foils]] of Object.entries(b)) {
    const [had, hadFoils] = merged[slug] ?? [0, 0];
    merged[slug] = [join(had, count), join(hadFoils, foils)];
  }
  return merged;
};

/** The copies of two collections together. */
export const addCollections = (a: OwnedCards, b: OwnedCards): OwnedCards =>
  merge(a, b, (x, y) => Math.min(x + y, MAX_OWNED_COPIES));

/** The cards of two collections that can be the same: of each card the most copies that one of them has. */
export const joinCollections = (a: OwnedCards, b: OwnedCards): OwnedCards => merge(a, b, Math.max);
