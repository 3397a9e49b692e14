import * as z from 'zod';
import { isoDate, price, webUrl } from '../records/field.schema';

const optional = z.string().min(1).nullish();
const images = z.object({ normal: webUrl.nullish(), large: webUrl.nullish() }).nullish();
const name = z.string().trim().min(1).max(500);

const printingFaceSchema = z.object({
  name,
  type_line: z.string().nullish(),
  oracle_id: optional,
  flavor_name: optional,
  printed_name: optional,
  image_uris: images,
});

/**
 * A card object of Scryfall as a printing, limited to the fields that are read here (scryfall.com/docs/api/cards, "Print
 * Fields", read 2026-11-26). A field that is present must have the documented shape; id, set and number must be.
 */
export const printingRecordSchema = z.object({
  object: z.literal('card').optional(),
  id: z.string().min(1).max(100),
  oracle_id: optional,
  name,
  lang: z.string().min(2).max(10).nullish(),
  layout: optional,
  type_line: z.string().nullish(),
  set: z
    .string()
    .regex(/^\w{1,10}$/, 'not a set code')
    .transform((code) => code.toLowerCase()),
  set_name: optional,
  set_type: optional,
  collector_number: z.string().trim().min(1).max(30),
  released_at: isoDate.nullish(),
  rarity: optional,
  finishes: z.array(z.string()).nullish(),
  border_color: optional,
  oversized: z.boolean().nullish(),
  digital: z.boolean().nullish(),
  games: z.array(z.string()).nullish(),
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
  image_uris: images,
  flavor_name: optional,
  printed_name: optional,
  card_faces: z.array(printingFaceSchema).nullish(),
});
export type PrintingRecord = z.output<typeof printingRecordSchema>;
