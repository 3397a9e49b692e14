import { COLORS, MAX_SALT, TAGS } from '@crownsmith/domain';
import * as z from 'zod';

/** One price, in the currency of its source. */
const WirePrice = z.object({ price: z.number().nonnegative(), url: z.string().optional() });

const WireImage = z.object({ normal: z.string(), art_crop: z.string().optional() });

/** A partner ability: its kind as the domain names it, with its text or the name of the other card. */
export const WirePartner = z.object({
  kind: z.string(),
  text: z.string().optional(),
  with: z.string().optional(),
});
export type WirePartner = z.infer<typeof WirePartner>;

const WireCardFilter = z.object({
  /** card types, supertypes and subtypes, all of which the card has */
  types: z.array(z.string().min(1)),
  number: z
    .object({
      of: z.enum(['manaValue', 'power', 'toughness']),
      least: z.number().optional(),
      most: z.number().optional(),
    })
    .optional(),
});

/** What a commander changes for its deck, by the kinds of the domain; a reader skips kinds that it does not know. */
const WireGrant = z.object({
  kind: z.string(),
  /** of `cards` and `color-for-cards`: which cards, each of any of these filters */
  cards: z.array(WireCardFilter).optional(),
  /** of `unread`: the words that are not understood */
  wording: z.string().optional(),
});

/** A colour identity: upper-case letters in WUBRG order. */
export const WireColorIdentity = z.array(z.enum(COLORS));

/** A card as the API sends it. */
export const WireCard = z.object({
  name: z.string().min(1),
  /** `/cards/{slug}` */
  url: z.string().regex(/^\/cards\//),
  /** the slug of the full name */
  sanitized: z.string(),
  /** the slug of the front face alone (equals `sanitized` for a single-faced card) */
  sanitized_wo: z.string(),
  /** pictures of the faces in order, front first; empty where there is no picture */
  image_uris: z.array(WireImage),
  /** picture of the front face; null where there is none */
  image_uri: z.string().nullable().default(null),
  /** illustration of the front face, or its whole picture without one; null where there is no picture */
  image: z.string().nullable().default(null),
  cmc: z.number(),
  mana_cost: z.string().optional(),
  primary_type: z.string().optional(),
  type: z.string(),
  layout: z.string(),
  color_identity: WireColorIdentity,
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  /** what it does in games alone (`parseAbilities` of @crownsmith/playtest), where its rules text is not known; absent where it is */
  abilities: z.string().optional(),
  /** can be a commander alone */
  legal_commander: z.boolean(),
  /** can share the command zone with another card */
  legal_partner: z.boolean(),
  /** names of the specific cards that it partners with; empty for an open partner ability */
  partners_with: z.array(z.string()),
  background_chooser: z.boolean(),
  /** kind of its partner ability as the domain names it: 'none', 'partner', 'partner-with', … */
  partner_kind: z.string(),
  /** for 'partner-text': the text, e.g. 'Friends forever' */
  partner_text: z.string().optional(),
  /** a second partner ability; a deck uses one of the two, never both */
  partner_or: WirePartner.optional(),
  /** what it changes for a deck that it commands (Rulebreaker, a colour that its player chooses); absent for nothing */
  grants: z.array(WireGrant).optional(),
  /** it has every creature type (changeling) */
  every_creature_type: z.literal(true).optional(),
  /** whether this entry is a pair; `cards` then lists the two */
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
  /** ISO date of the release of an announced card, which is not legal until then; absent for any other */
  legal_from: z.string().optional(),
  game_changer: z.boolean(),
  /** 'any' or a number of copies */
  copy_limit: z.union([z.literal('any'), z.number().int().positive()]),
  keywords: z.array(z.string()),
  tags: z.array(z.enum(TAGS)),
  /** 0–4; null without votes */
  salt: z.number().min(0).max(MAX_SALT).nullable(),
  sets: z.array(z.string()),
  released_at: z.string().optional(),
  /** for the export to Archidekt */
  scryfall_id: z.string().optional(),
});
export type WireCard = z.infer<typeof WireCard>;
