import { ChosenColor, Printings } from '@crownsmith/api-client';
import { MAX_CLIPBOARD_CARDS, MAX_COMMANDERS, MAX_COPIES } from '@crownsmith/domain';
import * as z from 'zod';
import { CardUrl } from '../profile/settings.schema';

/** Cards and commanders of a clipboard by URL, without the cards' own fields. */
export const ClipboardList = z.object({
  commanders: z.array(CardUrl).max(MAX_COMMANDERS),
  cards: z
    .record(CardUrl, z.number().int().positive().max(MAX_COPIES))
    .refine(
      (cards) => Object.keys(cards).length <= MAX_CLIPBOARD_CARDS,
      `A clipboard has at most ${MAX_CLIPBOARD_CARDS} cards.`,
    ),
  printings: Printings.optional(),
  chosenColor: ChosenColor.optional(),
});
export type ClipboardList = z.infer<typeof ClipboardList>;

/** A clipboard with the number of its changes: 0 is that of a person who never had one. */
export const VersionedClipboard = z.object({ version: z.number().int().nonnegative(), list: ClipboardList });
export type VersionedClipboard = z.infer<typeof VersionedClipboard>;

/** A changed clipboard, as a browser sends it: `POST /api/users/clipboard`. */
export const ClipboardWrite = z.strictObject({
  /** whose clipboard was changed: another person may be signed in by now */
  uid: z.string().min(1),
  /** the version that was changed */
  base: z.number().int().nonnegative(),
  list: ClipboardList,
});
export type ClipboardWrite = z.infer<typeof ClipboardWrite>;
