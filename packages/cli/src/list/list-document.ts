import { MAX_CLIPBOARD_CARDS, MAX_COMMANDERS, MAX_COPIES, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';

/** An entry of a list in JSON. */
const ListEntry = z.object({
  name: z.string().min(1).max(MAX_NAME_CHARACTERS),
  count: z.int().min(1).max(MAX_COPIES).default(1),
  /** set code in upper case */
  set: z.string().max(MAX_NAME_CHARACTERS).optional(),
  collectorNumber: z.string().max(MAX_NAME_CHARACTERS).optional(),
  finish: z.enum(['foil', 'etched']).optional(),
  categories: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
});

/** A list in JSON: what `convert --to json` prints and `--from json` reads. */
export const ListDocument = z.object({
  commanders: z.array(ListEntry).max(MAX_COMMANDERS).default([]),
  companion: ListEntry.optional(),
  main: z.array(ListEntry).max(MAX_CLIPBOARD_CARDS).default([]),
});
export type ListDocument = z.infer<typeof ListDocument>;
