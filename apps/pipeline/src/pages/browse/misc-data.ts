import type { MiscData, SetPage } from '@crownsmith/api-client';
import type { ThemePages } from './theme-pages';

/** URL of a set's symbol. */
const setIconUrl = (code: string): string => `https://svgs.scryfall.io/sets/${code}.svg`;

/** A shop's kickback and sale, from the file of `--deals`. */
export type Deals = Pick<MiscData, 'tcgplayerKickback' | 'tcgplayerSale'>;

export const NO_DEALS: Deals = { tcgplayerKickback: null, tcgplayerSale: null };

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;

/** Data for menus: sets with pages, themes, and tribes with decks, each in alphabetical order. */
export const makeMiscData = (sets: readonly SetPage[], themes: ThemePages, deals: Deals): MiscData => ({
  sets: sets.map(({ code, name }) => ({ code, name, icon_svg_uri: setIconUrl(code) })).sort(byName),
  themes: themes.themes.map(({ key, name }) => ({ key, name })).sort(byName),
  tribes: [...themes.playedTribes],
  ...deals,
});
