import { deckCopies, PRICE_SOURCES, totalPrice, type PriceSource } from '@crownsmith/domain';
import * as z from 'zod';
import { alsoMeansNotes } from '../list/also-means-notes';
import { deckEntries, type ReadList } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';

/** What a list costs. */
export const PriceAnswer = z.object({
  totals: z.array(
    z.object({
      source: z.enum(PRICE_SOURCES),
      /** in the source's currency */
      amount: z.number(),
      /** cards with a price, and without; copies included */
      priced: z.number().int(),
      unpriced: z.number().int(),
    }),
  ),
  /** what limits the answer, as sentences */
  notes: z.array(z.string()),
  /** true where the prices are estimates */
  estimated: z.boolean(),
  data: DataInfo,
});
export type PriceAnswer = z.infer<typeof PriceAnswer>;

/** The total price of a list by source; only sources that price one of its cards, unless one is named. */
export const priceList = (list: ReadList, source: CardSource, only?: PriceSource): PriceAnswer => {
  const entries = deckCopies(list);
  const totals = (only === undefined ? PRICE_SOURCES : [only])
    .map((shop) => totalPrice(entries, shop))
    .filter(({ priced }) => only !== undefined || priced > 0);
  return {
    totals: totals.map(({ source: shop, amount, priced, unpriced }) => ({
      source: shop,
      amount,
      priced,
      unpriced,
    })),
    notes: [
      ...alsoMeansNotes(list),
      ...(deckEntries(list).some(({ set }) => set !== undefined)
        ? [
            'Each card is priced as its cheapest printing; a report prices the printings that the list states.',
          ]
        : []),
    ],
    estimated: source.hasEstimatedPrices,
    data: dataInfo(source),
  };
};
