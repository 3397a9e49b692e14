import type { PrintedCopies, Printings } from '../card-list/printings';
import type { PricedEntry, Prices } from './price';
import { priceCopies, type FindPrintings } from './price-copies';

/** Copies of a card of a list, with what it states of them; `card` is undefined for an unknown name. */
interface ListedCopies extends Pick<PrintedCopies, 'count' | 'set' | 'collectorNumber' | 'finish'> {
  readonly card: { readonly prices: Prices; readonly url?: string } | undefined;
}

/** Copies as a price counts them. */
type Counted = PricedEntry & { readonly count: number };

/**
 * All copies of a list as its price counts them: commanders, companion, main deck. A name that is not known has no price, so that its
 * copies are counted as those of a card without one.
 * @param find the printings that copies can be (see `priceCopies`); without it none is known
 * @example deckCopies({ commanders: [], main: [{ card: undefined, count: 2 }] }) // [{ prices: {}, count: 2 }]
 */
export const deckCopies = (
  {
    commanders,
    companion,
    main,
    printings,
  }: {
    readonly commanders: readonly ListedCopies[];
    readonly companion?: ListedCopies | undefined;
    readonly main: readonly ListedCopies[];
    /** in place of what its copies state themselves, each card once */
    readonly printings?: Printings | undefined;
  },
  find: FindPrintings = () => [],
): readonly Counted[] =>
  [...commanders, ...(companion ? [companion] : []), ...main].flatMap(
    ({ card, count: stated, set, collectorNumber, finish }): readonly Counted[] => {
      const count = Math.max(0, stated);
      const { prices = {}, url } = card ?? {};
      return url === undefined
        ? [{ prices, count }]
        : priceCopies(
            [{ url, prices, count }],
            printings ?? { [url]: [{ count, set, collectorNumber, finish }] },
            find,
          );
    },
  );
