import * as z from 'zod';
import { count, ManaCurve, MeanCounts } from './figures';
import { CardList } from './rows';

/** A variant of a commander's decks with a page of its own: a theme, a tribe, or the cheap or expensive end. */
const CommanderVariantRow = z.object({
  /** path below `/commanders/{slug}/` */
  key: z.string(),
  name: z.string(),
  kind: z.enum(['theme', 'tribe', 'price']),
  num_decks: count,
});

/** `variants/{slug}.json`: the variants of a commander or pair, most decks first; no file where there are none. */
export const CommanderVariants = z.object({
  slug: z.string(),
  variants: z.array(
    CommanderVariantRow.extend({
      lists: z.array(CardList),
      mana_curve: ManaCurve,
      /** by primary type */
      types: MeanCounts,
      average_price: z.number().nullable(),
      /** as that of a commander page; absent in older snapshots */
      average_deck: z.array(z.object({ slug: z.string(), count })).optional(),
    }),
  ),
});
export type CommanderVariants = z.infer<typeof CommanderVariants>;
