import * as z from 'zod';
import { count, ManaCurve, MeanCounts } from './figures';
import { CardList } from './rows';

/**
 * `narrowed/{condition}/{slug}.json`: what a commander's decks play that meet one condition, such as bracket 4, prepared
 * for the conditions and commanders that are asked for most.
 */
export const NarrowedPage = z.object({
  /** decks of the commander that meet the condition */
  num_decks: count,
  /**
   * decks of the commander that were counted: fewer than its `num_decks` in a snapshot of more decks than it holds; absent in
   * older snapshots
   */
  counted_decks: count.optional(),
  /** decks of all commanders that meet it */
  all_decks: count,
  /** the decks by estimated bracket, 1–5; null where brackets were not estimated */
  brackets: z.array(count).length(5).nullable(),
  /** USD per deck: quartiles; null where no price is known */
  price: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
  lists: z.array(CardList),
  mana_curve: ManaCurve,
  /** by primary type */
  types: MeanCounts,
});
export type NarrowedPage = z.infer<typeof NarrowedPage>;
