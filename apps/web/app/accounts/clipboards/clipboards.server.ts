import { err, isSameList, ok, type Result } from '@crownsmith/domain';
import * as z from 'zod';
import { defineCollection, type Documents } from '../documents/documents.server';
import { ClipboardList, type VersionedClipboard } from './clipboard.schema';

const ClipboardDocument = z.object({
  uid: z.string().min(1),
  version: z.number().int().positive(),
  list: ClipboardList,
  /** in ms since 1970 */
  changedAt: z.number().int().nonnegative(),
});
type ClipboardDocument = z.infer<typeof ClipboardDocument>;

/** Clipboards by uid. */
export const CLIPBOARDS = defineCollection('clipboards', ClipboardDocument, { owner: 'uid' });

const NONE: VersionedClipboard = { version: 0, list: { commanders: [], cards: {} } };

const toClipboard = (stored: ClipboardDocument | undefined): VersionedClipboard =>
  stored ? { version: stored.version, list: stored.list } : NONE;

/** The clipboards of people, which go on in another browser. */
export const createClipboards = (documents: Documents, now: () => number = Date.now) => ({
  read: async (uid: string): Promise<VersionedClipboard> => toClipboard(await documents.get(CLIPBOARDS, uid)),

  /**
   * Writes a changed clipboard. The error is the stored one where another browser has changed it since `base`: the change is
   * to be merged with it first.
   */
  write: (
    uid: string,
    { base, list }: { readonly base: number; readonly list: ClipboardList },
  ): Promise<Result<VersionedClipboard, VersionedClipboard>> =>
    documents.transaction(async (transaction) => {
      const stored = toClipboard(await transaction.get(CLIPBOARDS, uid));
      if (stored.version !== base) return err(stored);
      if (isSameList(stored.list, list)) return ok(stored);
      const written = { version: base + 1, list };
      transaction.set(CLIPBOARDS, uid, { uid, ...written, changedAt: now() });
      return ok(written);
    }),

  /** Calls the listener with the version, now and after every change. @returns stops watching */
  watch: (uid: string, listener: (version: number) => void): (() => void) =>
    documents.watch(CLIPBOARDS, uid, (stored) => listener(toClipboard(stored).version)),
});
