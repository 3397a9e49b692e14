import type { AdviceLimits, Tag } from '@crownsmith/domain';
import type { CardViolation } from './forced-outs';
import type { ReportCard } from '../report/report-card';

/** What a player allows for swaps together; which cards may come in at all, `SwapFacts.findCard` says. Without a limit everything is allowed. */
export interface SwapLimits extends Pick<AdviceLimits, 'totalPrice'> {
  /** The highest estimated bracket of the deck with all swaps. */
  readonly bracket?: number | undefined;
  /** Slugs of cards that stay. */
  readonly keep?: Iterable<string> | undefined;
  /** Most swaps; 10 by default. */
  readonly limit?: number | undefined;
}

/** How many decks like the list play a card. */
export interface PlayedShare {
  /** Decks that play it. */
  readonly decks: number;
  /** Those that could. */
  readonly of: number;
  /** Which decks those are. */
  readonly among: 'similar-decks' | 'commander' | 'all';
}

/** Why a card comes in for another. */
export type SwapReason =
  /** The card that goes is not legal in the deck. */
  | {
      readonly code: 'not-legal';
      /** The rule that it breaks. */
      readonly violation: CardViolation;
    }
  /** The card that goes keeps the deck above the bracket that the player allows. */
  | { readonly code: 'bracket'; readonly bracket: number }
  /** The card that comes in does a job that the list has too little of. */
  | {
      readonly code: 'lacking';
      readonly label: string;
      /** Cards of the list that do it, before any swap. */
      readonly have: number;
      readonly usual: number;
      /** The decks that `usual` is the median of, where that is known, and which those are. */
      readonly decks?: number | undefined;
      readonly among?: 'similar-decks' | 'commander' | undefined;
    }
  /** Both do the same job. */
  | { readonly code: 'same-job'; readonly job: Tag }
  /** More decks like the list play it. */
  | { readonly code: 'played-more' };

/** What a swap changes besides the place of one card. */
export interface SwapEffects {
  /** Jobs of the card out that the card in does not do. */
  readonly givenUp: readonly Tag[];
  /** Combos of which the card in is the last card, with their other cards and what they produce. */
  readonly completes: readonly { readonly others: readonly string[]; readonly results: readonly string[] }[];
  /** The estimated brackets of the deck before and after; absent where they are equal. */
  readonly bracket?:
    { readonly from: number; readonly to: number; readonly withEarlier: boolean } | undefined;
}

/** A card of a list and a better one for its place. */
export interface Swap {
  readonly out: ReportCard;
  readonly in: ReportCard;
  /** Share of decks like the list that play the card in, less that of the card out, −1 to 1. */
  readonly gain: number;
  /** Price of the card in; undefined if unknown. */
  readonly price?: number | undefined;
  readonly reason: SwapReason;
  readonly inShare: PlayedShare;
  readonly outShare: PlayedShare;
  /** Of this swap alone, and for the bracket of those before it, too. */
  readonly effects: SwapEffects;
}
