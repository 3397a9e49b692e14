import type { ThemeSignal } from './theme-signal';

/** A theme of decks as the tables define it. */
export interface ThemeSpec {
  readonly name: string;
  /** What such decks do, in a sentence. */
  readonly description: string;
  /** Description of its signal cards, to complete "At least n …". */
  readonly cards: string;
  /** Minimum of signal cards in a deck, with its commanders, each name once. */
  readonly minCards: number;
  /** A card that matches any of them is a signal card. */
  readonly signals: readonly ThemeSignal[];
}
