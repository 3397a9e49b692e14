import type { Tag } from '@crownsmith/domain';
import type { Evidence, JobCount, ReasonAgainst } from '@crownsmith/recommender';
import type { ReportCard } from '../report/report-card';
import type { CardViolation } from '../swaps/forced-outs';

/** Why a card should go, with the figures that say so. */
export type CutReason =
  /** The list may not have it: the rule that it breaks. */
  | { readonly code: 'not-legal'; readonly violation: CardViolation }
  /** A cheaper card of the list does the same job, and more similar decks play it. */
  | {
      readonly code: 'dearer';
      readonly job: Tag;
      readonly like: ReportCard;
      /** Similar decks that play the card, and the cheaper one, of those that could. */
      readonly decks: number;
      readonly of: number;
      readonly likeDecks: number;
      readonly likeOf: number;
    }
  /** The list has more cards of its job than decks like it usually have: the median of so many. */
  | {
      readonly code: 'surplus';
      readonly job: Tag;
      readonly have: number;
      readonly usual: number;
      readonly of: number;
      readonly among: JobCount['among'];
    }
  /** Few similar decks play it, or fewer than others: decks that play it, of those that could, and the same of all decks. */
  | {
      readonly code: 'few-similar-decks';
      readonly decks: number;
      readonly of: number;
      readonly allDecks: number;
      readonly allOf: number;
    }
  /** Hardly any deck with these commanders plays it. */
  | { readonly code: 'few-with-commander'; readonly decks: number; readonly of: number }
  /** The other cards of the list call for it less than for each other; decks that play it: similar ones, or else of all that could. */
  | {
      readonly code: 'unsupported';
      readonly decks: number;
      readonly of: number;
      readonly among: 'similar-decks' | 'all';
    };

/** A card of a list that should go. */
export interface Cut {
  readonly card: ReportCard;
  /** Higher is better to cut; only comparable within one list. */
  readonly score: number;
  readonly evidence: Evidence;
  /** What of the recommender's figures speaks against it most. */
  readonly against: ReasonAgainst;
  readonly reason: CutReason;
  /** Whether the list is built around it: one of its combos needs it, it wins the game, or it is for cards of which there are many copies. */
  readonly isKey: boolean;
}
