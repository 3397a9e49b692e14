/** The strongest reason for a recommendation. */
export type Basis = 'similar-decks' | 'cards-together' | 'commander' | 'identity';

/** Why a card is recommended, or called weak. Rates are 0–1 and carry their n. */
export interface Evidence {
  readonly basis: Basis;
  /** Weighted share of the similar decks that play it; absent where no similar decks were looked at. */
  readonly similarShare?: number;
  /** How many similar decks were looked at. */
  readonly similarDecks: number;
  /** Decks of these commanders that play it … */
  readonly numDecks: number;
  /** … of how many. */
  readonly potentialDecks: number;
  /** Inclusion with these commanders minus inclusion among the other decks that could play it, −1–1; null without either. */
  readonly synergy: number | null;
  /** Inclusion with these commanders / inclusion overall; null below LIFT_MINIMUM_SAMPLE decks. */
  readonly lift: number | null;
  /** Up to three of the user's cards (indices) that speak most for it, the strongest first. */
  readonly because: readonly number[];
  /** For a weak card whose purpose the list serves more than similar decks do: how many more, in cards. */
  readonly surplus?: number;
}

/** A card with its place in the ranking and the reasons. */
export interface Recommendation {
  /** Index of the card. */
  readonly card: number;
  readonly slug: string;
  /** Only for ranking: higher is better within one answer (for weak cards: weaker). */
  readonly score: number;
  readonly evidence: Evidence;
}
