import * as z from 'zod';

const card = z.object({
  name: z.string().trim().min(1).max(500),
  count: z.number().int().min(1).max(1000).default(1),
});
const cards = z.array(card).max(1000);
const cardsOrNames = z.array(z.union([z.string().trim().min(1).max(500), card]));
const text = z.string().trim().max(500).nullish();

/** What a deck file says beside its cards. */
export const headerSchema = z.object({
  name: z.string().trim().min(1).max(300),
  code: text,
  set: text,
  releaseDate: text,
  date: text,
});

/** A deck file of MTGJSON (mtgjson.com/data-models/deck, read 2026-11-21), or the same in plainer fields. */
export const deckSchema = headerSchema.extend({
  commander: cards.nullish(),
  commanders: cardsOrNames.nullish(),
  mainBoard: cards.nullish(),
  cards: cardsOrNames.max(1000).nullish(),
});

/** MTGJSON's envelope, and one of ours. */
export const envelopeSchema = z.object({ data: z.unknown().optional(), decks: z.unknown().optional() });
