import type { OwnedCopies } from './collection';
import { isOwnedPlace } from './copy-place';
import { listCopies, makeCopyDetails, ownCopies, parseCopyDetails } from './owned-copies';
import { MAX_OWNED_COPIES } from '../limits';

/** Copies of a card by what is stated of them (`makeCopyDetails`), wished ones too. */
export type CopyCounts = ReadonlyMap<string, number>;

/** Copies that come (no `from`), go (no `to`), or get another place or other details. As many move as are there. */
interface CopyMove {
  readonly kind: 'move';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly count: number;
}

/**
 * The number of copies that a list states, and what was there when it was read. Where another device made it the same number in
 * between, nothing is to be done; else its changes are kept, and the difference is added to them.
 */
export interface CopySet {
  readonly kind: 'set';
  readonly copy: string;
  readonly was: number;
  readonly count: number;
}

/** A change of the copies of a card that two devices can make at once, in whatever order they arrive. */
export type CopyChange = CopyMove | CopySet;

/** The copies of a card by what is stated of them. */
export const countsOfCopies = (owned: OwnedCopies | undefined): CopyCounts =>
  new Map(
    owned && listCopies(owned).map(({ count, ...details }) => [makeCopyDetails(details), count] as const),
  );

/** Copies from their numbers; undefined where none is left. */
export const copiesOfCounts = (counts: CopyCounts): OwnedCopies | undefined => {
  const copies = [...counts].flatMap(([text, count]) => {
    const details = count > 0 ? parseCopyDetails(text) : undefined;
    return details ? [{ count, ...details }] : [];
  });
  return copies.length > 0 ? ownCopies(copies) : undefined;
};

/** How many copies a move takes of what is there. */
export const movedCopies = (counts: CopyCounts, { from, count }: Omit<CopyMove, 'kind'>): number =>
  from === undefined ? count : Math.min(count, counts.get(from) ?? 0);

/**
 * Copies after changes, one after another. A move takes as many as are there, so that no copy is made or lost by two moves of
 * the same one.
 * @example changeCopies(new Map([['C21', 1]]), [{ kind: 'move', from: 'C21', to: 'C21\t\t\t\t\tMeren\tdeck', count: 2 }]) // new Map([['C21\t\t\t\t\tMeren\tdeck', 1]])
 */
export const changeCopies = (counts: CopyCounts, changes: readonly CopyChange[]): CopyCounts => {
  const changed = new Map(counts);
  const put = (copy: string, count: number): void => {
    if (count > 0) changed.set(copy, Math.min(count, MAX_OWNED_COPIES));
    else changed.delete(copy);
  };
  const had = (copy: string): number => changed.get(copy) ?? 0;
  for (const change of changes) {
    if (change.kind === 'set') {
      if (had(change.copy) !== change.count) put(change.copy, had(change.copy) + change.count - change.was);
      continue;
    }
    const { from, to } = change;
    const count = movedCopies(changed, change);
    if (from !== undefined) put(from, had(from) - count);
    if (to !== undefined) put(to, had(to) + count);
  }
  return changed;
};

/** The changes that make the copies of a list of what is there; none where both are the same. */
export const diffCopies = (before: CopyCounts, after: CopyCounts): readonly CopySet[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((copy) => {
    const [was, count] = [before.get(copy) ?? 0, after.get(copy) ?? 0];
    return was === count ? [] : [{ kind: 'set', copy, was, count } as const];
  });

/**
 * Copies of a list that is read once more: those of which it states no place stay where they were put since. A place that the
 * list states counts.
 */
export const keepPlaces = (before: OwnedCopies | undefined, after: OwnedCopies): OwnedCopies => {
  if (!before) return after;
  const [copies, stated] = [listCopies(after), countsOfCopies(after)];
  const placed = listCopies(before).flatMap((copy) => {
    if (!copy.place || !isOwnedPlace(copy.place)) return [];
    const left = copy.count - (stated.get(makeCopyDetails(copy)) ?? 0);
    return left > 0 ? [{ copy, details: makeCopyDetails({ ...copy, place: undefined }), left }] : [];
  });
  return ownCopies(
    copies.flatMap((copy) => {
      if (copy.place) return [copy];
      const details = makeCopyDetails(copy);
      let rest = copy.count;
      const kept = placed
        .filter((each) => each.details === details)
        .map((each) => {
          const count = Math.min(rest, each.left);
          rest -= count;
          each.left -= count;
          return { ...copy, place: each.copy.place, count };
        });
      return [...kept, { ...copy, count: rest }].filter(({ count }) => count > 0);
    }),
  );
};
