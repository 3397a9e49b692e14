import type { ZoneListName } from '#app/model/command-zone';

/** Title, introduction and links of a page of command zone cards. */
export interface ZoneListInfo {
  readonly name: ZoneListName;
  readonly title: string;
  readonly lead: string;
  /** what its numbers count, where the decks of a card are not those that it leads */
  readonly numbers?: string;
  /** its parent in the breadcrumbs */
  readonly parent: { readonly label: string; readonly url: string };
  /** the kind of page its cards link to: the page of its partners or the card page */
  readonly linksTo: 'partners' | 'cards';
}

export const ZONE_LISTS: Readonly<Record<ZoneListName, ZoneListInfo>> = {
  backgrounds: {
    name: 'backgrounds',
    title: 'Backgrounds',
    lead: 'Legendary enchantments for the command zone, beside a commander with “Choose a Background”.',
    parent: { label: 'Commanders', url: '/commanders' },
    linksTo: 'cards',
  },
  partners: {
    name: 'partners',
    title: 'Partners',
    lead: 'Commanders that may share the command zone. Two can be paired only by the same partner ability.',
    parent: { label: 'Commanders', url: '/commanders' },
    linksTo: 'partners',
  },
  companions: {
    name: 'companions',
    title: 'Companions',
    lead: 'Cards outside the hundred, for decks that meet their condition.',
    numbers: 'The numbers are the decks that list each, as a companion or among the hundred.',
    parent: { label: 'Themes', url: '/themes' },
    linksTo: 'cards',
  },
};
