export type Stratum = '< 0.6' | '0.6–0.8' | '≥ 0.8';

/** What nDCG@20 must reach, as a ratio to commander inclusion in the same run. */
export interface Floor {
  readonly corpus: string;
  /** share of the cards that was hidden */
  readonly share: number;
  /** of the nearest deck's Jaccard; absent for all decks */
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
