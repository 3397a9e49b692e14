import * as z from 'zod';
import { isoDate } from '../records/field.schema';

const optional = z.string().min(1).nullish();

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Fields with prices of a record. */
const PRICE_FIELDS = ['usd', 'usd_foil', 'usd_etched', 'eur', 'eur_foil', 'eur_etched', 'tix'] as const;
/** Prices as a record has them: numbers or texts of numbers. */
export type RecordPrices = { readonly [field in (typeof PRICE_FIELDS)[number]]?: string | number | null };

const PRICE = /^\d+(?:\.\d+)?$/;
const isPrice = (value: unknown): boolean =>
  value == null || (typeof value === 'string' ? PRICE.test(value) : typeof value === 'number' && value >= 0);

/** One check for all prices: schemas of each of them take longer than parsing the record. */
const isPrices = (value: unknown): boolean =>
  isObject(value) && PRICE_FIELDS.every((field) => isPrice(value[field]));
const prices = z.custom<RecordPrices>(isPrices, 'not prices').nullish();

/** Addresses of pictures as a record has them. */
interface RecordImages {
  readonly normal?: string | null;
  readonly large?: string | null;
}
const isAddress = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && /^https?:\/\/\S+$/.test(value));
const isImages = (value: unknown): boolean =>
  isObject(value) && isAddress(value['normal']) && isAddress(value['large']);
const images = z.custom<RecordImages>(isImages, 'not addresses of pictures').nullish();

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
  prices,
  image_uris: images,
  flavor_name: optional,
  printed_name: optional,
  card_faces: z.array(printingFaceSchema).nullish(),
});
export type PrintingRecord = z.output<typeof printingRecordSchema>;

const SET = /^[0-9a-z]{1,10}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most && value.trim() === value;
const isOptional = (value: unknown): boolean => value == null || (typeof value === 'string' && value !== '');
const isFlag = (value: unknown): boolean => value == null || typeof value === 'boolean';
const isList = (value: unknown): boolean =>
  value == null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
const OPTIONAL_FIELDS = [
  'oracle_id',
  'layout',
  'set_name',
  'set_type',
  'rarity',
  'border_color',
  'flavor_name',
  'printed_name',
] as const;

const isUsualFace = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['name'], 500) &&
  (value['type_line'] == null || typeof value['type_line'] === 'string') &&
  isOptional(value['oracle_id']) &&
  isOptional(value['flavor_name']) &&
  isOptional(value['printed_name']) &&
  (value['image_uris'] == null || isImages(value['image_uris']));
const isFaces = (value: unknown): boolean => Array.isArray(value) && value.every(isUsualFace);

/**
 * Whether a value certainly is a record as the schema makes it, with nothing to trim or to put in lower case. Most are, and the schema takes longer than all other reading; it decides about the rest, and says what is wrong.
 */
export const isUsualRecord = (value: unknown): value is PrintingRecord =>
  isObject(value) &&
  (value['object'] === undefined || value['object'] === 'card') &&
  isText(value['id'], 100) &&
  isText(value['name'], 500) &&
  isText(value['collector_number'], 30) &&
  typeof value['set'] === 'string' &&
  SET.test(value['set']) &&
  (value['lang'] == null || (typeof value['lang'] === 'string' && /^.{2,10}$/.test(value['lang']))) &&
  (value['type_line'] == null || typeof value['type_line'] === 'string') &&
  (value['released_at'] == null ||
    (typeof value['released_at'] === 'string' && DATE.test(value['released_at']))) &&
  OPTIONAL_FIELDS.every((field) => isOptional(value[field])) &&
  isList(value['finishes']) &&
  isList(value['games']) &&
  isFlag(value['oversized']) &&
  isFlag(value['digital']) &&
  (value['card_faces'] == null || isFaces(value['card_faces'])) &&
  (value['prices'] == null || isPrices(value['prices'])) &&
  (value['image_uris'] == null || isImages(value['image_uris']));
