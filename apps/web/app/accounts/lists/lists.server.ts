import { randomBytes } from 'node:crypto';
import { err, isSameList, MAX_LISTS, MAX_TRASHED_LISTS, ok, type Result } from '@crownsmith/domain';
import type { Documents, Stored, Transaction } from '../documents/documents.server';
import { LIST_VERSIONS, type ListDocument, LISTS, versionId } from './list-documents.server';
import { listError, type ListError, type ListErrorCode } from './list-error';
import { copyName, parseListName } from './list-name';
import {
  checkCards,
  currentVersion,
  type OpenList,
  type SavedCards,
  type SavedList,
  toSavedList,
  writeVersion,
} from './saved-list.server';

/** What a person wants to save. */
interface ListInput {
  readonly name: string;
  readonly list: SavedCards;
}

/** What a person changed of a list. */
interface ListChange {
  /** without words it has those of the current version */
  readonly list: SavedCards;
  /** the version that the change began with */
  readonly base: number;
  /** the name that it has by default */
  readonly name?: string | undefined;
}

type Outcome = Promise<Result<SavedList, ListError>>;

/** Lists that people save. Whoever does not own a list gets `not-found`, as for one that does not exist. */
export interface Lists {
  /** All lists but those in the trash, the last changed first. */
  all(uid: string): Promise<readonly SavedList[]>;
  /** A list with the cards of its current version, or of an earlier one. */
  open(uid: string, id: string, version?: number): Promise<Result<OpenList, ListError>>;
  /** A list by the id of its shared link; undefined where it is not shared. */
  openShared(shareId: string): Promise<OpenList | undefined>;
  create(uid: string, input: ListInput): Outcome;
  /**
   * Saves cards as the next version, and another name; the same cards again are no version. The error is
   * `changed-elsewhere` where the current version is another one than that which the change began with, unless all is as
   * it should be already.
   */
  save(uid: string, id: string, change: ListChange): Outcome;
  /**
   * Saves the cards of an earlier version as the next one.
   * @param base the version that the change began with: `changed-elsewhere` where it is not the current one
   */
  restoreVersion(uid: string, id: string, version: number, base: number): Outcome;
  /** @param base the version that the change began with: `changed-elsewhere` where it is not the current one */
  rename(uid: string, id: string, name: string, base: number): Outcome;
  /** A new list with the current cards. @param name that of the list with “(copy)” by default */
  duplicate(uid: string, id: string, name?: string): Outcome;
  /** Makes a link that everyone may read, or keeps the one that there is. */
  share(uid: string, id: string, base?: number): Outcome;
  /** The link leads nowhere from now on; a later one is another. */
  unshare(uid: string, id: string, base?: number): Outcome;
  /** Puts a list in the trash, where its shared link rests, too; it is no longer handed in. */
  delete(uid: string, id: string, base?: number): Outcome;
}

const fail = <T>(code: ListErrorCode): Result<T, ListError> => err(listError(code));

/** Most lists of a person, with those in the trash. */
export const MAX_OWN_LISTS = MAX_LISTS + MAX_TRASHED_LISTS;

/** All lists of a person within a transaction, with those in the trash. */
export const ownLists = (transaction: Transaction, uid: string): Promise<readonly Stored<ListDocument>[]> =>
  transaction.find(LISTS, { where: { uid }, limit: MAX_OWN_LISTS + 1 });

const isKept = ({ data }: Stored<ListDocument>): boolean => data.deletedAt === undefined;

/** Whether a person has as many lists as may be. */
export const isFull = (lists: readonly Stored<ListDocument>[]): boolean =>
  lists.filter(isKept).length >= MAX_LISTS;

const isSameVersion = (a: SavedCards, b: SavedCards): boolean =>
  isSameList(a, b) && (a.words ?? '') === (b.words ?? '');

interface Options {
  readonly now?: () => number;
  /** a name that nobody can guess */
  readonly makeId?: () => string;
}

/** Refuses a change that began with another version than the current one; undefined refuses none. */
const isCurrent =
  (base: number | undefined) =>
  (data: ListDocument): ListErrorCode | undefined =>
    base === undefined || currentVersion(data).version === base ? undefined : 'changed-elsewhere';

/** The lists in a database. */
export const createLists = (
  documents: Documents,
  { now = Date.now, makeId = () => randomBytes(16).toString('hex') }: Options = {},
): Lists => {
  const readOwn = async (
    from: Pick<Transaction, 'get'>,
    uid: string,
    id: string,
  ): Promise<Stored<ListDocument> | undefined> => {
    const data = await from.get(LISTS, id);
    return data?.uid === uid && data.deletedAt === undefined ? { id, data } : undefined;
  };

  const readCards = async (
    from: Pick<Transaction, 'get'>,
    { id, data }: Stored<ListDocument>,
    version: number,
  ): Promise<SavedCards | undefined> => {
    const isListed = data.versions.some((listed) => listed.version === version);
    const stored = isListed ? await from.get(LIST_VERSIONS, versionId(id, version)) : undefined;
    if (!stored) return undefined;
    const { commanders, cards: copies, printings, chosenColor, words } = stored;
    return {
      commanders,
      cards: copies,
      ...(printings && { printings }),
      ...(chosenColor && { chosenColor }),
      ...(words && { words }),
    };
  };

  const openOf = async (
    list: Stored<ListDocument>,
    version?: number,
  ): Promise<Result<OpenList, ListError>> => {
    const shown = version ?? currentVersion(list.data).version;
    const cards = await readCards(documents, list, shown);
    // A version may have been replaced since its list was read.
    if (!cards) return fail('version-not-found');
    return ok({ ...toSavedList(list), list: cards });
  };

  /** Changes the document of a list. */
  const change = (
    uid: string,
    id: string,
    edit: (data: ListDocument) => ListDocument,
    check?: (data: ListDocument, lists: readonly Stored<ListDocument>[]) => ListErrorCode | undefined,
  ): Outcome =>
    documents.transaction(async (transaction) => {
      const own = await readOwn(transaction, uid, id);
      if (!own) return fail('not-found');
      const error = check?.(own.data, await ownLists(transaction, uid));
      if (error) return fail(error);
      const data = edit(own.data);
      transaction.set(LISTS, id, data);
      return ok(toSavedList({ id, data }));
    });

  const add = async (transaction: Transaction, uid: string, name: string, list: SavedCards): Outcome => {
    if (isFull(await ownLists(transaction, uid))) return fail('too-many-lists');
    const [id, time] = [makeId(), now()];
    const empty = { uid, name, versions: [], createdAt: time, changedAt: time };
    return ok(toSavedList({ id, data: writeVersion(transaction, { id, data: empty }, list, time) }));
  };

  const withName = (data: ListDocument, name: string): ListDocument =>
    data.name === name ? data : { ...data, name, changedAt: now() };

  return {
    all: async (uid) => {
      const own = await documents.find(LISTS, { where: { uid }, limit: MAX_OWN_LISTS + 1 });
      return own
        .filter(isKept)
        .map(toSavedList)
        .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
    },

    open: async (uid, id, version) => {
      const own = await readOwn(documents, uid, id);
      return own ? openOf(own, version) : fail('not-found');
    },

    openShared: async (shareId) => {
      const [shared] = await documents.find(LISTS, { where: { shareId }, limit: 1 });
      if (!shared || !isKept(shared)) return undefined;
      const opened = await openOf(shared);
      return opened.ok ? opened.value : undefined;
    },

    create: async (uid, input) => {
      const [name, list] = [parseListName(input.name), checkCards(input.list)];
      if (!name.ok) return name;
      if (!list.ok) return list;
      return documents.transaction((transaction) => add(transaction, uid, name.value, list.value));
    },

    save: async (uid, id, { list, base, name: text }) => {
      const [checked, name] = [checkCards(list), text === undefined ? undefined : parseListName(text)];
      if (!checked.ok) return checked;
      if (name?.ok === false) return name;
      return documents.transaction(async (transaction) => {
        const own = await readOwn(transaction, uid, id);
        if (!own) return fail('not-found');
        const { version } = currentVersion(own.data);
        const current = await readCards(transaction, own, version);
        const renamed = withName(own.data, name?.value ?? own.data.name);
        const changed = { ...list, words: list.words ?? current?.words };
        const isSame = current !== undefined && isSameVersion(current, changed);
        if (isSame && renamed === own.data) return ok(toSavedList(own));
        if (version !== base) return fail('changed-elsewhere');
        if (isSame) {
          transaction.set(LISTS, id, renamed);
          return ok(toSavedList({ id, data: renamed }));
        }
        return ok(
          toSavedList({ id, data: writeVersion(transaction, { id, data: renamed }, changed, now()) }),
        );
      });
    },

    restoreVersion: (uid, id, version, base) =>
      documents.transaction(async (transaction) => {
        const own = await readOwn(transaction, uid, id);
        if (!own) return fail('not-found');
        const [former, current] = [
          await readCards(transaction, own, version),
          await readCards(transaction, own, currentVersion(own.data).version),
        ];
        if (!former) return fail('version-not-found');
        if (current && isSameVersion(former, current)) return ok(toSavedList(own));
        if (currentVersion(own.data).version !== base) return fail('changed-elsewhere');
        return ok(toSavedList({ id, data: writeVersion(transaction, own, former, now()) }));
      }),

    rename: async (uid, id, text, base) => {
      const name = parseListName(text);
      if (!name.ok) return name;
      return change(uid, id, (data) => withName(data, name.value), isCurrent(base));
    },

    duplicate: (uid, id, text) =>
      documents.transaction(async (transaction) => {
        const own = await readOwn(transaction, uid, id);
        if (!own) return fail('not-found');
        const name = text === undefined ? ok(copyName(own.data.name)) : parseListName(text);
        if (!name.ok) return name;
        const cards = await readCards(transaction, own, currentVersion(own.data).version);
        return cards ? add(transaction, uid, name.value, cards) : fail('version-not-found');
      }),

    share: (uid, id, base) =>
      change(uid, id, (data) => ({ ...data, shareId: data.shareId ?? makeId() }), isCurrent(base)),

    unshare: (uid, id, base) => change(uid, id, ({ shareId: _shareId, ...data }) => data, isCurrent(base)),

    delete: (uid, id, base) =>
      change(
        uid,
        id,
        ({ handedInAt: _handedInAt, ...data }) => ({ ...data, deletedAt: now() }),
        (data, lists) =>
          isCurrent(base)(data) ??
          (lists.filter((list) => !isKept(list)).length >= MAX_TRASHED_LISTS ? 'trash-full' : undefined),
      ),
  };
};
