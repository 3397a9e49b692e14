import type { Prices } from './price';

/** Copies of a card of a list; `card` is undefined for an unknown name. */
interface ListedCopies {
  readonly card: { readonly prices: Prices } | undefined;
  readonly count: number;
}

/**
 * All copies of a list as its price counts them: commanders, companion, main deck. A name that is not known has no price, so that its
 * copies are counted as those of a card without one.
 * @example deckCopies({ commanders: [], main: [{ card: undefined, count: 2 }] }) // [{ prices: {}, count: 2 }]
 */
export const deckCopies = ({
  commanders,
  companion,
  main,
}: {
  readonly commanders: readonly ListedCopies[];
  readonly companion?: ListedCopies | undefined;
  readonly main: readonly ListedCopies[];
}): readonly { readonly prices: Prices; readonly count: number }[] =>
  [...commanders, ...(companion ? [companion] : []), ...main].map(({ card, count }) => ({
    prices: card?.prices ?? {},
    count: Math.max(0, count),
  }));
