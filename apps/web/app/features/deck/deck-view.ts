import type { PriceSource } from '@crownsmith/domain';
import type { DeckFill, DeckReport, DeckTrim, DeckUpgrade, WhyNot } from '@crownsmith/api-client';
import type { AdvisedGroup, SimilarResults } from '@crownsmith/answers';
import type { PageCard } from '#app/model/card';
import type { ListLineError } from '#app/model/list-errors';
import type { DeckLink } from '#app/ui/deck/site-links';
import type { DeckEntry } from '#app/ui/deck/DeckList';
import type { PricedEntry } from '#app/ui/price/visible-prices';
import type { EffectView } from './play/effect-view';
import type { PlayView } from './play/play-answer.server';
import type { DeckPageState, Parameter } from './deck-page-state';

/** What decks like the list have of a job. */
export interface UsualRange {
  readonly have: number;
  readonly low: number;
  readonly high: number;
}

/** Cards of a deck under one title. */
export interface DeckGroup {
  readonly title: string;
  readonly entries: readonly DeckEntry[];
  /** what is usual of it, where decks say so; `have` counts cards of other groups that do the same */
  readonly usual?: UsualRange | undefined;
  /** whether the player named it */
  readonly isOwn?: boolean | undefined;
}

/** What the tab of a deck advises: only what is asked for there. */
export interface AdviceView {
  /** what is recommended, for roles that the list lacks first */
  readonly groups?: readonly AdvisedGroup[] | undefined;
  /** cards that nobody has played yet */
  readonly newCards?: DeckFill['cards'] | undefined;
  /** what a short list gets */
  readonly fill?: DeckFill | undefined;
  /** swaps, within a sum where there is one */
  readonly upgrade?: DeckUpgrade | undefined;
  /** what a list of more than 100 cards loses */
  readonly trim?: DeckTrim | undefined;
  readonly cuts?: DeckTrim['cuts'] | undefined;
  /** why a card is not recommended */
  readonly why?: WhyNot | undefined;
  /** what one of the suggestions does to games, where it is asked for */
  readonly effect?: EffectView | undefined;
  /** which decks the list is compared with, as a sentence */
  readonly comparison?: string | undefined;
  /** what of the limits was not understood, why there is no advice, as sentences */
  readonly notes: readonly string[];
}

/** What the page of a deck shows. */
export interface DeckView {
  readonly state: DeckPageState;
  /** the address of the page without what is of one moment */
  readonly parameters: readonly Parameter[];
  readonly report: DeckReport;
  readonly commanders: readonly PageCard[];
  readonly companion: PageCard | undefined;
  /** without the commanders */
  readonly entries: readonly DeckEntry[];
  /** all copies that its price counts */
  readonly priced: readonly PricedEntry[];
  readonly groups: readonly DeckGroup[];
  readonly maybeboard: readonly PageCard[];
  /** cards that could lead a deck without a commander */
  readonly candidates: readonly PageCard[];
  readonly advice: AdviceView;
  /** what lists like it did in events, where the tab shows it */
  readonly similarResults?: readonly SimilarResults[] | undefined;
  /** games of the deck, where the tab shows them */
  readonly play?: PlayView | undefined;
  /** what came in since the first act on the page, or all, and is not owned; where a tab shows it */
  readonly toBuy: readonly DeckEntry[];
  /** the shops at whose prices limits count: each card at the first that has it */
  readonly shops: readonly PriceSource[];
  /** what the last act did, as a sentence */
  readonly change?: string | undefined;
  /** lines of the text that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** what has to be stated about the list, as sentences */
  readonly notes: readonly string[];
  /** the list as texts of programs, with the player's roles as tags or categories, printings, the maybeboard and the bracket where they have a place for these */
  readonly texts: Readonly<Record<'moxfield' | 'archidekt' | 'plain', string>>;
  readonly links: readonly DeckLink[];
  /** what the player says of the deck, as a saved list stores it */
  readonly words: string;
  /** the address that others open the deck by */
  readonly shareUrl: string;
  /** the address that opens one of the nearest decks, without its basic lands; undefined where its cards are not shown */
  readonly openNearest: (deck: DeckReport['average']['nearest'][number]) => string | undefined;
  /** the card of a link of the report */
  readonly cardOf: (url: string) => PageCard | undefined;
}

/** What `/deck` shows without a deck: the form, and why there is none. */
export interface DeckStart {
  readonly text: string;
  readonly error?: string | undefined;
  readonly lineErrors: readonly ListLineError[];
}
