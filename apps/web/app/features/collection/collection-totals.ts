import type { CardIndex, NamedCard, PriceOf } from './card-names';
import type { OwnedCards } from '@crownsmith/api-client';

/** A card of a collection. */
export interface OwnedCard extends NamedCard {
  readonly count: number;
  readonly foils: number;
  /** of one copy, in hundredths of the shop's currency */
  readonly price: number | undefined;
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

/** The cards of a collection by name. Those that the site does not know at the moment keep their slug as their name. */
export const ownedCards = (
  cards: OwnedCards,
  index: CardIndex,
  priceOf: PriceOf | undefined,
): readonly OwnedCard[] =>
  Object.entries(cards)
    .map(([slug, [count, foils]]): OwnedCard => {
      const known = index.bySlug.get(slug);
      const card = known ?? { slug, name: slug, at: -1 };
      return { ...card, count, foils, price: known && priceOf?.(known) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The figures of a collection: foils are counted at the price of other copies, for no source has theirs. */
export const totalsOf = (cards: readonly OwnedCard[]): CollectionTotals => {
  const totals = { cards: cards.length, copies: 0, foils: 0, value: 0, unpriced: 0 };
  for (const { count, foils, price } of cards) {
    totals.copies += count;
    totals.foils += foils;
    if (price === undefined) totals.unpriced += count;
    else totals.value += price * count;
  }
  return totals;
};
