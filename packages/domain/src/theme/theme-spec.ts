import type { ThemeSignal } from './theme-signal';

/** A kind of deck, and what tells it. */
export interface ThemeSpec {
  readonly name: string;
  /** What such decks do, in a sentence. */
  readonly description: string;
  /** The cards that speak for it, in words: completes "at least n …". */
  readonly cards: string;
  /** Least number of such cards in a deck, commanders included, each name once. */
  readonly least: number;
  /** A card speaks for the theme where any of these sounds. */
  readonly signals: readonly ThemeSignal[];
}
