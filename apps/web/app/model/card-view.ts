import type { CardBan } from '@crownsmith/api-client';
import type { Legality } from '@crownsmith/domain';
import type { CardFaceView, PageCard, PageList } from './card';
import type { PageCommander } from './commander';
import type { CardPrintings } from './printing';

/** A commander that plays a card. */
interface PageCommanderOfCard extends PageCommander {
  /** decks of the commander with the card */
  readonly withCard: number;
  /** its decks that could play the card: not older than it */
  readonly potentialDecks: number;
  /** withCard / potentialDecks, 0–1 */
  readonly inclusion: number;
  readonly synergy: number | null;
}

/** `/cards/{slug}` */
export interface CardView {
  readonly card: PageCard;
  /** front first */
  readonly faces: readonly CardFaceView[];
  /** in Commander */
  readonly legality: Legality;
  readonly numDecks: number;
  readonly potentialDecks: number;
  /** 1 is the most played; null when never played */
  readonly rank: number | null;
  /** votes of this site's users behind its salt; undefined without any */
  readonly saltVotes: number | undefined;
  readonly topCommanders: readonly PageCommanderOfCard[];
  /** since when formats ban it, and what was played of it before, where that is known */
  readonly bans?: readonly CardBan[] | undefined;
  readonly playedWith: readonly PageList[];
  /** whether its counts are scaled from a sample of the card's decks */
  readonly isPlayedWithSampled?: boolean | undefined;
  readonly similar: readonly PageCard[];
  /** the first of them; undefined for a snapshot without printings */
  readonly printings?: CardPrintings | undefined;
  /** newest last; empty without dated decks */
  readonly history: readonly {
    readonly period: string;
    readonly numDecks: number;
    readonly potentialDecks: number;
    /** whose decks those of the month are; undefined where it is not known */
    readonly origin?: string | undefined;
  }[];
}
