import type { Card } from '@crownsmith/domain';

/** Price of a copy in USD: TCGplayer's, otherwise Card Kingdom's; undefined where neither is known. */
export const usdPrice = (card: Card): number | undefined => card.prices.tcgplayer ?? card.prices.cardkingdom;
