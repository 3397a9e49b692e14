import type { PriceSource } from '../price/price';
import { affiliateLink, withParameters, type ShopPartners } from './affiliate-link';

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** By price source: what its search for a card's name starts with (URLs of 2026-11, not checked live). */
const SHOP_SEARCHES: Readonly<Record<PriceSource, string>> = {
  cardkingdom: 'https://www.cardkingdom.com/catalog/search?search=header&filter%5Bname%5D=',
  tcgplayer: 'https://www.tcgplayer.com/search/magic/product?productLineName=magic&q=',
  face2face: 'https://facetofacegames.com/search?q=',
  cardmarket: 'https://www.cardmarket.com/en/Magic/Products/Search?searchString=',
  cardhoarder: 'https://www.cardhoarder.com/cards?data%5Bsearch%5D=',
};

/**
 * The URL of a card at a shop: at TCGplayer by the affiliate link, at Card Kingdom with the parameters of the partnership, if
 * there are any.
 * @param name the card's `exportName`
 * @example shopCardUrl('cardmarket', 'Sol Ring') // 'https://www.cardmarket.com/en/Magic/Products/Search?searchString=Sol%20Ring'
 */
export const shopCardUrl = (source: PriceSource, name: string, partners: ShopPartners = {}): string => {
  const url = SHOP_SEARCHES[source] + encode(name);
  if (source === 'tcgplayer') return affiliateLink(url, partners.tcgplayer);
  return source === 'cardkingdom' ? withParameters(url, partners.cardkingdom ?? {}) : url;
};

/**
 * The URL of a card at Scryfall, by its full name: a search with one result leads to the card.
 * @example scryfallCardUrl('Fire // Ice') // 'https://scryfall.com/search?q=!%22Fire%20%2F%2F%20Ice%22'
 */
export const scryfallCardUrl = (name: string): string =>
  `https://scryfall.com/search?q=!%22${encode(name.replaceAll('"', ''))}%22`;
