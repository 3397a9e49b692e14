import * as z from 'zod';

/** `/json/card-names.json`: the names of all cards, to look names up in a browser. */
export const CardNameIndex = z.object({
  /** version of the snapshot */
  version: z.string(),
  /** in alphabetical order */
  names: z.array(z.string()),
  /** slugs by name, where they are not what `makeSlug` makes of it */
  slugs: z.record(z.string(), z.string()),
  /** slugs of further cards of a name, by their place among the names */
  further: z.record(z.string(), z.string()).optional(),
  /** slugs of the cards that a name means which is the own one of another that is not known as legal */
  means: z.record(z.string(), z.string()).optional(),
});
export type CardNameIndex = z.infer<typeof CardNameIndex>;

/** `/json/card-prices/{source}.json`: what a shop takes for each card. */
export const CardPriceList = z.object({
  /** version of the snapshot */
  version: z.string(),
  /** in hundredths of the shop's currency, in the order of the names of the same version; null where it is not known */
  prices: z.array(z.number().int().nonnegative().nullable()),
});
export type CardPriceList = z.infer<typeof CardPriceList>;
