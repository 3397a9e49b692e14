import { findHandedInErrors, HandedInDeck } from '@crownsmith/api-client';
import { type DeckCard, err, MAX_HANDED_IN_LISTS, ok, type Result } from '@crownsmith/domain';
import type { Documents, Stored, Transaction } from '../documents/documents.server';
import {
  LIST_VERSIONS,
  type ListDocument,
  LISTS,
  type ListVersion,
  versionId,
} from '../lists/list-documents.server';
import { MAX_OWN_LISTS } from '../lists/lists.server';
import { currentVersion } from '../lists/saved-list.server';
import { toDeckCards } from './handed-in-list';
import { exportVisitorDecks } from './visitor-decks.server';

/** Why a list was not handed in: there is none, or what is wrong with it, in sentences. */
export type HandInError =
  | { readonly code: 'not-found' }
  | { readonly code: 'not-legal'; readonly reasons: readonly string[] }
  | { readonly code: 'too-many'; readonly reasons: readonly string[] };

/** More lists than a site has. */
const ALL = 100_000_000;

const readOwn = async (
  transaction: Pick<Transaction, 'get'>,
  uid: string,
  id: string,
): Promise<ListDocument | undefined> => {
  const data = await transaction.get(LISTS, id);
  return data?.uid === uid && data.deletedAt === undefined ? data : undefined;
};

const readCards = (
  from: Pick<Transaction, 'get'>,
  { id, data }: Stored<ListDocument>,
): Promise<ListVersion | undefined> => from.get(LIST_VERSIONS, versionId(id, currentVersion(data).version));

/**
 * Hands a list in to the counts: its current version of the moment of each export counts. Only a legal deck of Commander can
 * be handed in.
 * @param findCard the card of a URL
 * @param now in ms since 1970
 */
export const handIn = (
  documents: Documents,
  { uid, id }: { readonly uid: string; readonly id: string },
  findCard: (url: string) => DeckCard | undefined,
  now: number,
): Promise<Result<undefined, HandInError>> =>
  documents.transaction(async (transaction) => {
    const data = await readOwn(transaction, uid, id);
    const cards = data && (await readCards(transaction, { id, data }));
    if (!data || !cards) return err({ code: 'not-found' });
    if (data.handedInAt !== undefined) return ok(undefined);
    const own = await transaction.find(LISTS, { where: { uid }, limit: MAX_OWN_LISTS + 1 });
    if (own.filter((list) => list.data.handedInAt !== undefined).length >= MAX_HANDED_IN_LISTS) {
      const reason = `You have handed in ${MAX_HANDED_IN_LISTS} decks, which is the most. Withdraw another one first.`;
      return err({ code: 'too-many', reasons: [reason] });
    }
    const reasons = findHandedInErrors(toDeckCards(cards), findCard);
    if (reasons.length > 0) return err({ code: 'not-legal', reasons });
    transaction.set(LISTS, id, { ...data, handedInAt: now });
    return ok(undefined);
  });

/** Withdraws a list from the counts; the next export does not contain it. */
export const withdraw = (
  documents: Documents,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<Result<undefined, HandInError>> =>
  documents.transaction(async (transaction) => {
    const data = await readOwn(transaction, uid, id);
    if (!data) return err({ code: 'not-found' });
    const { handedInAt, ...rest } = data;
    if (handedInAt !== undefined) transaction.set(LISTS, id, rest);
    return ok(undefined);
  });

/** The decks of an export, and how many lists are left out because they have changed into no deck since. */
export interface HandedInExport {
  readonly decks: readonly HandedInDeck[];
  readonly leftOut: number;
}

/** All decks that are handed in: lists with the cards that they have now, and decks of visitors. It does not tell whose they are. */
export const exportHandedIn = async (documents: Documents): Promise<HandedInExport> => {
  const decks: HandedInDeck[] = [];
  let leftOut = 0;
  for (const list of await documents.find(LISTS, { orderBy: 'handedInAt', limit: ALL })) {
    const { id, data } = list;
    if (data.deletedAt !== undefined) continue;
    const cards = await readCards(documents, list);
    const deck = HandedInDeck.safeParse({
      ...(cards && toDeckCards(cards)),
      id,
      updatedAt: new Date(currentVersion(data).savedAt).toISOString(),
    });
    if (deck.success) decks.push(deck.data);
    else leftOut += 1;
  }
  return { decks: [...decks, ...(await exportVisitorDecks(documents))], leftOut };
};
