import { MAX_COMMANDERS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from './figures';

/** A card of a list by slug, with its counts. Its inclusion is num_decks / potential_decks. */
export const CardRow = z.object({
  slug: z.string(),
  num_decks: count,
  potential_decks: count,
  /** −1..1, at most num_decks / potential_decks; null where there is no other deck to compare with, and in estimated lists */
  synergy: z.number().min(-1).max(1).nullable(),
  /** null below the minimum sample */
  lift: z.number().nonnegative().nullable(),
  /** of an estimated list: creature types, keywords and themes that the card and the commander share */
  shared: z.array(z.string()).optional(),
  /** of an estimated list: whether the card should be typical of the commander, as decks of similar ones suggest; its counts do not say so */
  typical: z.literal(true).optional(),
});
export type CardRow = z.infer<typeof CardRow>;

/** A titled list of cards; `tag` is its anchor on a page. */
export const CardList = z.object({ tag: z.string(), header: z.string(), rows: z.array(CardRow) });
export type CardList = z.infer<typeof CardList>;

/** A commander or pair of a list, with its deck count. */
export const CommanderRow = z.object({
  /** path below `/commanders/` */
  slug: z.string(),
  /** one or two card slugs */
  cards: z.array(z.string()).min(1).max(MAX_COMMANDERS),
  num_decks: count,
  /** 1 is the most played; ties share a rank; 0 where it is not ranked */
  rank: count,
});
export type CommanderRow = z.infer<typeof CommanderRow>;
