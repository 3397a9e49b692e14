import type { PageRow } from '#app/model/card';
import type { Statistic } from '../layout/Statistics';
import { priceText } from '../format/numbers';
import { choosesNoShop, type PriceSettings, shownPrice, sourceName } from './visible-prices';

const LABEL = 'Average price';

/**
 * The mean price of decks as statistics of a page. It is counted in US dollars. For other price sources it is estimated:
 * scaled by the ratio of the cards' prices there and in dollars, weighted by inclusion. Without common prices it stays in
 * dollars, with a note.
 * @param mean US dollars; null for none
 * @param rows cards of the decks; duplicates count once
 * @param tcgplayerPercent what a sale takes off prices at TCGplayer, 0–100; the mean in dollars alone is of no one shop
 * @example meanPrices(100, [], { priceSources: ['cardkingdom'], showsEverySource: false }) // [{ label: 'Average price', value: '$100.00' }]
 */
export const meanPrices = (
  mean: number | null,
  rows: readonly PageRow[],
  settings: PriceSettings,
  tcgplayerPercent = 0,
): readonly Statistic[] => {
  if (mean === null) return [];
  const dollars: Statistic = { label: LABEL, value: priceText(mean) };
  if (choosesNoShop(settings)) return [dollars];
  const { priceSources, showsEverySource } = settings;
  const cards = [...new Map(rows.map((row) => [row.card.slug, row])).values()];
  const estimates = (showsEverySource ? priceSources : priceSources.slice(0, 1)).flatMap((source) => {
    let dollarSum = 0;
    let sourceSum = 0;
    for (const { card, inclusion } of cards) {
      const dollarPrice = card.prices.tcgplayer ?? card.prices.cardkingdom;
      const price = card.prices[source];
      if (dollarPrice === undefined || price === undefined) continue;
      dollarSum += inclusion * dollarPrice;
      sourceSum += inclusion * price;
    }
    if (dollarSum === 0) return [];
    const estimate = Math.round((mean * sourceSum * 100) / dollarSum) / 100;
    const { text: value, ...regular } = shownPrice(estimate, source, tcgplayerPercent);
    return [{ label: `${LABEL}, ${sourceName(source)}`, value, ...regular, note: 'estimated' }];
  });
  return estimates.length > 0 ? estimates : [{ ...dollars, note: 'in US dollars only' }];
};
