import * as z from 'zod';
import { count, identityBits } from './figures';

/** What a search knows of a face. */
const SearchFace = z.object({
  mana_cost: z.string().optional(),
  /** absent where no source has them */
  colors: identityBits.optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
});

/** What a search knows of a card besides the catalogue. */
export const SearchCardFacts = z.object({
  slug: z.string(),
  /** front first; one for a card of one face */
  faces: z.array(SearchFace).min(1),
  /** rules text, texts of faces separated by a line `//`; absent where the source has none */
  text: z.string().optional(),
  rarity: z.string().optional(),
  /** whether it is on the Reserved List; absent where no source states it */
  reserved: z.boolean().optional(),
  num_decks: count,
  potential_decks: count,
  /** decks that it leads */
  led: count,
  /** place among all cards by inclusion; null when never played */
  rank: count.nullable(),
  /**
   * lower end of the 95 % interval of the win rate of the decks that it leads, in the format with the most results; absent with too few
   * games, and from older snapshots
   */
  win_rate: z.number().min(0).max(1).optional(),
});
export type SearchCardFacts = z.infer<typeof SearchCardFacts>;

/** `search.json`: every card of the catalogue once, in its order; absent from older snapshots. */
export const SearchFacts = z.object({ cards: z.array(SearchCardFacts) });
