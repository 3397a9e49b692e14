import { FINISHES, UNPLAYABLE_REASONS } from '@crownsmith/domain';
import * as z from 'zod';

const amount = z.number().nonnegative().optional();

/** Prices of a printing at a shop by finish, in the shop's currency; absent where the shop does not price the finish. */
const WireFinishPrices = z.object({ nonfoil: amount, foil: amount, etched: amount });

/** What a printing is, wherever it is listed. */
const Printing = z.object({
  /** Scryfall's id of the printing */
  id: z.string().min(1),
  /** collector number, as printed: "157", "12★", "A-3" */
  number: z.string().min(1),
  /** empty where the source does not state them and no price shows them */
  finishes: z.array(z.enum(FINISHES)),
  /** shops that price the printing */
  prices: z.object({
    cardkingdom: WireFinishPrices.optional(),
    tcgplayer: WireFinishPrices.optional(),
    face2face: WireFinishPrices.optional(),
    cardmarket: WireFinishPrices.optional(),
    cardhoarder: WireFinishPrices.optional(),
  }),
  /** the name that stands on it, where it is not the card's */
  printed_name: z.string().min(1).optional(),
  /** Scryfall's code of the language on it, where it is not English: no English one of the set and number exists */
  language: z.string().min(1).optional(),
  /** why it may not be played; absent for a printing that may */
  unplayable: z.enum(UNPLAYABLE_REASONS).optional(),
});

/** A printing on the page of its card. */
export const CardPrintingRow = Printing.extend({
  /** set code in lower case */
  set: z.string().min(1),
  set_name: z.string().min(1),
  /** ISO date; null where the source has none */
  released_at: z.string().nullable(),
  rarity: z.string().min(1).optional(),
  /** picture of the front, an absolute URL */
  image: z.string().optional(),
});
export type CardPrintingRow = z.infer<typeof CardPrintingRow>;

/** `printings/{set}.json`: every printing of the set whose card is in the catalogue, by number. */
export const SetPrintings = z.object({
  set: z.string().min(1),
  set_name: z.string().min(1),
  released_at: z.string().nullable(),
  /** each with the slug of its card */
  printings: z.array(Printing.extend({ card: z.string() })),
});
export type SetPrintings = z.infer<typeof SetPrintings>;

/** In hundredths of the shop's currency; null where the shop does not price the finish, absent where it prices none of the set in it. */
const amounts = z.array(z.number().int().nonnegative().nullable()).optional();

/** `printing-prices/{source}.json`: what a shop takes for every printing, in columns. No file is of a shop that prices none. */
export const PrintingPriceList = z.object({
  /** slugs */
  cards: z.array(z.string()),
  /** by code in lower case: of each printing the place of its card among `cards`, its number, and its prices */
  sets: z.record(
    z.string(),
    z.object({
      cards: z.array(z.number().int().nonnegative()),
      numbers: z.array(z.string().min(1)),
      nonfoil: amounts,
      foil: amounts,
      etched: amounts,
    }),
  ),
});
export type PrintingPriceList = z.infer<typeof PrintingPriceList>;
