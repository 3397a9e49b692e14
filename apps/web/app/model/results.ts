import type { TimeWindow } from '@crownsmith/api-client';
import type { EventSize } from '@crownsmith/domain';
import type { PageCard } from './card';

/** A share of games or entries, 0–1, with its 95 % interval, beside what is expected by chance. */
interface ShareView {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly expected: number;
}

/** What lists did in some events. */
export interface ResultView {
  readonly entries: number;
  /** decided games */
  readonly games: number;
  readonly draws: number;
  /** undefined with too few games */
  readonly winRate: ShareView | undefined;
  readonly cuts: ShareView | undefined;
}

/** A commander or pair on the page of commanders by results. */
export interface CommanderResultView extends ResultView {
  readonly slug: string;
  readonly cards: readonly PageCard[];
}

/** Lists on one side of a comparison. */
interface SideView {
  readonly lists: number;
  readonly wins: number;
  readonly games: number;
}

/** The lists of a commander with and without a card. */
interface DifferenceView {
  readonly with: SideView;
  readonly without: SideView;
  /** of the win rates, shrunk */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** A card among the lists of a commander. */
export interface CardResultView extends DifferenceView {
  readonly card: PageCard;
}

/** A commander or pair among those whose lists play a card. */
export interface CommanderCardResultView extends DifferenceView {
  readonly slug: string;
  readonly cards: readonly PageCard[];
}

/** What is known of a format's results as a whole. */
export interface FormatResultsView {
  readonly format: string;
  /** its value in the query; none for the first one */
  readonly query: string | undefined;
  readonly name: string;
  readonly tableSize: number;
  readonly events: number;
  readonly leftOut: number;
  /** ISO days; null where no result has one */
  readonly oldest: string | null;
  readonly newest: string | null;
  /** how the top cut is called */
  readonly cutLabel: string;
  /** events whose cut is not stated: the best eight stand for it */
  readonly eventsWithoutCut: number;
}

/** Which events a page shows. */
export interface ResultChoiceView {
  readonly window: TimeWindow;
  readonly size: EventSize | undefined;
}
