import { MAX_COMMANDERS, MAX_LIST_CARDS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';
import { cardUrl, ListEntry } from './list-entry';

const time = z.iso.datetime();

/** `POST /api/lists`: card urls (`/cards/{slug}`), with their copies or alone, and up to two commanders, under a name. */
export const SavedListInput = z.object({
  name: z.string(),
  commanders: z.array(cardUrl).max(MAX_COMMANDERS),
  /** without the commanders */
  cards: z.array(ListEntry).max(MAX_LIST_CARDS),
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
  url: z.string().startsWith('/lists/'),
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
});
export type SavedListResponse = z.infer<typeof SavedListResponse>;
