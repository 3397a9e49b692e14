import { ChosenColor, Printings } from '@crownsmith/api-client';
import {
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_LIST_NAME_CHARACTERS,
  MAX_LIST_VERSIONS,
  MAX_WORDS_CHARACTERS,
  slugOfCardUrl,
} from '@crownsmith/domain';
import * as z from 'zod';
import { defineCollection } from '../documents/documents.server';

/** Times are in ms since 1970. */
const time = z.number().int().nonnegative();
const version = z.number().int().positive();
const cardUrl = z.string().refine((url) => slugOfCardUrl(url) !== undefined, 'is no URL of a card');
const commanders = z.array(cardUrl).max(MAX_COMMANDERS);

/** A version of a list as its list knows it; its cards are a document of their own. */
const VersionEntry = z.object({ version, savedAt: time, cardCount: z.number().int().nonnegative() });

/** A list without its cards: what tables of lists show. */
export const ListDocument = z.object({
  uid: z.string().min(1),
  name: z.string().min(1).max(MAX_LIST_NAME_CHARACTERS),
  commanders,
  /** oldest first; the last one is the current one */
  versions: z.array(VersionEntry).min(1).max(MAX_LIST_VERSIONS),
  createdAt: time,
  /** when its name or its cards last changed */
  changedAt: time,
  /** when it was put in the trash */
  deletedAt: time.optional(),
  /** names it in a link that everyone may read */
  shareId: z.string().optional(),
  /** when its person handed it in to the counts */
  handedInAt: time.optional(),
});
export type ListDocument = z.infer<typeof ListDocument>;

/** The cards of a version of a list. */
const ListVersion = z.object({
  uid: z.string().min(1),
  listId: z.string(),
  commanders,
  cards: z.record(cardUrl, z.number().int().positive().max(MAX_COPIES)),
  printings: Printings.optional(),
  chosenColor: ChosenColor.optional(),
  words: z.string().max(MAX_WORDS_CHARACTERS).optional(),
});
export type ListVersion = z.infer<typeof ListVersion>;

/** Lists by a random id. */
export const LISTS = defineCollection('lists', ListDocument, {
  owner: 'uid',
  indexed: ['deletedAt', 'shareId', 'handedInAt'],
});

export const LIST_VERSIONS = defineCollection('list-versions', ListVersion, {
  owner: 'uid',
  indexed: ['listId'],
});

/** The id of a version. @example versionId('a1', 3) // 'a1.3' */
export const versionId = (listId: string, number: number): string => `${listId}.${number}`;
