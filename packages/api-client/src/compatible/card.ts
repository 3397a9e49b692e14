import { COLORS, MAX_SALT, PRICE_SOURCES } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';

/** A name with the path or slug that it leads to. */
const NamedPath = z.object({ name: z.string(), url: z.string() });

/** What every card or commander of a page JSON is known by. */
const identifiers = {
  /** Scryfall's id of the printing, of the first card of a pair; null where the catalogue has none */
  id: z.string().nullable(),
  /** as export lists write it: the front face alone, unless the card is split; both names of a pair, joined by ` // ` */
  name: z.string(),
  sanitized: z.string(),
  /** the slug of the front face */
  sanitized_wo: z.string(),
  /** path of its page, which is also the address of its page JSON below `/pages` */
  url: z.string().regex(/^\//),
  /** faces, or the two of a pair; absent for one card of one face */
  cards: z.array(NamedPath).optional(),
};

/** A card or pair in a list of a page JSON. */
export const CompatibleCardView = z.object({
  ...identifiers,
  /** decks with it; for commanders, their decks */
  num_decks: count,
  /** the same count as `num_decks`, under the name that some clients read */
  inclusion: count,
  /** decks that could have it; absent for commanders */
  potential_decks: count.optional(),
  /** a fraction: 0.52 is 52 percentage points; null where there is nothing to compare with, absent where it is not counted */
  synergy: z.number().min(-1).max(1).nullable().optional(),
  /** the figures in words, one per line */
  label: z.string(),
  /** 1 is the most played; absent outside rankings */
  rank: count.optional(),
  /**
   * z-score of the change of its use, the latest four weeks compared with the eight before; absent where too few decks tell and from
   * older snapshots
   */
  trend_zscore: z.number().optional(),
  /** 0–4, in the list of salt */
  salt: z.number().min(0).max(MAX_SALT).optional(),
  /** upper-case letters; for commanders and pairs */
  color_identity: z.array(z.enum(COLORS)).optional(),
  /** true for a pair */
  is_partner: z.boolean().optional(),
  /** names of the one or two commanders */
  names: z.array(z.string()).optional(),
});
export type CompatibleCardView = z.infer<typeof CompatibleCardView>;

const ShopPrice = z.object({
  price: z.number().nonnegative(),
  /** the search of the shop for the card */
  url: z.string(),
});

/** A card with all its fields, the subject of a page JSON or a similar one. */
export const CompatibleCard = z.object({
  ...identifiers,
  /** one per card of the command zone or face */
  names: z.array(z.string()).min(1),
  /** null where the catalogue has none */
  mana_cost: z.string().nullable(),
  cmc: z.number(),
  type: z.string(),
  type_line: z.string(),
  /** empty for a card of none of the primary types */
  primary_type: z.string(),
  layout: z.string(),
  /** of all faces; null where the snapshot has no rules texts */
  oracle_text: z.string().nullable(),
  color_identity: z.array(z.enum(COLORS)),
  image_uris: z.array(z.object({ normal: z.string(), art_crop: z.string().optional() })),
  /** always empty: the snapshot has no rarities */
  rarity: z.literal(''),
  /** by shop, in its currency; unknown ones are absent */
  prices: z.partialRecord(z.enum(PRICE_SOURCES), ShopPrice),
  /** mean of the votes, 0–4; 0 without votes */
  salt: z.number().min(0).max(MAX_SALT),
  is_commander: z.boolean(),
  legal_commander: z.boolean(),
  legal_partner: z.boolean(),
  is_partner: z.boolean(),
  banned: z.boolean(),
  game_changer: z.boolean(),
  /** whether it is part of a combo */
  combos: z.boolean(),
  scryfall_uri: z.string(),
  /** decks with the card; for commanders, their decks; absent where the page does not count them */
  num_decks: count.optional(),
  inclusion: count.optional(),
  potential_decks: count.optional(),
  /** 1 is the most played; null without a rank */
  rank: count.nullable().optional(),
  label: z.string().optional(),
});
export type CompatibleCard = z.infer<typeof CompatibleCard>;
