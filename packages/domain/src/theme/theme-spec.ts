import type { ThemeSignal } from './theme-signal';

/** A theme of decks as the tables define it. */
export interface ThemeSpec {
  readonly name: string;
  /** Whether it is a mechanic of the rules, which players name wherever a deck has it. */
  readonly isMechanic?: true;
  /** What such decks do, in a sentence. */
  readonly description: string;
  /** Description of its signal cards, to complete "At least n …". */
  readonly cards: string;
  /** Minimum of signal cards in a deck, with its commanders, each name once. */
  readonly minCards: number;
  /** The same with a commander that leads the theme; three fifths of `minCards` by default. */
  readonly minCardsWithCommander?: number;
  /** A card that matches any of them is a signal card. */
  readonly signals: readonly ThemeSignal[];
  /** Cards that the theme cannot do without, if its signal cards are common in other decks, too. */
  readonly rewards?: ThemeRewards;
  /** A commander that matches any of them leads the theme, and is a signal card. */
  readonly commander?: readonly ThemeSignal[];
}

/** Cards that reward the signal cards of a theme. */
export interface ThemeRewards {
  /** What they do, to complete "at least n of them …". */
  readonly cards: string;
  /** Minimum of them in a deck without a commander of the theme. */
  readonly minCards: number;
  readonly signals: readonly ThemeSignal[];
}
