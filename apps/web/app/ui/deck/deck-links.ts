import { cardKingdomUrl, exportName, moxfieldUrl, tcgplayerUrl, type ShopPartners } from '@crownsmith/domain';
import type { DeckEntry } from './DeckList';
import { linkTo, type DeckLink } from './site-links';

/**
 * Links that open a decklist at shops and deck builders; a site whose URL cannot hold the list is left out.
 * @param others links to further sites, and those that know more of the list than its cards
 */
export const deckLinks = (
  entries: readonly DeckEntry[],
  partners: ShopPartners,
  others: readonly DeckLink[] = [],
): readonly DeckLink[] => {
  const lines = entries.map(({ card: { name, split }, count }) => ({
    name: exportName(name, split ? 'split' : 'normal'),
    count,
  }));
  const links = [
    ...linkTo('Card Kingdom', cardKingdomUrl(lines, partners.cardkingdom)),
    ...linkTo('TCGplayer', tcgplayerUrl(lines, { affiliateUrl: partners.tcgplayer })),
    ...linkTo('Moxfield', moxfieldUrl(lines)),
  ];
  return [...links.filter(({ site }) => !others.some((other) => other.site === site)), ...others];
};
