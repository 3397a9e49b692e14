import { TAGS } from '@crownsmith/domain';
import { z } from 'zod';

/** One price, in the currency of its source. */
export const WirePrice = z.object({ price: z.number().nonnegative(), url: z.string().optional() });

const WireImage = z.object({ normal: z.string(), art_crop: z.string().optional() });

/** A partner ability: its kind as the domain names it, with the words or the name that belong to it. */
export const WirePartner = z.object({
  kind: z.string(),
  text: z.string().optional(),
  with: z.string().optional(),
});
export type WirePartner = z.infer<typeof WirePartner>;

/** A card as the API sends it. `color_identity` lists upper-case letters in WUBRG order. */
export const WireCard = z.object({
  name: z.string().min(1),
  /** `/cards/{slug}` */
  url: z.string().startsWith('/cards/'),
  /** the slug of the full name */
  sanitized: z.string(),
  /** the slug of the front face alone (equals `sanitized` for a card of one face) */
  sanitized_wo: z.string(),
  /** faces in order, front first; empty where there is no picture */
  image_uris: z.array(WireImage),
  /** the front face alone; null where there is no picture */
  image_uri: z.string().nullable().default(null),
  /** the front face's illustration, the whole card where that is all there is; null where there is no picture */
  image: z.string().nullable().default(null),
  cmc: z.number(),
  mana_cost: z.string().optional(),
  primary_type: z.string().optional(),
  type: z.string(),
  layout: z.string(),
  color_identity: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  /** may be a commander by itself */
  legal_commander: z.boolean(),
  /** may share the command zone with another card */
  legal_partner: z.boolean(),
  /** names of the specific cards that it partners with; empty for an open partner ability */
  partners_with: z.array(z.string()),
  background_chooser: z.boolean(),
  /** the words of its partner ability as the domain names its kind: 'none', 'partner', 'partner-with', … */
  partner_kind: z.string(),
  /** for 'partner-text': the text, e.g. 'Friends forever' */
  partner_text: z.string().optional(),
  /** a second ability of that sort; either may be used, never both */
  partner_or: WirePartner.optional(),
  /** whether this entry stands for a pair; `cards` then lists the two */
  is_partner: z.boolean(),
  cards: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  prices: z.object({
    cardkingdom: WirePrice.optional(),
    tcgplayer: WirePrice.optional(),
    face2face: WirePrice.optional(),
    cardmarket: WirePrice.optional(),
    cardhoarder: WirePrice.optional(),
  }),
  legality: z.enum(['legal', 'banned', 'not_legal', 'unknown']),
  game_changer: z.boolean(),
  /** 'any' or a number of copies */
  copy_limit: z.union([z.literal('any'), z.number().int().positive()]),
  keywords: z.array(z.string()),
  tags: z.array(z.enum(TAGS)),
  /** 0–4; null where nobody voted */
  salt: z.number().min(0).max(4).nullable(),
  sets: z.array(z.string()),
  released_at: z.string().optional(),
  /** for the export to Archidekt */
  scryfall_id: z.string().optional(),
});
export type WireCard = z.infer<typeof WireCard>;
