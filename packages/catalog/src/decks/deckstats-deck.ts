import * as z from 'zod';
import { resultField } from './deck-result';
import { parseTime } from './iso-date';
import { copiesField } from './copies-field';
import type { DeckFacts } from './source-deck';

const Card = z.object({ name: z.string().min(1), amount: copiesField.default(1) });

/** A deck of Deckstats' API (`action=get_deck`) or of its page: sections with cards; the sideboard is apart. */
export const DeckstatsDeck = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  /** seconds since 1970 */
  updated: resultField,
  sections: z.array(z.object({ name: z.string().nullish(), cards: z.array(Card) })),
});

const toDate = (updated: unknown): string | null => {
  const seconds = typeof updated === 'string' && /^\d{9,12}$/.test(updated) ? Number(updated) : updated;
  return typeof seconds === 'number' && seconds > 0 ? parseTime(seconds) : null;
};

/** @param fallbackId used if the deck has no id */
export const deckstatsFacts = (deck: z.infer<typeof DeckstatsDeck>, fallbackId: string): DeckFacts => ({
  id: String(deck.id ?? fallbackId),
  date: toDate(deck.updated),
  format: null,
});
