import { makeCorpus } from './model/model-lookups';
import { findReasons, makeEvidence } from './ranking/evidence';
import type { Model } from './model/model';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS, type NeighbourOptions } from './signals/neighbours';
import { createPrior } from './signals/prior';
import { rankCards } from './ranking/rank';
import { makeQuery, type RecommendRequest } from './signals/query';
import type { Recommendation } from './ranking/recommendation';
import { makeSignals } from './signals/signals';
import { weakestCards } from './ranking/weakest';

/** How many cards are answered unless told. */
const DEFAULT_LIMIT = 100;

/** Answers requests from one model. It keeps scratch memory between calls, so it is for one thread. */
export interface Recommender {
  /** How many decks the model was made from. */
  readonly decks: number;
  /** The index of a card by its slug. */
  readonly indexOf: (slug: string) => number | undefined;
  /**
   * The best cards to add, best first: legal, within the colours of the commanders, no basic lands, nothing that the
   * user already has; as many as asked for while so many are legal.
   */
  readonly recommend: (request: RecommendRequest) => readonly Recommendation[];
  /** The cards of the list that the rest of it supports least, weakest first; never commanders or basic lands. */
  readonly weakest: (request: RecommendRequest) => readonly Recommendation[];
}

/**
 * Makes a recommender over a model.
 * @example createRecommender(model).recommend({ commanders: [3], cards: [14, 15], limit: 20 })
 */
export const createRecommender = (model: Model, options: Partial<NeighbourOptions> = {}): Recommender => {
  const corpus = makeCorpus(model);
  const priorOf = createPrior(corpus);
  const find = createNeighbourSearch(corpus, { ...NEIGHBOUR_DEFAULTS, ...options });
  const slugOf = (card: number): string => corpus.slugs[card] ?? '';

  const recommend = (request: RecommendRequest): readonly Recommendation[] => {
    const query = makeQuery(corpus, request);
    const signals = makeSignals(corpus, priorOf, find, query);
    const [, shares] = signals.shares;
    const ranked = rankCards(corpus, signals, limitOf(request));
    const reasons = findReasons(
      corpus,
      signals,
      ranked.map(({ card }) => card),
    );
    return ranked.map(({ card, score }) => ({
      card,
      slug: slugOf(card),
      score,
      evidence: makeEvidence(corpus, signals, reasons, card, shares[card] as number),
    }));
  };

  return {
    decks: corpus.decks,
    indexOf: (slug) => corpus.indexOf.get(slug),
    recommend,
    weakest: (request) => {
      const query = makeQuery(corpus, request);
      const signals = makeSignals(corpus, priorOf, find, query);
      return weakestCards(corpus, signals, limitOf(request)).map((weak) => ({
        ...weak,
        slug: slugOf(weak.card),
      }));
    },
  };
};

const limitOf = ({ limit }: RecommendRequest): number =>
  limit === undefined || !Number.isFinite(limit) ? DEFAULT_LIMIT : Math.max(0, Math.floor(limit));
