import type { Signals } from './signals';

/** Scores cards by their signals: higher is better. */
export type Blend = (card: number) => number;

/** A first, cheap order by which candidates are chosen. */
export const roughBlend = (signals: Signals): Blend => {
  const [, share] = signals.shares;
  const { together, commander, query } = signals;
  if (query.cards.length === 0 || share === undefined) return (card) => commander.rates[card] as number;
  return (card) =>
    (together[card] as number) + (share[card] as number) + 0.1 * (commander.rates[card] as number);
};
