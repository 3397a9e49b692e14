import { ListText } from '@crownsmith/api-client';
import { MAX_WORDS_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';

const name = z.string().max(2000, 'This name is too long.').default('');
const text = ListText.default('');
export const WORDS_TOO_LONG = 'Your roles and limits are too long to save.';
/** What the page of a deck saves besides the list; without it the list has what its text says. */
const words = z.string().max(MAX_WORDS_CHARACTERS, WORDS_TOO_LONG).optional();
/** Pressed where lines of the list could not be used, and it is to be saved without them. */
const skip = z
  .string()
  .optional()
  .transform((value) => value !== undefined);
const version = z.coerce.number().int().positive();
const id = z.string().max(100);

export const ListsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), name, text, words, skip }),
  z.object({ intent: z.literal('restore'), id }),
  z.object({ intent: z.literal('erase'), id }),
]);

export type ListsForm = z.infer<typeof ListsForm>;

/** The forms of `/lists/{id}`. `base` is the version that a change began with. */
export const ListForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), text, words, base: version, skip }),
  z.object({ intent: z.literal('rename'), name, base: version }),
  z.object({ intent: z.literal('duplicate') }),
  z.object({ intent: z.literal('share'), base: version }),
  z.object({ intent: z.literal('unshare'), base: version }),
  z.object({ intent: z.literal('delete'), base: version }),
  z.object({ intent: z.literal('restore-version'), version, base: version }),
]);
export type ListForm = z.infer<typeof ListForm>;

/** What has just been done to a list, in the query of the page that shows it. */
const NOTICES = {
  created: 'Saved.',
  saved: 'Saved as a new version.',
  unchanged: 'Nothing has changed, so there is no new version.',
  renamed: 'Renamed.',
  duplicated: 'This is the copy.',
  shared: 'Everyone who has the link can read this list now.',
  unshared: 'The link leads nowhere any more.',
  'version-restored': 'The earlier version is the current one again.',
  deleted: 'The list is in the trash.',
  restored: 'The list is back.',
  erased: 'Deleted for good.',
} as const;
export type Notice = keyof typeof NOTICES;

/** The text of a notice; undefined for any other name. @example noticeText('saved') // 'Saved as a new version.' */
export const noticeText = (name: string | null): string | undefined =>
  name !== null && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice] : undefined;
