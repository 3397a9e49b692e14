import {
  canBeInCommandZone,
  isBasicLand,
  isPlayable,
  parseTypeLine,
  type Card,
  type ColorIdentity,
  type PrimaryType,
  type Tag,
} from '@crownsmith/domain';

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

/** What `toRecommenderCard` reads of a card. */
type CardToTrain = Pick<
  Card,
  | 'slug'
  | 'name'
  | 'setName'
  | 'canBeCommander'
  | 'partner'
  | 'colorIdentity'
  | 'primaryType'
  | 'typeLine'
  | 'tags'
  | 'keywords'
  | 'manaValue'
  | 'legality'
> & { readonly text?: string | undefined };

/** The facts about a card of the rules that the recommender needs. */
export const toRecommenderCard = (card: CardToTrain): RecommenderCard => ({
  slug: card.slug,
  name: card.name,
  ...(card.text === undefined ? {} : { text: card.text }),
  ...(card.setName === undefined ? {} : { setName: card.setName }),
  canCommand: canBeInCommandZone(card),
  identity: card.colorIdentity,
  ...(card.primaryType === undefined ? {} : { primaryType: card.primaryType }),
  subtypes: parseTypeLine(card.typeLine).flatMap((face) => face.subtypes),
  tags: card.tags,
  keywords: card.keywords,
  manaValue: card.manaValue,
  basic: isBasicLand(card),
  legal: isPlayable(card),
});

/** A deck as indices in the list of cards. */
export interface RecommenderDeck {
  /** One or two cards. */
  readonly commanders: readonly number[];
  /** May include basic lands, repetitions and the commanders, which are left out. Ascending ones are sorted quickest. */
  readonly cards: readonly number[] | Uint32Array | Uint16Array;
}
