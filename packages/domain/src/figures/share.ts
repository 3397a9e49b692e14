/** Below this many decks a share is rough: one deck moves it by more than five percentage points. */
export const FEW_DECKS = 20;

/** Below this many decks a difference of shares says nothing. */
const MIN_SYNERGY_DECKS = 5;

/** The synergy to show for a row: null where too few decks are behind it. */
export const visibleSynergy = ({
  potentialDecks,
  synergy,
}: {
  readonly potentialDecks: number;
  readonly synergy: number | null;
}): number | null => (potentialDecks < MIN_SYNERGY_DECKS ? null : synergy);

/**
 * A rate in whole per cent as it is shown: one above zero is at least `<1`, one below one at most 99.
 * @param rate 0–1
 * @example shownPercent(0.624) // 62
 * @example shownPercent(0.002) // '<1'
 */
export const shownPercent = (rate: number): number | '<1' => {
  if (rate > 0 && rate < 0.005) return '<1';
  return rate < 1 ? Math.min(99, Math.round(rate * 100)) : 100;
};
