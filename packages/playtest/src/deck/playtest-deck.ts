import type { ColorIdentity, Tag } from '@crownsmith/domain';
import type { AbilityCard } from '../ability/read-abilities';

/** The fields of a card that a game reads. A `Card` of the domain has them. */
export interface PlaytestCard extends AbilityCard {
  /** Cost of the front face; both costs of a split card, joined by ` // `. */
  readonly manaCost?: string | undefined;
  readonly manaValue: number;
  readonly colorIdentity: ColorIdentity;
  readonly tags?: readonly Tag[] | undefined;
}

/** Copies of a card in a list; a card is undefined for an unknown name, which plays as a blank that is never cast. */
export interface PlaytestEntry<C extends PlaytestCard = PlaytestCard> {
  readonly name: string;
  readonly count: number;
  readonly card: C | undefined;
  /**
   * True where the copies are not in the deck: they keep their places in the library of the deck that has them, and whoever would draw one
   * draws the next card. So two decks that differ in cards can be played with the same shuffles.
   */
  readonly absent?: boolean | undefined;
}

/** A list after the look-up of its names, as `ResolvedDeck` of the domain. */
export interface PlaytestDeck<C extends PlaytestCard = PlaytestCard> {
  readonly commanders: readonly PlaytestEntry<C>[];
  readonly main: readonly PlaytestEntry<C>[];
}

/** Cards that win the game together once all of them are in play. */
export interface PlaytestCombo {
  /** Names of its cards, as the list has them. */
  readonly cards: readonly string[];
}
