import type { Card, DeckCard, ResolvedDeck } from '@crownsmith/domain';
import type { PopulationChoice } from '@crownsmith/recommender';

/** The fields of a card that a report reads: a `Card` has them all. Absent ones are not known. */
export type ReportCard = DeckCard &
  Pick<Card, 'slug' | 'gameChanger' | 'tags' | 'prices'> & {
    readonly power?: string | undefined;
    readonly toughness?: string | undefined;
    /** Mean of votes, 0–`MAX_SALT`. */
    readonly salt?: number | undefined;
  };

/** A list after the look-up of its names: commanders, main deck and companion, with lines where it was a text. */
export type ReportDeck = ResolvedDeck<ReportCard> & {
  /** What its player asks of the decks that it is compared with. */
  readonly among?: PopulationChoice | undefined;
};
