import { readStatedPrintings } from '@crownsmith/answers';
import {
  createFindPrintings,
  deckCopies,
  PRICE_SOURCES,
  totalPrice,
  type PriceSource,
} from '@crownsmith/domain';
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
      /** cards at what the cheapest printing costs, as no price of the one that the list states is known */
      as_cheapest: z.number().int(),
    }),
  ),
  /** what limits the answer, as sentences */
  notes: z.array(z.string()),
  /** true where the prices are estimates */
  estimated: z.boolean(),
  data: DataInfo,
});
export type PriceAnswer = z.infer<typeof PriceAnswer>;

/**
 * The total price of a list by source; only sources that price one of its cards, unless one is named. A card of which the list states a
 * printing costs what this does in its finish, else what its cheapest printing does. Rejects with a Failure where the source is unavailable.
 */
export const priceList = async (
  list: ReadList,
  source: CardSource,
  only?: PriceSource,
): Promise<PriceAnswer> => {
  const printings = source.readPage && (await readStatedPrintings(deckEntries(list), source.readPage));
  const entries = deckCopies(list, createFindPrintings(printings ?? []));
  const totals = (only === undefined ? PRICE_SOURCES : [only])
    .map((shop) => totalPrice(entries, shop))
    .filter(({ priced }) => only !== undefined || priced > 0);
  return {
    totals: totals.map(({ source: shop, amount, priced, unpriced, asCheapest = 0 }) => ({
      source: shop,
      amount,
      priced,
      unpriced,
      as_cheapest: asCheapest,
    })),
    notes: [...alsoMeansNotes(list)],
    estimated: source.hasEstimatedPrices,
    data: dataInfo(source),
  };
};
