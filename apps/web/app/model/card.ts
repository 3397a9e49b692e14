import type { ColorIdentity, Prices, PrimaryType, Tag } from '@crownsmith/domain';

/*
 * The view models of this folder join page files of a snapshot with the catalogue, in camelCase. `XView` is what the
 * page of an X shows; `PageX` is an X among others on a page. Numbers of decks are `numDecks`, of `potentialDecks`.
 */

/** A card in rows, tiles, filters and frames. Its path is `/cards/{slug}`. */
export interface PageCard {
  readonly slug: string;
  readonly name: string;
  readonly manaCost?: string | undefined;
  readonly manaValue: number;
  readonly typeLine: string;
  readonly primaryType?: PrimaryType | undefined;
  readonly colorIdentity: ColorIdentity;
  /** `3/4` for power and toughness, `[5]` for loyalty */
  readonly powerOrLoyalty?: string | undefined;
  /** each in the currency of its source */
  readonly prices: Prices;
  /** URI of the front face, about 488 × 680 px */
  readonly image?: string | undefined;
  readonly tags: readonly Tag[];
  /** 0–4; null without votes */
  readonly salt: number | null;
  readonly gameChanger: boolean;
  /** can be in the command zone, alone or in a pair: has a crown button */
  readonly canLead: boolean;
  /** true where Commander bans the card; absent where it does not, or where nobody knows */
  readonly banned?: true;
  /** true for a split card: shops list it by both names */
  readonly split?: true | undefined;
}

export interface CardFaceView {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost?: string | undefined;
  /** rules text; empty for none, undefined where the card data has no rules texts */
  readonly text?: string | undefined;
  readonly powerOrLoyalty?: string | undefined;
  /** URI of its picture */
  readonly image?: string | undefined;
  /** it is the back of the card, with a frame of its own */
  readonly isBack: boolean;
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
  /** why an estimated list has it */
  readonly reason?: string | undefined;
}

/** A titled list of cards; `tag` is its anchor. */
export interface PageList {
  readonly tag: string;
  readonly header: string;
  readonly rows: readonly PageRow[];
}
