import type { PriceSource, PrintingFinish, PrintingPrices, UnplayableReason } from '@crownsmith/domain';
import type { PageCard } from './card';

/** A printing of a card. */
export interface PrintingView {
  readonly id: string;
  readonly setName: string;
  /** Undefined for a set without a page: one of cards that no deck may play, such as Unglued. */
  readonly setUrl?: string | undefined;
  readonly number: string;
  /** ISO date. */
  readonly releasedAt: string | null;
  /** Empty where they are not known. */
  readonly finishes: readonly PrintingFinish[];
  readonly prices: PrintingPrices;
  readonly printedName?: string | undefined;
  /** Undefined for a printing that may be played. */
  readonly unplayable?: UnplayableReason | undefined;
}

export interface CardPrintings {
  readonly total: number;
  /** newest first: all, or the first of them */
  readonly rows: readonly PrintingView[];
  /** by shop, the printing and finish whose price is the card's; absent for a shop that prices none */
  readonly cheapest: {
    readonly [source in PriceSource]?: {
      readonly setName: string;
      readonly number: string;
      readonly finish: PrintingFinish;
    };
  };
}

/** `/cards/{slug}/printings` */
export interface PrintingsView {
  readonly card: PageCard;
  readonly printings: CardPrintings;
}
