import { useRouteLoaderData } from '@remix-run/react';
import { type Sale, saleChanges, salePercent, type ShopPartners } from '@crownsmith/domain';
import { createContext, useContext, useEffect, useState } from 'react';

/** What links to shops and their prices need besides the cards. */
export interface Shops {
  /** what the operator has agreed with shops */
  readonly partners: ShopPartners;
  /** what a sale takes off prices at TCGplayer now, 0–100 */
  readonly tcgplayerPercent: number;
}

/** The shops at any time. */
export interface ShopsWithSale {
  readonly partners: ShopPartners;
  /** the sale at TCGplayer; null for none */
  readonly sale: Sale | null;
}

const NO_SHOPS: ShopsWithSale = { partners: {}, sale: null };

const ShopsContext = createContext<Shops>({ partners: {}, tcgplayerPercent: 0 });

export const ShopsProvider = ShopsContext.Provider;

/** The shops of a page that the server renders; without partners and sales outside a server render. */
export const useShops = (): Shops => useContext(ShopsContext);

/** A timer that waits longer than a day is set again, in ms. */
const MAX_TIMER_MS = 86_400_000;

/** The time, which changes at the latest when a sale begins or ends. */
const useTimeOfSale = (sale: Sale | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const next = saleChanges(sale).find((change) => change > now);
    if (next === undefined) return undefined;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - Date.now(), 0), MAX_TIMER_MS),
    );
    return () => clearTimeout(timer);
  }, [sale, now]);
  return now;
};

/** The shops in components that the browser renders, by the root route's loader and the browser's clock. */
export const useBrowserShops = (): Shops => {
  const root = useRouteLoaderData<{ readonly shops?: ShopsWithSale } | undefined>('root');
  const { partners, sale } = root?.shops ?? NO_SHOPS;
  const now = useTimeOfSale(sale);
  return { partners, tcgplayerPercent: salePercent(sale, new Date(now)) };
};
