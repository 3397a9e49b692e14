import * as z from 'zod';
import { count, identityBits } from './figures';
import { CardRow } from './rows';

/** A precon of a list. */
const PreconRow = z.object({
  slug: z.string(),
  name: z.string(),
  set: z.string().nullable(),
  released_at: z.string().nullable(),
  commanders: z.array(z.string()),
  identity: identityBits,
});

/** `precons/index.json`, newest first. */
export const PreconIndex = z.object({ precons: z.array(PreconRow) });
export type PreconIndex = z.infer<typeof PreconIndex>;

/** `precons/{slug}.json`: the deck list, and what decks with its commanders add and leave out. */
export const PreconPage = PreconRow.extend({
  cards: z.array(z.object({ slug: z.string(), count })),
  /** decks with these commanders; older snapshots have none */
  num_decks: count.optional(),
  /** whether `add` is suggested from colours and types, because there are too few of these decks */
  estimated: z.boolean().optional(),
  /** cards that decks with these commanders play and the precon lacks */
  add: z.array(CardRow),
  /** cards of the precon that few of those decks play */
  cut: z.array(CardRow),
});
export type PreconPage = z.infer<typeof PreconPage>;
