import * as z from 'zod';
import { count } from './figures';
import { CardPrintingRow } from './printings';
import { CardList, CommanderRow } from './rows';

/** A face of a card as its page shows it. */
const CardPageFace = z.object({
  name: z.string(),
  type: z.string(),
  mana_cost: z.string().optional(),
  /** rules text; empty for a card without any, absent where the source has none */
  oracle_text: z.string().optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
});
/** A face of a card that has several. */
export type CardPageFace = z.infer<typeof CardPageFace>;

/** What decks of Commander played of a card before its ban; the sources do not say since when it is banned. */
export const BannedBefore = z.object({ until: z.string(), num_decks: count, potential_decks: count });
export type BannedBefore = z.infer<typeof BannedBefore>;

/** `cards/{slug}.json` */
export const CardPage = z.object({
  slug: z.string(),
  /** front first; one for a card of one face; absent from older snapshots */
  faces: z.array(CardPageFace).min(1).optional(),
  /** of a card that Commander bans: the day up to which decks played it, those, and those of the same days that could */
  banned_before: BannedBefore.optional(),
  num_decks: count,
  potential_decks: count,
  /** votes behind the card's salt; absent where nobody voted here, and from older snapshots */
  salt_votes: count.optional(),
  /** place among all cards by inclusion; null when never played */
  rank: count.nullable(),
  /** commanders that play it */
  top_commanders: z.array(
    CommanderRow.extend({
      with_card: count,
      /** decks of the commander that could play the card; absent from older snapshots */
      potential_decks: count.optional(),
      inclusion: z.number().min(0).max(1),
      synergy: z.number().nullable(),
    }),
  ),
  /** cards that share decks with it more often than chance, by primary list */
  played_with: z.array(CardList),
  /** where its counts are scaled from a sample of the card's decks */
  played_with_sample: z.literal(true).optional(),
  similar: z.array(z.string()),
  /** newest first; absent where no printings were imported, and from older snapshots */
  printings: z.array(CardPrintingRow).optional(),
  /** decks per week, month and year where decks have dates: newest last */
  history: z.array(z.object({ period: z.string(), num_decks: count, potential_decks: count })),
});
export type CardPage = z.infer<typeof CardPage>;
