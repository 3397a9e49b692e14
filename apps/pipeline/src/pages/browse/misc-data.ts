import type { MiscData, SetPage } from '@crownsmith/api-client';
import type { ThemePages } from './theme-pages';

/** A set by its code, with the address of its symbol. */
const setIcon = (code: string): string => `https://svgs.scryfall.io/sets/${code}.svg`;

/** A shop's terms, for which no data is imported: from a config file. */
export type Deals = Pick<MiscData, 'tcgplayerKickback' | 'tcgplayerSale'>;

/** Without a config file there are none. */
export const NO_DEALS: Deals = { tcgplayerKickback: null, tcgplayerSale: null };

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;

/** What menus need: sets that have pages, themes and tribes that have decks, all in alphabetical order. */
export const miscData = (sets: readonly SetPage[], themes: ThemePages, deals: Deals): MiscData => ({
  sets: sets.map(({ code, name }) => ({ code, name, icon_svg_uri: setIcon(code) })).sort(byName),
  themes: themes.themes.map(({ key, name }) => ({ key, name })).sort(byName),
  tribes: [...themes.playedTribes],
  ...deals,
});
