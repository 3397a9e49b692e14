import {
  MAX_CLIPBOARD_CARDS,
  MAX_COPIES,
  MAX_MARK_CHARACTERS,
  MAX_NAME_CHARACTERS,
  slugOfCardUrl,
} from '@crownsmith/domain';
import * as z from 'zod';

const mark = z.string().min(1).max(MAX_MARK_CHARACTERS);

/** What a list states of copies of a card, as accounts store it. */
export const PrintedCopies = z.object({
  count: z.int().min(1).max(MAX_COPIES),
  /** set code in upper case */
  set: mark.optional(),
  collectorNumber: mark.optional(),
  finish: z.enum(['foil', 'etched']).optional(),
  /** the card's name in the words of the list */
  listedName: z.string().min(1).max(MAX_NAME_CHARACTERS).optional(),
});

/** By the card's url what a list states of its copies. */
export const Printings = z
  .record(
    z.string().refine((url) => slugOfCardUrl(url) !== undefined, 'is no URL of a card'),
    z.array(PrintedCopies).max(MAX_COPIES),
  )
  .refine((printings) => Object.keys(printings).length <= MAX_CLIPBOARD_CARDS + 2, 'states too many cards');
