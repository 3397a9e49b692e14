/** Below this many decks a share is rough: one deck moves it by more than five percentage points. */
export const FEW_DECKS = 20;

/** Fewer decks that could play a card say nothing for it or against it. */
const LEAST_DECKS = 5;

/** Below this share of the decks that could play a card, it is "only" so many that do. */
export const FEW_SHARE = 0.25;
/** From this share on, "most" do. */
export const MOST_SHARE = 0.5;

/** Whether so many decks that could play a card say something of it. */
export const areEnoughDecks = (decks: number): boolean => decks >= LEAST_DECKS;

/** The synergy to show for a row: null where too few decks are behind it. */
export const visibleSynergy = ({
  potentialDecks,
  synergy,
}: {
  readonly potentialDecks: number;
  readonly synergy: number | null;
}): number | null => (areEnoughDecks(potentialDecks) ? synergy : null);

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
