import type { OwnedCards } from '@crownsmith/api-client';
import { listCopies, makeOwnedCopy, type OwnedCopies, ownCopies, parseOwnedCopy } from '@crownsmith/domain';

type Owned = OwnedCards[string];

/** What is owned of a card, as it is stored. */
const toOwned = ({ count, foils, copies = [] }: OwnedCopies): Owned => [
  count,
  foils,
  ...copies.map(makeOwnedCopy),
];

/** What is owned of a card, from what is stored. */
export const ownedCopies = ([count, foils, ...stated]: Owned): OwnedCopies => ({
  count,
  foils,
  copies: stated.flatMap((text) => parseOwnedCopy(text) ?? []),
});

/** Copies by slug, as they are stored. */
export const toOwnedCards = (cards: ReadonlyMap<string, OwnedCopies>): OwnedCards =>
  Object.fromEntries([...cards].map(([slug, owned]) => [slug, toOwned(owned)]));

const merge = (a: OwnedCards, b: OwnedCards, join: (x: OwnedCopies, y: OwnedCopies) => OwnedCopies) => {
  const merged: OwnedCards = { ...a };
  for (const [slug, owned] of Object.entries(b)) {
    const had = merged[slug];
    merged[slug] = had === undefined ? owned : toOwned(join(ownedCopies(had), ownedCopies(owned)));
  }
  return merged;
};

/** The copies of two collections together. */
export const addCollections = (a: OwnedCards, b: OwnedCards): OwnedCards =>
  merge(a, b, (x, y) => ownCopies([...listCopies(x), ...listCopies(y)]));

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
