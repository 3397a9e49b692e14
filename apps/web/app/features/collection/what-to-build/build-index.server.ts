import type { AverageDecks } from '@crownsmith/api-client';
import {
  type ColorIdentity,
  COLORLESS,
  allows,
  isColorIdentity,
  type Prices,
  type PriceSource,
  reduceTcgplayer,
  toCents,
} from '@crownsmith/domain';

/** What a deck that somebody can build is selected by. */
interface BuildFilter {
  /** only commanders within these colours; undefined for all */
  readonly identity?: ColorIdentity | undefined;
  /** most that the missing cards may cost, in hundredths; undefined for any */
  readonly budget?: number | undefined;
  readonly order: 'share' | 'price';
  readonly limit: number;
}

/** A commander whose average deck somebody owns in part. Basic lands are left out on both sides. */
export interface BuildMatch {
  readonly slug: string;
  readonly commanders: readonly string[];
  readonly numDecks: number;
  /** cards of the deck with its commanders, copies included, and how many of them are owned */
  readonly size: number;
  readonly owned: number;
  /** slugs and copies that are not owned */
  readonly missing: readonly { readonly slug: string; readonly count: number }[];
  /** of the missing cards with a price, in hundredths; and copies without one */
  readonly price: number;
  readonly unpriced: number;
}

/** Facts of a card that a match needs. */
export interface BuildCard {
  readonly isBasic: boolean;
  readonly prices: Prices;
}

/** Where the missing cards are bought. */
export interface BuildShop {
  readonly source: PriceSource;
  /** what a sale takes off prices at TCGplayer now, 0–100 */
  readonly tcgplayerPercent: number;
}

/** A card's price at a shop, in its currency; undefined where it is not known. */
export const priceAt = (prices: Prices, { source, tcgplayerPercent }: BuildShop): number | undefined =>
  reduceTcgplayer(prices, tcgplayerPercent)[source];

interface Deck {
  readonly slug: string;
  readonly commanders: readonly string[];
  readonly identity: ColorIdentity;
  readonly numDecks: number;
  /** place, copies, place, copies …; with the commanders, without basic lands */
  readonly cards: Int32Array;
  readonly size: number;
}

/** Finds the commanders whose average decks somebody can build. */
export interface BuildIndex {
  /** @param copiesOf copies that are owned of a slug */
  find(copiesOf: (slug: string) => number, shop: BuildShop, filter: BuildFilter): readonly BuildMatch[];
}

/** How much of a deck is owned, and what the rest costs. */
interface Rating extends Pick<BuildMatch, 'owned' | 'price' | 'unpriced'> {
  readonly deck: Deck;
}

const byShare = (a: Rating, b: Rating): number => b.owned / b.deck.size - a.owned / a.deck.size;

const orders = {
  share: (a: Rating, b: Rating) => byShare(a, b) || a.price - b.price,
  price: (a: Rating, b: Rating) => a.price - b.price || a.unpriced - b.unpriced || byShare(a, b),
} as const;

/** Indexes average decks. @param findCard facts of a slug; undefined for a card that the site does not know */
export const createBuildIndex = (
  { cards, decks }: AverageDecks,
  findCard: (slug: string) => BuildCard | undefined,
): BuildIndex => {
  const slugs = [...cards];
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const placeOf = (slug: string): number => {
    const place = places.get(slug) ?? slugs.length;
    if (place === slugs.length) {
      slugs.push(slug);
      places.set(slug, place);
    }
    return place;
  };
  const isBasic = cards.map((slug) => findCard(slug)?.isBasic ?? false);
  const all = decks.map(({ slug, commanders, identity, num_decks, deck }): Deck => {
    const own = commanders.flatMap((commander) => [placeOf(commander), 1]);
    for (let at = 0; at < deck.length; at += 2)
      if (isBasic[deck[at] ?? 0] !== true) own.push(deck[at] ?? 0, deck[at + 1] ?? 0);
    let size = 0;
    for (let at = 1; at < own.length; at += 2) size += own[at] ?? 0;
    return {
      slug,
      commanders,
      identity: isColorIdentity(identity) ? identity : COLORLESS,
      numDecks: num_decks,
      cards: Int32Array.from(own),
      size,
    };
  });
  const pricesByShop = new Map<string, Float64Array>();
  /** Prices by place, in hundredths; NaN for an unknown one. */
  const pricesOf = (shop: BuildShop): Float64Array => {
    const key = `${shop.source} ${shop.tcgplayerPercent}`;
    const known = pricesByShop.get(key);
    if (known) return known;
    const prices = Float64Array.from(slugs, (slug) => {
      const card = findCard(slug);
      const price = card && priceAt(card.prices, shop);
      return price === undefined ? NaN : toCents(price);
    });
    pricesByShop.set(key, prices);
    return prices;
  };
  const lackingIn = (deck: Deck, at: number, have: Int32Array): number =>
    Math.max(0, (deck.cards[at + 1] ?? 0) - (have[deck.cards[at] ?? 0] ?? 0));
  const rate = (deck: Deck, have: Int32Array, prices: Float64Array): Rating => {
    let [lacking, price, unpriced] = [0, 0, 0];
    for (let at = 0; at < deck.cards.length; at += 2) {
      const copies = lackingIn(deck, at, have);
      if (copies === 0) continue;
      lacking += copies;
      const each = prices[deck.cards[at] ?? 0] ?? NaN;
      if (Number.isNaN(each)) unpriced += copies;
      else price += each * copies;
    }
    return { deck, owned: deck.size - lacking, price, unpriced };
  };
  const toMatch = ({ deck, owned, price, unpriced }: Rating, have: Int32Array): BuildMatch => {
    const missing: { slug: string; count: number }[] = [];
    for (let at = 0; at < deck.cards.length; at += 2) {
      const count = lackingIn(deck, at, have);
      if (count > 0) missing.push({ slug: slugs[deck.cards[at] ?? 0] ?? '', count });
    }
    const { slug, commanders, numDecks, size } = deck;
    return { slug, commanders, numDecks, size, owned, missing, price, unpriced };
  };
  return {
    find: (copiesOf, shop, { identity, budget, order, limit }) => {
      const have = Int32Array.from(slugs, copiesOf);
      const prices = pricesOf(shop);
      return all
        .filter((deck) => identity === undefined || allows(identity, { colorIdentity: deck.identity }))
        .map((deck) => rate(deck, have, prices))
        .filter(
          ({ owned, price, unpriced }) =>
            owned > 0 && (budget === undefined || (price <= budget && unpriced === 0)),
        )
        .sort(orders[order])
        .slice(0, limit)
        .map((rating) => toMatch(rating, have));
    },
  };
};
