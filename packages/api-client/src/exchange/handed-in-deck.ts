import { MAX_COMMANDERS, MAX_COPIES, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';

/** Entries of an exported deck, many more than a deck of 100 cards can have. */
const MAX_ENTRIES = 250;
const cardUrl = z
  .string()
  .regex(/^\/cards\//)
  .max(MAX_NAME_CHARACTERS);

/** A deck that a person hands in to be counted: a line of an export of `handed-in`. It does not tell whose it is. */
export const HandedInDeck = z.object({
  id: z.string().min(1).max(100),
  /** URLs of cards */
  commanders: z.array(cardUrl).min(1).max(MAX_COMMANDERS),
  /** without the commanders */
  cards: z
    .array(z.object({ url: cardUrl, count: z.int().min(1).max(MAX_COPIES) }))
    .min(1)
    .max(MAX_ENTRIES),
  /** when its cards last changed */
  updatedAt: z.iso.datetime(),
});
export type HandedInDeck = z.infer<typeof HandedInDeck>;
