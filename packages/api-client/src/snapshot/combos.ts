import * as z from 'zod';
import { count, identityBits } from './figures';

/** `combos/{id}.json`: cards that together have an effect, in the order in which they are named. */
export const Combo = z.object({
  /** path below `/combos/` */
  id: z.string().regex(/^[a-z0-9-]{1,120}$/),
  /** slugs */
  cards: z.array(z.string()).min(1),
  identity: identityBits,
  /** what the combo produces, a few words each */
  results: z.array(z.string()).min(1),
  /** what it needs before it starts, and its steps; absent where the source does not list them */
  prerequisites: z.string().optional(),
  steps: z.string().optional(),
  /** decks with all its cards, of those whose identity allows them */
  num_decks: count,
  potential_decks: count,
  /** slugs of those that must be the commander; absent where none must */
  commanders: z.array(z.string()).optional(),
  /** copies of a card by its slug, where more than one is needed */
  copies: z.record(z.string(), count).optional(),
  /** further pieces in words, such as a sacrifice outlet */
  templates: z.array(z.string()).optional(),
  /** in the printed notation or in words */
  mana_needed: z.string().optional(),
  /** the source's letter for its bracket */
  bracket_tag: z.string().optional(),
});
export type Combo = z.infer<typeof Combo>;

/** `combos/index.json`: all combos, most decks first; the site filters by colours. */
export const ComboIndex = z.object({ combos: z.array(Combo.omit({ prerequisites: true, steps: true })) });
export type ComboIndex = z.infer<typeof ComboIndex>;

/** `combos/by-card.json`: ids of the combos of a card, by its slug. */
export const CombosByCard = z.record(z.string(), z.array(z.string()));
