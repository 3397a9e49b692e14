import type { Recommender } from '@crownsmith/recommender';
import type { BracketFacts } from '../bracket/bracket-of-deck';
import type { ReportCard } from '../report/report-card';

/** What is known besides the deck. */
export interface SwapFacts extends BracketFacts {
  readonly recommender: Pick<Recommender, 'indexOf' | 'recommend' | 'weakest'>;
  /** A card by its slug; undefined if it must not come in. */
  readonly findCard: (slug: string) => ReportCard | undefined;
  /** What a card costs; undefined if that is not known. TCGplayer's price by default. */
  readonly priceOf?: ((card: ReportCard) => number | undefined) | undefined;
  /** What the list has of each job beside what is usual, and whether a card does it. */
  readonly jobs?: readonly SwapJob[] | undefined;
}

/** A job of the list, for swaps. */
export interface SwapJob {
  readonly label: string;
  readonly have: number;
  readonly usual: number;
  /** Fewer and more are unusual. */
  readonly low: number;
  readonly high: number;
  /** The decks that say what is usual, and which those are. */
  readonly decks?: number | undefined;
  readonly among?: 'similar-decks' | 'commander' | undefined;
  readonly isLand: boolean;
  readonly doesJob: (card: ReportCard) => boolean;
}
