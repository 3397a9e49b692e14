import type { Counts } from '@crownsmith/recommender';

/** Decks for each deck that co-occurrences were counted over: 1, or more where those are a sample. @param overall counts of all */
export const sampledStep = (decks: ArrayLike<unknown>, overall: Counts): number =>
  decks.length === 0 ? 1 : overall.decks / decks.length;

/**
 * What a sample of decks says of all decks that it stands for, within what is known of all decks: those with the card are not more
 * than play it at all, and those without it not more than could play it without doing so.
 * @param step decks for each deck of the sample
 * @param overall the same card's counts over all decks
 * @example scaledCounts({ decks: 2, potential: 4 }, 3, { decks: 5, potential: 90 }) // { decks: 5, potential: 12 }
 */
export const scaledCounts = (sample: Counts, step: number, overall: Counts): Counts => {
  const decks = Math.min(Math.round(sample.decks * step), overall.decks);
  const most = overall.potential - (overall.decks - decks);
  return { decks, potential: Math.min(Math.max(Math.round(sample.potential * step), decks), most) };
};
