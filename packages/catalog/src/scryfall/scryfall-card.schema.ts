import * as z from 'zod';
import { isoDate, price, webUrl } from '../records/field.schema';

const color = z.enum(['W', 'U', 'B', 'R', 'G']);

const imageUris = z.object({
  normal: webUrl.nullish(),
  large: webUrl.nullish(),
  art_crop: webUrl.nullish(),
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
  colors: z.array(color).nullish(),
  color_indicator: z.array(color).nullish(),
  image_uris: imageUris.nullish(),
  oracle_id: z.string().nullish(),
  cmc: z.number().nonnegative().nullish(),
  layout: z.string().nullish(),
});
export type ScryfallFace = z.output<typeof scryfallFaceSchema>;

/**
 * A card object of Scryfall's API and bulk files, limited to the fields that are read here (scryfall.com/docs/api/cards
 * and /layouts, read 2026-11-20). Fields that old or partial files lack may be missing or null; a field that is present
 * must have the documented shape.
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
  colors: z.array(color).nullish(),
  color_identity: z.array(color),
  color_indicator: z.array(color).nullish(),
  keywords: z.array(z.string().min(1)).nullish(),
  produced_mana: z.array(z.string()).nullish(),
  legalities: z
    .looseObject({
      commander: z.enum(['legal', 'banned', 'not_legal', 'restricted']).nullish(),
      future: z.string().nullish(),
    })
    .nullish(),
  game_changer: z.boolean().nullish(),
  reserved: z.boolean().nullish(),
  prices: z
    .object({
      usd: price,
      usd_foil: price,
      usd_etched: price,
      eur: price,
      eur_foil: price,
      eur_etched: price,
      tix: price,
    })
    .nullish(),
  image_uris: imageUris.nullish(),
  card_faces: z.array(scryfallFaceSchema).min(1).nullish(),
  all_parts: z.array(z.object({ component: z.string().nullish(), name: z.string().nullish() })).nullish(),
  set: z.string().min(1).nullish(),
  set_name: z.string().min(1).nullish(),
  set_type: z.string().nullish(),
  released_at: isoDate.nullish(),
  reprint: z.boolean().nullish(),
  rarity: z.string().min(1).nullish(),
  border_color: z.string().nullish(),
  digital: z.boolean().nullish(),
});
export type ScryfallCard = z.output<typeof scryfallCardSchema>;
