import type { ColorIdentity, PrimaryType, Tag } from '@crownsmith/domain';

/** The facts about a card that the recommender needs. A card is identified by its index in the list of cards. */
export interface RecommenderCard {
  readonly slug: string;
  /** The name as the rules text uses it; without one, the text is compared with the name in it. */
  readonly name?: string;
  /** Rules text: what commanders without decks are compared by. */
  readonly text?: string;
  /** Whether it can be in the command zone; cards that are in that of a deck are commanders anyway. */
  readonly canCommand?: boolean;
  /** Name of its set, the same for all cards of one: commanders are often played with cards of their set. */
  readonly setName?: string;
  readonly identity: ColorIdentity;
  readonly primaryType?: PrimaryType;
  readonly subtypes: readonly string[];
  readonly tags: readonly Tag[];
  readonly keywords: readonly string[];
  readonly manaValue: number;
  /** Basic lands are neither trained on nor recommended. */
  readonly basic: boolean;
  /** Cards that are not legal are trained on, but never recommended. */
  readonly legal: boolean;
}

/** A deck as indices in the list of cards. */
export interface RecommenderDeck {
  /** One or two cards. */
  readonly commanders: readonly number[];
  /** May include basic lands, repetitions and the commanders, which are left out. Ascending ones are sorted quickest. */
  readonly cards: readonly number[] | Uint32Array | Uint16Array;
}
