import { cardKingdomUrl, exportName, moxfieldUrl, tcgplayerUrl, type ShopPartners } from '@crownsmith/domain';
import type { DeckEntry } from './DeckList';
import { linkTo, type DeckLink } from './site-links';

/** A card of a decklist with its copies, by the name that shops and programs know. */
export const exportLineOf = ({
  card: { name, split },
  count,
}: DeckEntry): { readonly name: string; readonly count: number } => ({
  name: exportName(name, split ? 'split' : 'normal'),
  count,
});

/** Links that open a list at shops; a shop whose URL cannot hold the list is left out. */
export const shopLinks = (entries: readonly DeckEntry[], partners: ShopPartners): readonly DeckLink[] => {
  const lines = entries.map(exportLineOf);
  return [
    ...linkTo('Card Kingdom', cardKingdomUrl(lines, partners.cardkingdom)),
    ...linkTo('TCGplayer', tcgplayerUrl(lines, { affiliateUrl: partners.tcgplayer })),
  ];
};

/**
 * Links that open a decklist at shops and deck builders; a site whose URL cannot hold the list is left out.
 * @param others links to further sites, and those that know more of the list than its cards
 */
export const deckLinks = (
  entries: readonly DeckEntry[],
  partners: ShopPartners,
  others: readonly DeckLink[] = [],
): readonly DeckLink[] => {
  const links = [
    ...shopLinks(entries, partners),
    ...linkTo('Moxfield', moxfieldUrl(entries.map(exportLineOf))),
  ];
  return [...links.filter(({ site }) => !others.some((other) => other.site === site)), ...others];
};
