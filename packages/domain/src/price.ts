/** Where prices come from, in the order shown. */
export const PRICE_SOURCES = ['cardkingdom', 'tcgplayer', 'face2face', 'cardmarket', 'cardhoarder'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A card's prices by source, each in that source's currency; a source without a price is absent. */
export type Prices = { readonly [source in PriceSource]?: number };
