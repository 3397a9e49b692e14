import { siteConfig } from '#app/platform/site-config.server';
import type { Shops } from '#app/ui/render-context/shops';

/** The shops of the site, as pages are rendered for them. */
export const currentShops = (): Shops => ({ partners: siteConfig().affiliates });
