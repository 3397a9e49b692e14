import {
  type PrintedCopies,
  type Printings,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_LIST_CARDS,
  MAX_MARK_CHARACTERS,
  MAX_NAME_CHARACTERS,
} from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';
import { ChosenColor } from './chosen-color';
import { cardUrl, ListEntry } from './list-entry';

const time = z.iso.datetime();

const mark = z.string().min(1).max(MAX_MARK_CHARACTERS).optional();

/** Copies of a card of a saved list of which it states a printing, a finish or a name. */
export const SavedPrinting = z.object({
  url: cardUrl,
  count: z.int().min(1).max(MAX_COPIES),
  /** set code in upper case */
  set: mark,
  collector_number: mark,
  finish: z.enum(['foil', 'etched']).optional(),
  /** the card's name in the words of the list, where it is no name of the card in English */
  listed_name: z.string().min(1).max(MAX_NAME_CHARACTERS).optional(),
});
export type SavedPrinting = z.infer<typeof SavedPrinting>;

/** What a list states of copies, as requests and responses have it. */
export const toSavedPrintings = (printings: Printings): SavedPrinting[] =>
  Object.entries(printings).flatMap(([url, copies]) =>
    copies.map(({ count: number, set, collectorNumber, finish, listedName }) => ({
      url,
      count: number,
      set,
      collector_number: collectorNumber,
      finish,
      listed_name: listedName,
    })),
  );

/** What a request or a response states of copies, by card url. @param urlOf the url by which a list has a card */
export const fromSavedPrintings = (
  printings: readonly SavedPrinting[],
  urlOf: (url: string) => string = (url) => url,
): Printings => {
  const stated: Record<string, PrintedCopies[]> = {};
  for (const { url, count: number, set, collector_number, finish, listed_name } of printings)
    (stated[urlOf(url)] ??= []).push({
      count: number,
      ...(set !== undefined && { set: set.toUpperCase() }),
      ...(collector_number !== undefined && { collectorNumber: collector_number }),
      ...(finish !== undefined && { finish }),
      ...(listed_name !== undefined && { listedName: listed_name }),
    });
  return stated;
};

/** `POST /api/lists`: card urls (`/cards/{slug}`), with their copies or alone, and up to two commanders, under a name. */
export const SavedListInput = z.object({
  name: z.string(),
  commanders: z.array(cardUrl).max(MAX_COMMANDERS),
  /** without the commanders */
  cards: z.array(ListEntry).max(MAX_LIST_CARDS),
  /** what is stated of copies of commanders and cards; a change without it keeps what was stated */
  printings: z.array(SavedPrinting).max(MAX_LIST_CARDS).optional(),
  /** null for none; a change without it keeps the one that was chosen */
  chosen_color: ChosenColor.nullish(),
});
export type SavedListInput = z.infer<typeof SavedListInput>;

/** `PUT /api/lists/{id}`: all cards of the next version; without a name the list keeps its own. */
export const SavedListChange = SavedListInput.partial({ name: true }).extend({
  /** the version that the change began with */
  version: z.int().positive(),
});
export type SavedListChange = z.infer<typeof SavedListChange>;

/** A saved list without its cards. */
export const SavedListSummary = z.object({
  id: z.string(),
  /** its page, for its owner alone: `/lists/{id}` */
  url: z.string().regex(/^\/lists\//),
  name: z.string(),
  /** card urls */
  commanders: z.array(z.string()),
  /** number of cards, copies and commanders included */
  num_cards: count,
  /** number of the current version */
  version: z.int().positive(),
  created_at: time,
  /** when its name or its cards last changed */
  changed_at: time,
  /** page that everyone may read: `/shared/{share id}`; null where it is not shared */
  shared_url: z.string().nullable(),
});
export type SavedListSummary = z.infer<typeof SavedListSummary>;

/** `GET /api/lists`: the last changed first. */
export const SavedListsResponse = z.object({ lists: z.array(SavedListSummary) });

/** `GET /api/lists/{id}`, and the response to a list that was saved. */
export const SavedListResponse = SavedListSummary.extend({
  /** without the commanders */
  cards: z.array(z.object({ url: z.string(), count })),
  /** what is stated of copies of commanders and cards, commanders' own copies included */
  printings: z.array(SavedPrinting).optional(),
  chosen_color: ChosenColor.optional(),
  /** card url; absent for none */
  companion: z.string().optional(),
});
export type SavedListResponse = z.infer<typeof SavedListResponse>;
