import {
  type CardList,
  countListCards,
  err,
  MAX_COPIES,
  MAX_LIST_CARDS,
  MAX_LIST_VERSIONS,
  ok,
  type Printings,
  type Result,
  TRASH_DAYS,
  withFittedPrintings,
} from '@crownsmith/domain';
import type { Stored, Transaction } from '../documents/documents.server';
import {
  LIST_VERSIONS,
  type ListDocument,
  type ListVersion,
  LISTS,
  versionId,
} from './list-documents.server';
import { listError, type ListError } from './list-error';

const DAY_MS = 86_400_000;

/** A version of a list; times are in ms since 1970. */
export interface ListVersionInfo {
  readonly version: number;
  readonly savedAt: number;
  readonly cardCount: number;
}

/** A list of a person without its cards. */
export interface SavedList extends ListVersionInfo {
  readonly id: string;
  readonly name: string;
  readonly commanders: readonly string[];
  /** oldest first, with the current one, which the other fields are of */
  readonly versions: readonly ListVersionInfo[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly deletedAt?: number | undefined;
  readonly shareId?: string | undefined;
  readonly handedInAt?: number | undefined;
}

/** The cards of a version. */
export interface SavedCards extends CardList {
  /** what its player says of it, as the parameters of an address: roles, maybeboard, companion, declared bracket, limits */
  readonly words?: string | undefined;
}

/** A list with the cards of one of its versions. */
export interface OpenList extends SavedList {
  readonly list: SavedCards;
}

/** When a list in the trash is deleted for good, in ms since 1970. */
export const purgeTime = (deletedAt: number): number => deletedAt + TRASH_DAYS * DAY_MS;

/** Whether a list has been in the trash for longer than it can be restored. */
export const isExpired = ({ deletedAt }: Pick<ListDocument, 'deletedAt'>, now: number): boolean =>
  deletedAt !== undefined && purgeTime(deletedAt) <= now;

export const currentVersion = ({ versions }: Pick<ListDocument, 'versions'>): ListVersionInfo => {
  const current = versions.at(-1);
  if (!current) throw new TypeError('A list has a version.');
  return current;
};

/** A list as its person sees it. */
export const toSavedList = ({ id, data }: Stored<ListDocument>): SavedList => {
  const { uid: _uid, ...list } = data;
  return { id, ...list, ...currentVersion(data) };
};

export const checkCards = (list: SavedCards): Result<SavedCards, ListError> => {
  const count = countListCards(list);
  if (count === 0) return err(listError('no-cards'));
  if (Object.values(list.cards).some((copies) => copies > MAX_COPIES))
    return err(listError('too-many-copies'));
  return count > MAX_LIST_CARDS ? err(listError('too-many-cards')) : ok(list);
};

const toStored = (printings: Printings): NonNullable<ListVersion['printings']> =>
  Object.fromEntries(Object.entries(printings).map(([url, copies]) => [url, [...copies]]));

/** Writes the cards of a list's next version, and deletes those of a version that is no longer kept. @returns the list with it */
export const writeVersion = (
  transaction: Transaction,
  { id, data }: Stored<Omit<ListDocument, 'commanders'>>,
  list: SavedCards,
  now: number,
): ListDocument => {
  const { commanders, cards, printings, chosenColor } = withFittedPrintings(list);
  const version = (data.versions.at(-1)?.version ?? 0) + 1;
  const added = { version, savedAt: now, cardCount: countListCards({ commanders, cards }) };
  const versions = [...data.versions, added].slice(-MAX_LIST_VERSIONS);
  for (const former of data.versions)
    if (!versions.includes(former)) transaction.delete(LIST_VERSIONS, versionId(id, former.version));
  const written = { ...data, commanders: [...commanders], versions, changedAt: now };
  transaction.set(LISTS, id, written);
  transaction.set(LIST_VERSIONS, versionId(id, version), {
    uid: data.uid,
    listId: id,
    commanders: [...commanders],
    cards: { ...cards },
    ...(printings && { printings: toStored(printings) }),
    ...(chosenColor && { chosenColor }),
    ...(list.words && { words: list.words }),
  });
  return written;
};

/** Deletes a list with all its versions. */
export const eraseList = (transaction: Transaction, { id, data }: Stored<ListDocument>): void => {
  for (const { version } of data.versions) transaction.delete(LIST_VERSIONS, versionId(id, version));
  transaction.delete(LISTS, id);
};
