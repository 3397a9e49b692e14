import type { OwnedCards } from '@crownsmith/api-client';
import {
  type CopyPlace,
  countsOfCopies,
  isOwnedPlace,
  keepPlaces,
  listCopies,
  type OwnedCopies,
  ownCopies,
} from '@crownsmith/domain';
import type { CollectionChange } from '#app/platform/collection-changes';
import { ownedCopies, storedCopies } from '#app/platform/owned-cards';

const merge = (a: OwnedCards, b: OwnedCards, join: (x: OwnedCopies, y: OwnedCopies) => OwnedCopies) => {
  const merged: OwnedCards = { ...a };
  for (const [slug, owned] of Object.entries(b)) {
    const had = merged[slug];
    merged[slug] = had === undefined ? owned : storedCopies(join(ownedCopies(had), ownedCopies(owned)));
  }
  return merged;
};

/** The copies of two collections together. */
const addCollections = (a: OwnedCards, b: OwnedCards): OwnedCards =>
  merge(a, b, (x, y) => ownCopies([...listCopies(x), ...listCopies(y)]));

/** The changes that add all copies of a collection, in two browsers at once twice: `diffCollections` would have the same numbers as one change. */
export const additionsOf = (cards: OwnedCards): readonly CollectionChange[] =>
  Object.entries(cards).flatMap(([card, owned]) =>
    [...countsOfCopies(ownedCopies(owned))].map(([to, count]) => ({
      card,
      kind: 'move' as const,
      to,
      count,
    })),
  );

const countStated = ({ copies = [] }: OwnedCopies): number =>
  copies.reduce((sum, { count }) => sum + count, 0);

/**
 * The cards of two collections that can be the same: of each card the most copies that one of them has, and what the one
 * states that states more.
 */
export const joinCollections = (a: OwnedCards, b: OwnedCards): OwnedCards =>
  merge(a, b, (x, y) => {
    const [foils, more] = [Math.max(x.foils, y.foils), countStated(y) > countStated(x) ? y : x];
    return { count: Math.max(x.count, y.count), foils, copies: more.copies };
  });

const isWished = ({ place }: { readonly place?: CopyPlace | undefined }): boolean => !isOwnedPlace(place);

/**
 * A collection in place of another: copies of which it states no place stay where they are (`keepPlaces`), and what is wished stays
 * where it names no wishes.
 */
export const replaceCollection = (before: OwnedCards, after: OwnedCards): OwnedCards => {
  const replaced = Object.fromEntries(
    Object.entries(after).map(([slug, owned]): [string, OwnedCards[string]] => {
      const had = before[slug];
      return [slug, had ? storedCopies(keepPlaces(ownedCopies(had), ownedCopies(owned))) : owned];
    }),
  );
  const wishesOf = (cards: OwnedCards): OwnedCards =>
    Object.fromEntries(
      Object.entries(cards).flatMap(([slug, owned]) => {
        const wished = (ownedCopies(owned).copies ?? []).filter(isWished);
        return wished.length > 0 ? [[slug, storedCopies(ownCopies(wished))]] : [];
      }),
    );
  return Object.keys(wishesOf(after)).length > 0 ? replaced : addCollections(replaced, wishesOf(before));
};
