import { describe, expect, it } from 'vitest';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';
import { PRICE_SOURCES, type PriceSource } from '../price/price';
import { externalLink } from './external-link';
import { scryfallCardUrl, shopCardUrl } from './shop-link';

const NAME = "Lim-Dûl's R&D // Ice";
const ENCODED = "Lim-D%C3%BBl's%20R%26D%20%2F%2F%20Ice";

describe('the link to a card at a shop', () => {
  it.each<[PriceSource, string]>([
    ['cardkingdom', 'https://www.cardkingdom.com/catalog/search?search=header&filter%5Bname%5D='],
    ['tcgplayer', 'https://www.tcgplayer.com/search/magic/product?productLineName=magic&q='],
    ['face2face', 'https://facetofacegames.com/search?q='],
    ['cardmarket', 'https://www.cardmarket.com/en/Magic/Products/Search?searchString='],
    ['cardhoarder', 'https://www.cardhoarder.com/cards?data%5Bsearch%5D='],
  ])('searches %s for its name', (source, start) => expect(shopCardUrl(source, NAME)).toBe(start + ENCODED));

  test(
    'carries any name, and remains valid with campaign parameters',
    [fc.constantFrom(...PRICE_SOURCES), anyCardName],
    (source, name) => {
      const link = externalLink(shopCardUrl(source, name), { medium: 'price' });
      expect(link.ok && [...new URL(link.value).searchParams.values()]).toContain(name);
    },
  );

  it('at TCGplayer is the parameter u of an affiliate link, at Card Kingdom has the parameters of a partnership', () => {
    const partners = { tcgplayer: 'https://p.example/c/1?sub=a', cardkingdom: { partner: 'us & co' } };
    const plain = shopCardUrl('tcgplayer', NAME);
    expect(shopCardUrl('tcgplayer', NAME, partners)).toBe(
      `https://p.example/c/1?sub=a&u=${encodeURIComponent(plain)}`,
    );
    expect(new URL(shopCardUrl('tcgplayer', NAME, partners)).searchParams.get('u')).toBe(plain);
    expect(shopCardUrl('cardkingdom', NAME, partners)).toBe(
      `${shopCardUrl('cardkingdom', NAME)}&partner=us%20%26%20co`,
    );
    for (const source of ['face2face', 'cardmarket', 'cardhoarder'] as const)
      expect(shopCardUrl(source, NAME, partners)).toBe(shopCardUrl(source, NAME));
  });

  it('does not throw for half a surrogate pair', () =>
    expect(shopCardUrl('tcgplayer', 'A\ud800B')).toContain('q=AB'));
});

it('the link to a card at Scryfall searches for its exact name', () =>
  expect(scryfallCardUrl(`${NAME}"`)).toBe(`https://scryfall.com/search?q=!%22${ENCODED}%22`));
