export type Stratum = '< 0.6' | '0.6–0.8' | '≥ 0.8';

/** The minimum nDCG@20, as a ratio to that of commander inclusion in the same run. */
export interface Floor {
  readonly corpus: string;
  /** share of the cards that is hidden */
  readonly share: number;
  /** range of the nearest deck's Jaccard index; absent for all decks */
  readonly stratum?: Stratum;
  readonly ratio: number;
}

export const FLOORS: readonly Floor[] = [
  { corpus: 'commander', share: 0.2, ratio: 1.1 },
  { corpus: 'commander', share: 0.5, ratio: 1.04 },
  { corpus: 'commander', share: 0.2, stratum: '< 0.6', ratio: 1.2 },
  { corpus: 'duel', share: 0.2, ratio: 1.22 },
  { corpus: 'duel', share: 0.5, ratio: 1.08 },
  { corpus: 'duel', share: 0.2, stratum: '< 0.6', ratio: 1.2 },
];

/** The minimum nDCG@20 for commanders without decks, as a ratio to that of popularity in the same run. */
export const COMMANDER_FLOORS: readonly Omit<Floor, 'stratum'>[] = [
  { corpus: 'casual', share: 1, ratio: 1.125 },
  { corpus: 'casual', share: 0.8, ratio: 1.21 },
  { corpus: 'casual', share: 0.5, ratio: 1.375 },
  { corpus: 'casual', share: 0.2, ratio: 1.58 },
];

/** The minimum number of ten unusual cards of a commander without decks among the first 40 by estimated synergy. */
export const TYPICAL_FLOOR = 2;
