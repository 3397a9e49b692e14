import { DEFAULT_USER_STATE } from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import type { Statistic } from '../layout/Statistics';
import { priceText } from '../format/numbers';
import { type PriceSettings, sourceName, sourcePriceText } from './visible-prices';

const LABEL = 'Average price';

/**
 * The mean price of decks as figures of a page. It is counted in US dollars; for a visitor who looks elsewhere it is
 * estimated by what the cards of the decks cost there and in dollars, by how often they are played. Where none of them
 * has a price there, it stays in dollars and says so.
 * @param mean US dollars; null where it is not known
 * @param rows cards of the decks; one that is in several lists counts once
 * @example meanPrices(100, [], { priceSources: ['cardkingdom'], showsEverySource: false }) // [{ label: 'Average price', value: '$100.00' }]
 */
export const meanPrices = (
  mean: number | null,
  rows: readonly PageRow[],
  { priceSources, showsEverySource }: PriceSettings,
): readonly Statistic[] => {
  if (mean === null) return [];
  const dollars: Statistic = { label: LABEL, value: priceText(mean) };
  if (!showsEverySource && priceSources[0] === DEFAULT_USER_STATE.priceSources[0]) return [dollars];
  const cards = [...new Map(rows.map((row) => [row.card.slug, row])).values()];
  const shown = (showsEverySource ? priceSources : priceSources.slice(0, 1)).flatMap((source) => {
    let here = 0;
    let there = 0;
    for (const { card, inclusion } of cards) {
      const usual = card.prices.tcgplayer ?? card.prices.cardkingdom;
      const price = card.prices[source];
      if (usual === undefined || price === undefined) continue;
      here += inclusion * usual;
      there += inclusion * price;
    }
    if (here === 0) return [];
    const value = sourcePriceText(Math.round((mean * there * 100) / here) / 100, source);
    return [{ label: `${LABEL}, ${sourceName(source)}`, value, note: 'estimated' }];
  });
  return shown.length > 0 ? shown : [{ ...dollars, note: 'known in US dollars only' }];
};
