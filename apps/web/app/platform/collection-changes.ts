import type { OwnedCards } from '@crownsmith/api-client';
import {
  changeCopies,
  copiesOfCounts,
  countsOfCopies,
  diffCopies,
  type CopyCounts,
  isSlug,
  MAX_OWNED_COPIES,
  movedCopies,
  parseCopyDetails,
} from '@crownsmith/domain';
import * as z from 'zod';
import { ownedCopies, storedCopies } from './owned-cards';

const card = z.string().refine((slug): boolean => isSlug(slug), 'is no slug');
/** What is stated of a copy, by the text of `makeCopyDetails`. */
const copy = z.string().refine((text): boolean => parseCopyDetails(text) !== undefined, 'is no copy');
const count = z.number().int().nonnegative().max(MAX_OWNED_COPIES);

/** A change of the copies of a card (`CopyChange` of the domain), as browsers store and send it. */
export const CollectionChange = z.discriminatedUnion('kind', [
  z.object({
    card,
    kind: z.literal('move'),
    from: copy.optional(),
    to: copy.optional(),
    count: count.positive(),
  }),
  z.object({ card, kind: z.literal('set'), copy, was: count, count }),
]);
export type CollectionChange = z.infer<typeof CollectionChange>;

/** Changes that one request sends; an import makes a step of each so many. */
export const MAX_STEP_CHANGES = 10_000;

/** Changes that are made once and together. */
export const CollectionStep = z.object({
  /** of all steps of its device, from 1 */
  seq: z.number().int().positive(),
  changes: z.array(CollectionChange).max(MAX_STEP_CHANGES),
});
export type CollectionStep = z.infer<typeof CollectionStep>;

/** A collection after changes. */
export const changeCollection = (cards: OwnedCards, changes: readonly CollectionChange[]): OwnedCards => {
  const byCard = new Map<string, CollectionChange[]>();
  for (const change of changes) {
    const some = byCard.get(change.card);
    if (some) some.push(change);
    else byCard.set(change.card, [change]);
  }
  const changed: OwnedCards = { ...cards };
  for (const [slug, some] of byCard) {
    const had = changed[slug];
    const owned = copiesOfCounts(changeCopies(countsOfCopies(had && ownedCopies(had)), some));
    if (owned) changed[slug] = storedCopies(owned);
    else delete changed[slug];
  }
  return changed;
};

/** Changes as they are made, one after another: moves of as many copies as are there, and none of what is not. */
export const fitChanges = (
  cards: OwnedCards,
  changes: readonly CollectionChange[],
): readonly CollectionChange[] => {
  const counts = new Map<string, CopyCounts>();
  return changes.flatMap((change) => {
    const owned = cards[change.card];
    const had = counts.get(change.card) ?? countsOfCopies(owned && ownedCopies(owned));
    const made = change.kind === 'move' ? { ...change, count: movedCopies(had, change) } : change;
    if (made.kind === 'move' && made.count === 0) return [];
    counts.set(change.card, changeCopies(had, [made]));
    return [made];
  });
};

/** The changes that put back what moves took, the last one first. */
export const undoOf = (changes: readonly CollectionChange[]): readonly CollectionChange[] =>
  changes.toReversed().flatMap((change) => {
    if (change.kind !== 'move') return [];
    const { from, to, ...rest } = change;
    return [{ ...rest, ...(to !== undefined && { from: to }), ...(from !== undefined && { to: from }) }];
  });

/** The changes that make one collection of another. */
export const diffCollections = (before: OwnedCards, after: OwnedCards): readonly CollectionChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((slug) => {
    const [was, is] = [before[slug], after[slug]];
    return diffCopies(countsOfCopies(was && ownedCopies(was)), countsOfCopies(is && ownedCopies(is))).map(
      (change) => ({ card: slug, ...change }),
    );
  });
