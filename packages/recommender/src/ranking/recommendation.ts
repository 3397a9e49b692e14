/** The strongest reason for a recommendation. */
export type Basis = 'similar-decks' | 'cards-together' | 'commander' | 'identity';

/** Why a card is recommended, or weak. Rates are 0–1 and come with their n. */
export interface Evidence {
  readonly basis: Basis;
  /** Weighted share of the similar decks that play it; absent without similar decks. */
  readonly similarShare?: number;
  /** Number of similar decks. */
  readonly similarDecks: number;
  /** Decks with these commanders that play it. */
  readonly numDecks: number;
  /** All decks with these commanders. */
  readonly potentialDecks: number;
  /** Inclusion with these commanders minus inclusion among the other decks that could play it, −1..1; null without decks on either side. */
  readonly synergy: number | null;
  /** Inclusion with these commanders / inclusion overall; null below LIFT_MINIMUM_SAMPLE decks. */
  readonly lift: number | null;
  /** Indices of up to three of the user's cards that support it most, strongest first. */
  readonly because: readonly number[];
  /** For a weak card: how many more cards of its purpose the list has than similar decks have. */
  readonly surplus?: number;
}

/** A ranked card with its evidence. */
export interface Recommendation {
  /** Index of the card. */
  readonly card: number;
  readonly slug: string;
  /** Only for ranking: higher is better within one result (for weak cards: weaker). */
  readonly score: number;
  readonly evidence: Evidence;
}
