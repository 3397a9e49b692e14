import { PRICE_VARIANTS, priceBounds, priceVariantOf, type PriceVariant } from '@crownsmith/domain';
import { MIN_SUBSET_DECKS } from '#src/least-decks';
import { makeIntList } from '#src/store/int-list';
import type { ScopeDecks } from './counted-rows';
import type { DeckMemberships } from './deck-cells';

/** The zones of a deck: its first commander, its second one, and the pair. */
const ZONES_OF_DECK = 3;

/**
 * Groups of decks by price: the thirds of each zone of a deck that have pages. A deck's groups are bits, at the place of the
 * variant times three plus that of the zone.
 */
export const PRICE_GROUPS = PRICE_VARIANTS.length * ZONES_OF_DECK;

export const priceGroupOf = (
  group: number,
): { readonly zone: number; readonly variant: PriceVariant; readonly order: number } => {
  const order = Math.floor(group / ZONES_OF_DECK);
  const variant = PRICE_VARIANTS[order];
  if (variant === undefined) throw new RangeError(`no price group ${group}`);
  return { zone: group % ZONES_OF_DECK, variant: variant.key, order };
};

/** Decks by zone, as a number that tells zones apart. */
const decksByZone = ({ c1, c2 }: Pick<ScopeDecks, 'c1' | 'c2'>, cents: Int32Array) => {
  const zones = new Map<number, { readonly decks: number[]; readonly places: number[] }>();
  const add = (a: number, b: number, deck: number, place: number): void => {
    const key = a * 0x10000 + b + 1;
    const zone = zones.get(key) ?? { decks: [], places: [] };
    zone.decks.push(deck);
    zone.places.push(place);
    zones.set(key, zone);
  };
  cents.forEach((price, deck) => {
    if (price < 0) return;
    const [first, second] = [c1[deck] ?? 0, c2[deck] ?? -1];
    add(first, -1, deck, 0);
    if (second < 0) return;
    add(second, -1, deck, 1);
    add(first, second, deck, 2);
  });
  return zones.values();
};

/** Deals the decks of each commander and pair into thirds by price. @returns the price groups of each deck, as bits */
export const findPriceGroups = (decks: Pick<ScopeDecks, 'c1' | 'c2'>, cents: Int32Array): Uint8Array => {
  const groups = new Uint8Array(cents.length);
  for (const zone of decksByZone(decks, cents)) {
    const prices = zone.decks.map((deck) => cents[deck] ?? 0);
    const bounds = priceBounds(prices);
    if (bounds === undefined) continue;
    const variants = prices.map((price) => priceVariantOf(price, bounds));
    PRICE_VARIANTS.forEach(({ key }, order) => {
      const own = variants.flatMap((variant, row) => (variant === key ? [row] : []));
      if (own.length < MIN_SUBSET_DECKS) return;
      for (const row of own) {
        const deck = zone.decks[row] ?? 0;
        groups[deck] = (groups[deck] ?? 0) | (1 << (order * ZONES_OF_DECK + (zone.places[row] ?? 0)));
      }
    });
  }
  return groups;
};

/** Price groups as memberships. @param firstGroup number of the first of them */
export const priceMemberships = (groups: Uint8Array, firstGroup: number): DeckMemberships => {
  const [decks, members] = [makeIntList(), makeIntList()];
  groups.forEach((bits, deck) => {
    for (let group = 0; group < PRICE_GROUPS; group += 1)
      if ((bits & (1 << group)) !== 0) {
        decks.push(deck);
        members.push(firstGroup + group);
      }
  });
  return { decks: decks.toArray(), groups: members.toArray() };
};

const join = (a: Int32Array, b: Int32Array): Int32Array => {
  const joined = new Int32Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
};

/** The memberships of both. */
export const joinMemberships = (a: DeckMemberships, b: DeckMemberships): DeckMemberships => ({
  decks: join(a.decks, b.decks),
  groups: join(a.groups, b.groups),
});
