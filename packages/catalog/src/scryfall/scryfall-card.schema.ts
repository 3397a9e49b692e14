import { z } from 'zod';

const COLOR_LETTERS = z.enum(['W', 'U', 'B', 'R', 'G']);
const webAddress = z.string().regex(/^https?:\/\/[^\s]+$/, 'not a web address');
const amount = z
  .union([z.string().regex(/^\d+(\.\d+)?$/, 'not a price'), z.number().nonnegative()])
  .transform(Number)
  .nullish();

const imageUris = z.object({
  normal: webAddress.nullish(),
  large: webAddress.nullish(),
  art_crop: webAddress.nullish(),
});

const scryfallFaceSchema = z.object({
  name: z.string().min(1),
  type_line: z.string().nullish(),
  mana_cost: z.string().nullish(),
  oracle_text: z.string().nullish(),
  power: z.string().nullish(),
  toughness: z.string().nullish(),
  loyalty: z.string().nullish(),
  defense: z.string().nullish(),
  color_indicator: z.array(COLOR_LETTERS).nullish(),
  image_uris: imageUris.nullish(),
  oracle_id: z.string().nullish(),
  cmc: z.number().nonnegative().nullish(),
  layout: z.string().nullish(),
});
export type ScryfallFace = z.output<typeof scryfallFaceSchema>;

/**
 * A card object of Scryfall's API and bulk files, as far as this house reads it (scryfall.com/docs/api/cards, the
 * fields and layouts as documented, read 2026-11-20). Fields that old or partial files lack may be missing or null;
 * a field that is there must have the documented shape.
 */
export const scryfallCardSchema = z.object({
  object: z.literal('card').optional(),
  id: z.string().min(1).nullish(),
  oracle_id: z.string().min(1).nullish(),
  name: z.string().trim().min(1).max(500),
  lang: z.string().nullish(),
  layout: z.string().min(1),
  mana_cost: z.string().nullish(),
  cmc: z.number().nonnegative().nullish(),
  type_line: z.string().nullish(),
  oracle_text: z.string().nullish(),
  power: z.string().nullish(),
  toughness: z.string().nullish(),
  loyalty: z.string().nullish(),
  defense: z.string().nullish(),
  colors: z.array(COLOR_LETTERS).nullish(),
  color_identity: z.array(COLOR_LETTERS),
  color_indicator: z.array(COLOR_LETTERS).nullish(),
  keywords: z.array(z.string().min(1)).nullish(),
  produced_mana: z.array(z.string()).nullish(),
  legalities: z
    .object({ commander: z.enum(['legal', 'banned', 'not_legal', 'restricted']).nullish() })
    .nullish(),
  game_changer: z.boolean().nullish(),
  prices: z
    .object({
      usd: amount,
      usd_foil: amount,
      usd_etched: amount,
      eur: amount,
      eur_foil: amount,
      eur_etched: amount,
      tix: amount,
    })
    .nullish(),
  image_uris: imageUris.nullish(),
  card_faces: z.array(scryfallFaceSchema).min(1).nullish(),
  all_parts: z.array(z.object({ component: z.string().nullish(), name: z.string().nullish() })).nullish(),
  set: z.string().min(1).nullish(),
  set_name: z.string().min(1).nullish(),
  set_type: z.string().nullish(),
  released_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'not an ISO date')
    .nullish(),
  reprint: z.boolean().nullish(),
  rarity: z.string().min(1).nullish(),
});
export type ScryfallCard = z.output<typeof scryfallCardSchema>;
