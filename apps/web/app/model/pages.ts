import type { ColorIdentity, Legality, Prices, PrimaryType, Tag } from '@crownsmith/domain';

/**
 * A card as pages show it: what a row, a drawn frame, a filter and a crown button need, and no more. Its address is
 * `/cards/{slug}`.
 */
export interface PageCard {
  readonly slug: string;
  readonly name: string;
  readonly manaCost?: string | undefined;
  readonly manaValue: number;
  readonly typeLine: string;
  readonly primaryType?: PrimaryType | undefined;
  readonly colorIdentity: ColorIdentity;
  /** what stands in the corner of the card: `3/4` for a creature, `[5]` for a planeswalker */
  readonly corner?: string | undefined;
  /** each in the currency of its source */
  readonly prices: Prices;
  /** URI of the whole front face, about 488 × 680 px */
  readonly image?: string | undefined;
  readonly tags: readonly Tag[];
  /** 0–4; null where nobody voted */
  readonly salt: number | null;
  readonly gameChanger: boolean;
  /** may lead a deck by itself or as one of two: shows a crown button */
  readonly canLead: boolean;
}

/** A card of a list with its counts. */
export interface PageRow {
  readonly card: PageCard;
  readonly numDecks: number;
  readonly potentialDecks: number;
  /** numDecks / potentialDecks, 0–1; 0 where no deck could play it */
  readonly inclusion: number;
  /** −1..1; null where there is no other deck to compare with */
  readonly synergy: number | null;
  /** null below the minimum sample */
  readonly lift: number | null;
}

/** A titled list of a page; `tag` names its anchor. */
export interface PageList {
  readonly tag: string;
  readonly header: string;
  readonly rows: readonly PageRow[];
}

/** A commander or pair as lists of commanders show it; its address is `/commanders/{slug}`. */
export interface PageCommander {
  readonly slug: string;
  /** one or two cards */
  readonly cards: readonly PageCard[];
  readonly numDecks: number;
  /** 1 is the most played; null where it is not ranked */
  readonly rank: number | null;
}

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

/** What `/commanders/{slug}` shows. */
export interface CommanderView {
  readonly slug: string;
  readonly cards: readonly PageCard[];
  readonly identity: ColorIdentity;
  readonly numDecks: number;
  readonly rank: number | null;
  /** the lists come from colours, types and tags because there are too few decks */
  readonly estimated: boolean;
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
  /** pairs that hold this commander */
  readonly pairs: readonly PageCommander[];
  /** a legal 100 with the commanders; empty when none could be made */
  readonly averageDeck: readonly { readonly card: PageCard; readonly count: number }[];
}

/** What `/cards/{slug}` shows; `card` in full, for its facts and the clipboard. */
export interface CardView {
  readonly card: PageCard;
  /** in the format, as the card file or play tells it */
  readonly legality: Legality;
  readonly numDecks: number;
  readonly potentialDecks: number;
  readonly rank: number | null;
  readonly topCommanders: readonly PageCommanderOfCard[];
  readonly playedWith: readonly PageList[];
  readonly similar: readonly PageCard[];
  /** newest last; empty where decks carry no dates */
  readonly history: readonly {
    readonly period: string;
    readonly numDecks: number;
    readonly potentialDecks: number;
  }[];
}

/** What a page of card lists shows (`/top`, …). */
export interface CardListView {
  readonly header: string;
  readonly decks: number;
  readonly lists: readonly PageList[];
}

/** What a page of commanders shows (`/commanders`, …). */
export interface CommanderListView {
  readonly header: string;
  readonly rows: readonly PageCommander[];
}
