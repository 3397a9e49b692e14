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

/** Since when a format bans a card, and what its decks played of it before. */
export const CardBan = z.object({
  /** `commander`, `duel` */
  format: z.string(),
  /** day of the ban; null where no announcement states it */
  since: z.string().nullable(),
  /** the day up to which decks count: the one before the ban, or that of the last decks with it; null where it was hardly played */
  until: z.string().nullable(),
  num_decks: count,
  potential_decks: count,
});
export type CardBan = z.infer<typeof CardBan>;

/** `cards/{slug}.json` */
export const CardPage = z.object({
  slug: z.string(),
  /** front first; one for a card of one face; absent from older snapshots */
  faces: z.array(CardPageFace).min(1).optional(),
  /** of a card that formats of the decks ban, where more is known than that; absent from older snapshots */
  bans: z.array(CardBan).optional(),
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
