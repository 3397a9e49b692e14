import type { AverageDeckOf } from '@crownsmith/api-client';
import type { ColorIdentity, PriceSource } from '@crownsmith/domain';
import type { PageCard, PageList } from './card';

/** Cards with their copies. */
export type PageDeck = readonly { readonly card: PageCard; readonly count: number }[];

/** A commander or pair. Its path is `/commanders/{slug}`. */
export interface PageCommander {
  readonly slug: string;
  /** one or two cards */
  readonly cards: readonly PageCard[];
  readonly numDecks: number;
  /** 1 is the most played; null without a rank */
  readonly rank: number | null;
}

/** `/commanders/{slug}` */
export interface CommanderView {
  readonly slug: string;
  readonly cards: readonly PageCard[];
  readonly identity: ColorIdentity;
  readonly numDecks: number;
  readonly rank: number | null;
  /** the lists come from the commander's text and other commanders' decks because there are too few decks */
  readonly estimated: boolean;
  /** commanders and pairs whose decks estimated lists are learnt from; undefined where that is unknown */
  readonly learntFrom?: number | undefined;
  /** decks by format */
  readonly formats: Readonly<Record<string, number>>;
  readonly lists: readonly PageList[];
  /** mean number of cards per deck at mana value 0..6 and 7 or more, lands left out */
  readonly manaCurve: readonly number[];
  /** mean number of cards per deck by primary type */
  readonly types: Readonly<Record<string, number>>;
  /** mean number of coloured symbols per deck by letter, and C */
  readonly colors: Readonly<Record<string, number>>;
  /** mean number of cards per deck by tag */
  readonly tags: Readonly<Record<string, number>>;
  /** USD; null when no price is known */
  readonly averagePrice: number | null;
  /** sum over the average deck; null when unknown */
  readonly salt: number | null;
  readonly similar: readonly (PageCommander & { readonly similarity: number })[];
  /** pairs with this commander */
  readonly pairs: readonly PageCommander[];
  /** a legal deck of 100 with the commanders; empty when none could be built */
  readonly averageDeck: PageDeck;
  readonly averageDeckOf: AverageDeckOf;
  /** the shops at whose prices the average deck counts, as My deck does: each card at the first that has it */
  readonly shops: readonly PriceSource[];
}

/** `/commanders` */
export interface CommanderListView {
  readonly header: string;
  readonly rows: readonly PageCommander[];
}

/** Commanders and pairs by their decks of a time window. */
export interface CommanderWindowView {
  /** decks of the window */
  readonly decks: number;
  /** most played of it first; decks and ranks are those of the window */
  readonly rows: readonly PageCommander[];
}

/** A variant of a commander's decks: a theme, a tribe, or the cheap or expensive end. Its key is the last segment of its path. */
export interface PageVariant {
  readonly key: string;
  readonly name: string;
  readonly kind: 'theme' | 'tribe' | 'price';
  readonly numDecks: number;
}

/** `/commanders/{slug}/{variant}` */
export interface VariantView extends PageVariant {
  readonly lists: readonly PageList[];
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  readonly averagePrice: number | null;
  /** as that of the commander; undefined in snapshots of older pipelines */
  readonly averageDeck: PageDeck | undefined;
}
