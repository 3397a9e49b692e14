import type { Bracket } from '../deck/bracket';

/** Whether only cards that the player owns come in, or those before others. */
type OwnedChoice = 'only' | 'first';

/** How usual the cards are that come in: 0 as decks like the list play them, less for more usual ones. */
export type Unusual = -2 | -1 | 0 | 1 | 2;

/** What a player allows for advice on a deck: what comes in, what goes, what it costs. Without a limit everything is allowed. */
export interface AdviceLimits {
  /** The most that a card that comes in costs, in USD. A card without a known price costs too much. */
  readonly cardPrice?: number | undefined;
  /** The most that all cards that come in and are not owned cost together, in USD. */
  readonly totalPrice?: number | undefined;
  /** The highest estimated bracket of the deck with what comes in; of a deck that is above it already, that one. */
  readonly bracket?: Bracket | undefined;
  readonly owned?: OwnedChoice | undefined;
  /** Keys of themes and tribes that the deck is to have more of, at most `MAX_PLAN`. */
  readonly plan?: readonly string[] | undefined;
  readonly unusual?: Unusual | undefined;
  /** ISO date: only cards that were first printed on it or later come in. */
  readonly since?: string | undefined;
  /** Names or slugs of cards that never come in. */
  readonly never?: readonly string[] | undefined;
  /** Names or slugs of cards that stay. */
  readonly keep?: readonly string[] | undefined;
  /** No basic land comes in or goes. */
  readonly noBasicChanges?: boolean | undefined;
  /** No land comes in. */
  readonly noMoreLands?: boolean | undefined;
}

/** Themes and tribes of a plan. */
export const MAX_PLAN = 3;
/** The greatest price of a limit, in USD. */
export const MAX_LIMIT_PRICE = 1_000_000;
/** The least and the greatest step from usual to unusual cards. */
export const UNUSUAL_STEPS = [-2, -1, 0, 1, 2] as const satisfies readonly Unusual[];

/** A limit of advice. */
export type AdviceDial = keyof AdviceLimits;
