import type { ColorIdentity, PrimaryType, Tag } from '@crownsmith/domain';

/** The facts about a card that recommending needs; a card is then known by its index in the list given. */
export interface RecommenderCard {
  readonly slug: string;
  readonly identity: ColorIdentity;
  readonly primaryType?: PrimaryType;
  readonly subtypes: readonly string[];
  readonly tags: readonly Tag[];
  readonly keywords: readonly string[];
  readonly manaValue: number;
  /** Basic lands are neither learnt nor recommended. */
  readonly basic: boolean;
  /** Banned cards and cards that are not legal are learnt from, but never recommended. */
  readonly legal: boolean;
}

/** A deck as indices into the list of cards. */
export interface RecommenderDeck {
  /** One or two. */
  readonly commanders: readonly number[];
  /** Basic lands, repetitions and the commanders themselves may be in; they are left out. */
  readonly cards: readonly number[] | Uint32Array;
  /** ISO date, where known. */
  readonly date?: string;
}
