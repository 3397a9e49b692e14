import type { JobCount } from './job-counts';

/** The strongest estimate of how likely a deck like this one plays a card. */
export type Basis = 'similar-decks' | 'cards-together' | 'commander' | 'identity';

/**
 * Why the model recommends a card: what contributed most to its place, among what speaks for the card.
 *
 * - `similar-decks`: most similar decks play it, or more of them than of all decks that could
 * - `cards-together`: it is played with cards of the list (`Evidence.because`)
 * - `commander`: most decks with these commanders play it, or more of them than of other decks
 * - `theme`: it shares creature types or keywords with the commanders
 * - `popularity`: its share of all decks that could play it
 * - `identity`: only its colours and legality are known
 */
export type ReasonFor =
  'similar-decks' | 'cards-together' | 'commander' | 'theme' | 'popularity' | 'identity';

/**
 * Why the model finds a card of the list weak: what contributed most to its place, among what speaks against the card.
 *
 * - `surplus`: the list has more cards of its purpose than decks like it usually have (`Evidence.surplus`)
 * - `few-similar-decks`: few similar decks play it, or fewer of them than of all decks that could
 * - `few-with-commander`: few decks with these commanders play it, and no more than other decks
 * - `unsupported`: the rest of the list supports it less than its other cards
 */
export type ReasonAgainst = 'surplus' | 'few-similar-decks' | 'few-with-commander' | 'unsupported';

/** Why a card is recommended, or weak. Rates are 0–1 and come with their n. */
export interface Evidence {
  readonly basis: Basis;
  /** Similar decks that play it. */
  readonly similarCount: number;
  /** Similar decks that could play it: dates, formats and colours allow it. */
  readonly similarDecks: number;
  /** Decks with these commanders that play it. */
  readonly numDecks: number;
  /** Decks with these commanders that could play it. */
  readonly potentialDecks: number;
  /** All decks that play it. */
  readonly overallDecks: number;
  /** All decks that could play it. */
  readonly overallPotentialDecks: number;
  /** Inclusion with these commanders minus inclusion among the other decks that could play it, −1..1; null without decks on either side. */
  readonly synergy: number | null;
  /** Inclusion with these commanders / inclusion overall; null below LIFT_MINIMUM_SAMPLE decks. */
  readonly lift: number | null;
  /** Indices of up to three of the user's cards that support it most, strongest first. */
  readonly because: readonly number[];
  /** For a weak card: the purpose that the list has most cards too many of, and what is usual of it. */
  readonly surplus?: JobCount;
}

/** A ranked card with its evidence and the reason for its place. */
export interface Recommendation<Reason = ReasonFor> {
  /** Index of the card. */
  readonly card: number;
  readonly slug: string;
  /** Only for ranking: higher is better within one result (for weak cards: weaker). */
  readonly score: number;
  readonly evidence: Evidence;
  readonly reason: Reason;
}
