import type { OwnedCards } from '@crownsmith/api-client';
import {
  copyPrice,
  isOwnedPlace,
  type FindPrintings,
  listCopies,
  type OwnedCopies,
  type OwnedCopy,
  type PriceSource,
  pricesPrintings,
  toCents,
} from '@crownsmith/domain';
import type { CardIndex, NamedCard, PriceOf } from './card-names';
import { ownedCopies } from '#app/platform/owned-cards';

/** A card of a collection. */
export interface OwnedCard extends NamedCard, OwnedCopies {
  /** of all its copies that have a price, in hundredths of the shop's currency; undefined where none has one */
  readonly worth: number | undefined;
  /** copies without a price */
  readonly unpriced: number;
}

/** The figures of a collection. */
export interface CollectionTotals {
  readonly cards: number;
  readonly copies: number;
  readonly foils: number;
  /** of all copies with a price, in hundredths of the shop's currency */
  readonly value: number;
  /** copies without a price */
  readonly unpriced: number;
}

/** What a collection is priced with. */
export interface CollectionPrices {
  readonly source: PriceSource;
  readonly priceOf: PriceOf;
  readonly findPrintings: FindPrintings;
}

/** The sets that a collection states of its copies. */
export const setsOf = (cards: OwnedCards): ReadonlySet<string> =>
  new Set(
    Object.values(cards).flatMap((owned) => ownedCopies(owned).copies?.flatMap(({ set }) => set ?? []) ?? []),
  );

/**
 * The cards of a collection by name, each worth what its own printings and finishes cost. Those that the site does not know at
 * the moment keep their slug as their name.
 */
export const ownedCards = (
  cards: OwnedCards,
  index: CardIndex,
  prices: CollectionPrices | undefined,
): readonly OwnedCard[] => {
  const rows = Object.entries(cards).map(([slug, tuple]) => {
    const owned = ownedCopies(tuple);
    const card = index.bySlug.get(slug);
    const printings = listCopies(owned)
      .filter(({ place }) => isOwnedPlace(place))
      .map((copy) => [copy, card && prices ? prices.findPrintings(slug, copy) : []] as const);
    return { card: card ?? { slug, name: slug, at: -1 }, isKnown: card !== undefined, owned, printings };
  });
  const hasPrintings =
    prices !== undefined &&
    pricesPrintings(
      rows.flatMap(({ printings }) => printings.map(([, some]) => some)),
      prices.source,
    );
  const centsOf = (
    card: NamedCard,
    copy: OwnedCopy,
    printings: ReturnType<FindPrintings>,
  ): number | undefined => {
    if (!prices) return undefined;
    const cents = prices.priceOf(card);
    const cardPrice = cents === undefined ? undefined : cents / 100;
    const price = copyPrice({ finish: copy.finish, printings, cardPrice }, prices.source, hasPrintings);
    return price === undefined ? undefined : toCents(price);
  };
  return rows
    .map(({ card, isKnown, owned, printings }): OwnedCard => {
      let [worth, priced]: [number | undefined, number] = [undefined, 0];
      for (const [copy, some] of isKnown ? printings : []) {
        const cents = centsOf(card, copy, some);
        if (cents === undefined) continue;
        worth = (worth ?? 0) + cents * copy.count;
        priced += copy.count;
      }
      return { ...card, ...owned, worth, unpriced: owned.count - priced };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

/** The figures of a collection. */
export const totalsOf = (cards: readonly OwnedCard[]): CollectionTotals => {
  const totals = { cards: cards.length, copies: 0, foils: 0, value: 0, unpriced: 0 };
  for (const { count, foils, worth = 0, unpriced } of cards) {
    totals.copies += count;
    totals.foils += foils;
    totals.value += worth;
    totals.unpriced += unpriced;
  }
  return totals;
};
