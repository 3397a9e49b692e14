import { OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import * as z from 'zod';
import {
  changeCollection,
  type CollectionChange,
  CollectionStep,
  MAX_STEP_CHANGES,
} from './collection-changes';

const seq = z.number().int().nonnegative();
const version = z.number().int().nonnegative();

/** What a browser sends of a collection: the steps that it made since the account had `version`. */
export const CollectionRequest = z.strictObject({
  uid: z.string().min(1),
  /** the browser, by a random name */
  device: z.string().regex(/^[\w-]{1,64}$/),
  version,
  /** in their order; none asks for what others changed */
  steps: z.array(CollectionStep).max(1),
});
export type CollectionRequest = z.infer<typeof CollectionRequest>;

/** What the account has now. */
export const CollectionReply = z.object({
  version,
  /** the last step of the browser that is in it */
  seq,
  changedAt: OwnedCollection.shape.changedAt,
  /** absent where the browser has them: nobody else changed any since the version that it sent */
  cards: OwnedCards.optional(),
});
export type CollectionReply = z.infer<typeof CollectionReply>;

/** What a browser knows of the account that has its collection, too. */
const Exchange = z.object({
  uid: z.string().min(1),
  device: z.string(),
  /** of the account, as it was without `pending` */
  version,
  /** the last step that was made */
  seq,
  /** steps that the account may not have */
  pending: z.array(CollectionStep),
});

/** A collection as a browser stores it; one of before, or of somebody without an account, has no exchange. */
export const StoredCollection = OwnedCollection.extend({ exchange: Exchange.optional() });
export type StoredCollection = z.infer<typeof StoredCollection>;

/** A stored collection after changes in this browser; they wait for the account. */
export const recordChanges = (
  { cards, exchange }: Omit<StoredCollection, 'changedAt'>,
  changes: readonly CollectionChange[],
  now: number,
): StoredCollection => {
  const steps: CollectionStep[] = [];
  for (let at = 0; exchange && at < changes.length; at += MAX_STEP_CHANGES)
    steps.push({ seq: exchange.seq + steps.length + 1, changes: changes.slice(at, at + MAX_STEP_CHANGES) });
  return {
    changedAt: now,
    cards: changeCollection(cards, changes),
    ...(exchange && {
      exchange: { ...exchange, seq: exchange.seq + steps.length, pending: [...exchange.pending, ...steps] },
    }),
  };
};

/** What a browser is to send next; undefined without an account. */
export const requestOf = ({ exchange }: StoredCollection): CollectionRequest | undefined =>
  exchange && {
    uid: exchange.uid,
    device: exchange.device,
    version: exchange.version,
    steps: exchange.pending.slice(0, 1),
  };

/**
 * A stored collection after a reply; undefined where another tab has had one since the request, so that this one is of an older
 * state. Steps that were made while the request was on its way come after what the account has.
 */
export const acceptReply = (
  stored: StoredCollection,
  request: CollectionRequest,
  reply: CollectionReply,
): StoredCollection | undefined => {
  const { exchange } = stored;
  if (!exchange || exchange.uid !== request.uid || exchange.device !== request.device) return undefined;
  if (exchange.version !== request.version) return undefined;
  const pending = exchange.pending.filter((step) => step.seq > reply.seq);
  return {
    changedAt: reply.changedAt,
    cards: reply.cards
      ? changeCollection(
          reply.cards,
          pending.flatMap(({ changes }) => changes),
        )
      : stored.cards,
    exchange: { ...exchange, version: reply.version, pending },
  };
};
