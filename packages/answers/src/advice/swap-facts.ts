import { lastingJobs, type SwapFacts, type SwapLimits } from '@crownsmith/deck-report';
import { doesJob } from '../deck-report/suggestions';
import type { AdvisedDeck } from './advised-deck';

/** What swaps of a list are made from. */
export const swapFacts = ({
  engine,
  cardOf,
  combos,
  bracketLimits,
  jobs,
  limits,
  rank,
}: AdvisedDeck): SwapFacts => ({
  recommender: { ...engine, recommend: ({ limit = 0 }) => rank(limit) },
  findCard: cardOf,
  combos,
  bracketLimits,
  // What the player does not have to buy costs nothing.
  priceOf: (card) => {
    const known = cardOf(card.slug);
    return known && limits.costOf(known);
  },
  jobs: jobs
    .filter(({ decks }) => decks > 0)
    .map(({ job, label, have, usual, low, high, decks, among }) => ({
      label,
      have,
      usual,
      low,
      high,
      decks,
      among,
      isLand: job === 'lands',
      doesJob: (card) => doesJob({ typeLine: card.typeLine, tags: lastingJobs(card) }, job),
    })),
});

/** The limits of a player as those of swaps: what may come in at all, the recommendations tell. */
export const swapLimits = ({ limits: { limits, keep } }: AdvisedDeck): SwapLimits => ({
  totalPrice: limits.totalPrice,
  bracket: limits.bracket,
  keep,
});
