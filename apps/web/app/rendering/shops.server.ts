import { salePercent } from '@crownsmith/domain';
import { siteConfig } from '#app/platform/site-config.server';
import { lastSnapshot } from '#app/snapshot/current.server';
import { pricePhase, tcgplayerSaleOf } from '#app/snapshot/tcgplayer-sale.server';
import type { Shops, ShopsWithSale } from '#app/ui/render-context/shops';

/** The shops of the site at a time, as pages are rendered for them. */
export const shopsAt = (now: Date): Shops => {
  const snapshot = lastSnapshot();
  return {
    partners: siteConfig().affiliates,
    tcgplayerPercent: snapshot ? salePercent(tcgplayerSaleOf(snapshot), now) : 0,
  };
};

/** The shops of the site for components that the browser renders, which knows the time of its own. */
export const shopsWithSale = (): ShopsWithSale => {
  const snapshot = lastSnapshot();
  return { partners: siteConfig().affiliates, sale: snapshot ? tcgplayerSaleOf(snapshot) : null };
};

/** Whether prices change before caches would ask for a page again. */
export const doPricesChangeSoon = (now: Date): boolean => {
  const snapshot = lastSnapshot();
  return snapshot !== undefined && pricePhase(snapshot, now.getTime()).changesSoon;
};
