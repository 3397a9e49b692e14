import type { BracketLimit, PriceSource, ThemeKey } from '@crownsmith/domain';
import type { Recommender } from '@crownsmith/recommender';
import type { ComboIndex } from '../combos/combo-index';
import type { ReportCard } from './report-card';

/**
 * What is known besides the deck: of combos, of other decks, of prices. A part of the report that needs an absent fact is
 * absent, too.
 */
export interface DeckFacts {
  readonly combos?: ComboIndex | undefined;
  /** What brackets allow; by default as it is known here. */
  readonly bracketLimits?: readonly BracketLimit[] | undefined;
  /** Whether a card that the deck lacks may be suggested, by its slug or name: legal in Commander. */
  readonly canAdd?: ((card: string) => boolean) | undefined;
  /** A card that the deck lacks, by its slug or name. */
  readonly findCard?: ((card: string) => ReportCard | undefined) | undefined;
  /** Themes of a card whose rules text is not known; undefined for an unknown card. */
  readonly listedThemes?: ((card: ReportCard) => readonly ThemeKey[] | undefined) | undefined;
  /** Whose prices count; TCGplayer's by default. */
  readonly priceSource?: PriceSource | undefined;
  /** Recommends cards by the decks of its model. */
  readonly recommender?: Recommender | undefined;
}
