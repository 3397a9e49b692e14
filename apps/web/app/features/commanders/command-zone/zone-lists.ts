import type { ZoneListName } from '#app/model/browse';

/** What a page of cards of the command zone says about itself. */
export interface ZoneListInfo {
  readonly name: ZoneListName;
  readonly title: string;
  readonly lead: string;
  /** the part of the site that it belongs to */
  readonly way: { readonly label: string; readonly url: string };
  /** where a card of it leads: the page of its pairs, or its own */
  readonly leadsTo: 'partners' | 'cards';
}

export const ZONE_LISTS: Readonly<Record<ZoneListName, ZoneListInfo>> = {
  backgrounds: {
    name: 'backgrounds',
    title: 'Backgrounds',
    lead: 'Legendary enchantments that stand in the command zone beside a commander that says “Choose a Background”.',
    way: { label: 'Commanders', url: '/commanders' },
    leadsTo: 'cards',
  },
  partners: {
    name: 'partners',
    title: 'Partners',
    lead: 'Commanders that may share the command zone with another. Two go together only by the same ability.',
    way: { label: 'Commanders', url: '/commanders' },
    leadsTo: 'partners',
  },
  companions: {
    name: 'companions',
    title: 'Companions',
    lead: 'Cards that wait outside the hundred, for a deck that keeps to their condition.',
    way: { label: 'Themes', url: '/themes' },
    leadsTo: 'cards',
  },
};
