import { err, ok, type Result } from '@crownsmith/domain';
import type { Documents, Stored, Transaction } from '../documents/documents.server';
import { type ListDocument, LISTS } from './list-documents.server';
import { listError, type ListError } from './list-error';
import { isFull, MAX_OWN_LISTS, ownLists } from './lists.server';
import { eraseList, isExpired, type SavedList, toSavedList } from './saved-list.server';

/** Lists that an expired one is looked for among at a time. */
const PURGE_BATCH = 50;

/** Deleted lists, each for as long as it can be restored. */
export interface Trash {
  /** Lists that can be restored, the last deleted first. */
  all(uid: string): Promise<readonly SavedList[]>;
  restore(uid: string, id: string): Promise<Result<SavedList, ListError>>;
  /** Deletes a list of the trash for good, with all its versions. */
  erase(uid: string, id: string): Promise<Result<undefined, ListError>>;
  /** Deletes everyone's lists whose time in the trash is over. @returns how many */
  purge(): Promise<number>;
}

interface TrashOptions {
  /** in ms since 1970 */
  readonly now?: () => number;
  /** what purges go by: it must not jump ahead */
  readonly purgeNow?: () => number;
}

/** The deleted lists in a database. */
export const createTrash = (
  documents: Documents,
  { now = Date.now, purgeNow = now }: TrashOptions = {},
): Trash => {
  const isTrashed = ({ data }: Stored<ListDocument>): boolean =>
    data.deletedAt !== undefined && !isExpired(data, now());

  const readTrashed = async (
    transaction: Transaction,
    uid: string,
    id: string,
  ): Promise<Stored<ListDocument> | undefined> => {
    const data = await transaction.get(LISTS, id);
    return data?.uid === uid && isTrashed({ id, data }) ? { id, data } : undefined;
  };

  const purgeBatch = async (): Promise<number> => {
    const oldest = await documents.find(LISTS, { orderBy: 'deletedAt', limit: PURGE_BATCH });
    const expired = oldest.filter(({ data }) => isExpired(data, purgeNow()));
    for (const { id } of expired)
      await documents.transaction(async (transaction) => {
        const data = await transaction.get(LISTS, id);
        if (data && isExpired(data, purgeNow())) eraseList(transaction, { id, data });
      });
    return expired.length;
  };

  return {
    all: async (uid) => {
      const own = await documents.find(LISTS, { where: { uid }, limit: MAX_OWN_LISTS + 1 });
      return own
        .filter(isTrashed)
        .map(toSavedList)
        .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));
    },

    restore: (uid, id) =>
      documents.transaction(async (transaction) => {
        const trashed = await readTrashed(transaction, uid, id);
        if (!trashed) return err(listError('not-found'));
        if (isFull(await ownLists(transaction, uid))) return err(listError('too-many-lists'));
        const { deletedAt: _deletedAt, ...data } = trashed.data;
        transaction.set(LISTS, id, data);
        return ok(toSavedList({ id, data }));
      }),

    erase: (uid, id) =>
      documents.transaction(async (transaction) => {
        const trashed = await readTrashed(transaction, uid, id);
        if (!trashed) return err(listError('not-found'));
        eraseList(transaction, trashed);
        return ok(undefined);
      }),

    purge: async () => {
      let purged = 0;
      for (let batch = await purgeBatch(); batch > 0; batch = await purgeBatch()) purged += batch;
      return purged;
    },
  };
};
