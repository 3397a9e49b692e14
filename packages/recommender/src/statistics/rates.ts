/** Minimum number of decks with a commander for a lift. */
export const LIFT_MINIMUM_SAMPLE = 20;

/** A number of decks out of a potential number: a rate with its n. */
export interface Counts {
  /** decks with the card */
  readonly decks: number;
  /** decks whose identity allows the card */
  readonly potential: number;
}

/**
 * The share of decks that play a card among those that could, 0–1; undefined if none could.
 * @example inclusion({ decks: 62, potential: 100 }) // 0.62
 */
export const inclusion = ({ decks, potential }: Counts): number | undefined =>
  potential > 0 ? decks / potential : undefined;

/**
 * Inclusion with a commander minus inclusion among the *other* decks that could play the card, −1..1; near 0
 * or negative for a staple. `overall` counts all decks, including those of the commander. Undefined if either side has no
 * deck.
 * @example synergy({ decks: 60, potential: 100 }, { decks: 100, potential: 500 }) // 0.6 − 40/400 = 0.5
 */
export const synergy = (here: Counts, overall: Counts): number | undefined => {
  const inside = inclusion(here);
  const outside = inclusion({
    decks: overall.decks - here.decks,
    potential: overall.potential - here.potential,
  });
  return inside === undefined || outside === undefined ? undefined : inside - outside;
};

/**
 * Inclusion with a commander / inclusion overall, 0 or more; undefined with fewer than `LIFT_MINIMUM_SAMPLE` decks of
 * the commander, or if no deck plays the card.
 * @example lift({ decks: 50, potential: 100 }, { decks: 100, potential: 500 }) // 2.5
 */
export const lift = (here: Counts, overall: Counts): number | undefined => {
  if (here.potential < LIFT_MINIMUM_SAMPLE || overall.decks <= 0 || overall.potential <= 0) return undefined;
  return here.decks / here.potential / (overall.decks / overall.potential);
};

/**
 * A rate shrunk towards a prior as if `weight` further decks with the prior's rate had been counted: few decks give a
 * rate near the prior, many a rate near their own.
 * @example shrunkRate({ decks: 1, potential: 1 }, 0.1, 9) // 0.19
 */
export const shrunkRate = ({ decks, potential }: Counts, prior: number, weight: number): number =>
  (decks + weight * prior) / (potential + weight);

/** Logarithm of the odds of a rate, clamped away from 0 and 1. */
export const logOdds = (rate: number): number => {
  const clamped = Math.min(0.9998, Math.max(0.0002, rate));
  return Math.log(clamped / (1 - clamped));
};
