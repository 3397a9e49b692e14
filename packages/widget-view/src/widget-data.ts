/** The parts of the API's answers that a widget shows; packages/api-client has the whole shapes. */

interface Price {
  readonly price: number;
  readonly currency: string;
}

interface PlayedCard {
  readonly name: string;
  /** absolute URL of its page */
  readonly url: string;
  /** URL of a picture of the whole card */
  readonly image_uri: string | null;
  /** letters in WUBRG order */
  readonly color_identity: readonly string[];
  /** by price source */
  readonly prices: { readonly [source in string]?: Price | undefined };
}

/** A card with its figures over all decks. */
export interface CardFigures extends PlayedCard {
  /** null where there are no figures */
  readonly num_decks: number | null;
  readonly potential_decks: number | null;
}

/** A card of a commander's decks. */
export interface TopCard extends PlayedCard {
  readonly num_decks: number;
  readonly potential_decks: number;
  /** −1..1; null where there is no other deck to compare with */
  readonly synergy: number | null;
}

/** A commander or pair with the most played cards of its decks. */
export interface CommanderFigures {
  /** absolute URL of its page */
  readonly url: string;
  readonly cards: readonly {
    readonly name: string;
    readonly image_uri: string | null;
    readonly color_identity: readonly string[];
  }[];
  readonly color_identity: readonly string[];
  readonly num_decks: number;
  /** 1 is the most played; null where it is not ranked */
  readonly rank: number | null;
  /** whether the cards are estimates, for lack of decks */
  readonly estimated: boolean;
  readonly top_cards: readonly TopCard[];
}
