import { useRouteLoaderData } from '@remix-run/react';
import type { ShopPartners } from '@crownsmith/domain';
import { createContext, useContext } from 'react';

/** What links to shops and their prices need besides the cards. */
export interface Shops {
  /** what the operator has agreed with shops */
  readonly partners: ShopPartners;
}

const NO_SHOPS: Shops = { partners: {} };

const ShopsContext = createContext<Shops>(NO_SHOPS);

export const ShopsProvider = ShopsContext.Provider;

/** The shops of a page that the server renders; without partners outside a server render. */
export const useShops = (): Shops => useContext(ShopsContext);

/** The shops in components that the browser renders, as the root route's loader has them. */
export const useBrowserShops = (): Shops =>
  useRouteLoaderData<{ readonly shops?: Shops } | undefined>('root')?.shops ?? NO_SHOPS;
