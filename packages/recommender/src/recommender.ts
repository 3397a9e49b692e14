import { boundCopies } from './signals/bound-copies';
import { lookupsOf } from './model/model-lookups';
import type { KnownDecks } from './deck-counts/known-decks';
import { makeEvidence } from './ranking/evidence';
import type { Model } from './model/model';
import {
  commanderRates,
  countWithCommanders,
  decksOfZones,
  rangesOfZones,
  zonesWithAll,
} from './signals/commander-rates';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS, type NeighbourOptions } from './signals/neighbours';
import {
  createPrior,
  emptyExpectation,
  sharesFeatureWithCommanders,
  type Expectation,
} from './signals/prior';
import { rankByRates, rankCards } from './ranking/rank';
import { createListSignals } from './signals/list-signals';
import { makeQuery, type RecommendRequest } from './signals/query';
import type { JobCount } from './ranking/job-counts';
import { reasonFor } from './ranking/reason';
import type { ReasonAgainst, Recommendation } from './ranking/recommendation';
import { chosenConditions, type Population } from './signals/population';
import type { Counts } from './statistics/rates';
import { surprisesOf } from './signals/surprises';
import { cardsOfDeck, describeSimilarDecks, type SimilarDeck } from './signals/similar-deck';
import { typicalCards, type TypicalCard } from './signals/typical';
import { weakestCards } from './ranking/weakest';

/** Default number of results. */
const DEFAULT_LIMIT = 100;

/** Recommends from one model. It reuses buffers between calls, so it belongs to one thread. */
export interface Recommender {
  /** Number of decks of the model. */
  readonly decks: number;
  /** The index of a card by its slug. */
  readonly indexOf: (slug: string) => number | undefined;
  /**
   * The best cards to add, best first: legal, allowed by the commanders, accepted by the request, no basic lands, nothing that
   * is in the list; `limit` cards, or all if there are fewer.
   */
  readonly recommend: (request: RecommendRequest) => readonly Recommendation[];
  /** The cards that `recommend` returns for commanders without any cards, in the same order, without the reasons. */
  readonly likely: (request: Omit<RecommendRequest, 'cards'>) => readonly number[];
  /** Decks with these commanders that play a card, of all decks with these commanders. */
  readonly countWithCommanders: (commanders: readonly number[], card: number) => Counts;
  /** The decks most like the list, best first: `limit` of them, at most NeighbourOptions.decks. None for a list without cards. */
  readonly similarDecks: (request: RecommendRequest) => readonly SimilarDeck[];
  /** The cards of a deck by its place in the model, by slug, without commanders and basic lands. */
  readonly cardsOfDeck: (deck: number) => readonly string[];
  /**
   * The cards that should be typical of commanders, most typical first, from what their texts say and what other commanders'
   * decks play; their own decks are not considered. For commanders without decks. At most 120.
   */
  readonly typical: (request: Omit<RecommendRequest, 'cards'>) => readonly TypicalCard[];
  /** Which decks a list is compared with, and how many of them. */
  readonly comparedWith: (request: RecommendRequest) => ComparedDecks;
  /** How many cards of the list do each job, beside the decks most like it; for a list without cards, beside those of its commanders. */
  readonly jobs: (request: RecommendRequest) => readonly JobCount[];
  /** The number of command zones that `typical` and the prior learnt from. */
  readonly knownCommanders: number;
  /** The cards of the list that the rest of it supports least, weakest first; no commanders or basic lands. */
  readonly weakest: (request: RecommendRequest) => readonly Recommendation<ReasonAgainst>[];
}

/** The decks that a list is compared with. */
export interface ComparedDecks {
  /**
   * `similar-decks`: the most similar ones of `among`. `commander`: the list has no cards that decks could have, too, and those of its
   * commanders count. `text`: too few decks are near the list, or have its commanders; what its commanders' texts say counts.
   */
  readonly basis: 'similar-decks' | 'commander' | 'text';
  /** How many they are; of `text` 0. */
  readonly decks: number;
  /** How many of them are of each kind, where that is known. */
  readonly kinds: ReadonlyMap<number, number>;
  /** Of which decks they are the most similar ones, or where these were looked for. */
  readonly among: Population;
  /** Of `text`: how many decks are near the list. */
  readonly tooFew: number;
}

/** Options of a recommender. */
export interface RecommenderOptions extends Partial<NeighbourOptions> {
  /** What is known of the model's decks: with it, only decks that could play a card count against it. */
  readonly known?: KnownDecks | undefined;
}

/**
 * Creates a recommender for a model, with everything that takes longer than a request may.
 * @example createRecommender(model).recommend({ commanders: [3], cards: [14, 15], limit: 20 })
 */
export const createRecommender = (
  model: Model,
  { known, ...options }: RecommenderOptions = {},
): Recommender => {
  const lookups = lookupsOf(model);
  const priorOf = createPrior(lookups);
  // Made now, so that no request waits for them.
  surprisesOf(lookups);
  const findNeighbours = createNeighbourSearch(lookups, { ...NEIGHBOUR_DEFAULTS, ...options }, known);
  const listSignals = createListSignals(lookups, priorOf, (query) =>
    boundCopies(lookups, query, findNeighbours(query)),
  );
  let lastPotential: { readonly key: string; readonly potential: Uint32Array | undefined } | undefined;
  /** By card the decks of commanders that could play it; those of the last ones are remembered. */
  const potentialWith = (commanders: readonly number[]): Uint32Array | undefined => {
    const key = commanders.join();
    if (lastPotential?.key !== key)
      lastPotential = {
        key,
        potential: known?.potentialOf(rangesOfZones(lookups, zonesWithAll(lookups, commanders))),
      };
    return lastPotential.potential;
  };
  /** Used again for each question of what is likely. */
  let expected: Expectation | undefined;
  const slugOf = (card: number): string => lookups.slugs[card] ?? '';

  const recommend = (request: RecommendRequest): readonly Recommendation[] => {
    const signals = listSignals(request).signals();
    const { query } = signals;
    const ranked = rankCards(lookups, signals, limitOf(request), request);
    const evidences = makeEvidence(
      lookups,
      signals,
      ranked.map(({ card }) => card),
    );
    return ranked.flatMap(({ card, score, contributions }, at) => {
      const evidence = evidences[at];
      if (evidence === undefined) return [];
      const sharesFeature = sharesFeatureWithCommanders(lookups, query, card);
      const reason = reasonFor(evidence, sharesFeature, contributions);
      return [{ card, slug: slugOf(card), score, evidence, reason }];
    });
  };

  return {
    decks: lookups.decks,
    indexOf: (slug) => lookups.indexOf.get(slug),
    recommend,
    likely: (request) => {
      const query = makeQuery(lookups, { ...request, cards: [] });
      expected ??= emptyExpectation(lookups.cards);
      const prior = priorOf(query, expected).rates;
      // How the prior differs from the usual rates is of no use here.
      const { rates } = commanderRates(lookups, query, prior, undefined, expected.differences);
      return rankByRates(lookups, query, rates, limitOf(request)).map(({ card }) => card);
    },
    similarDecks: (request) => {
      const { query, neighbours } = listSignals(request);
      return describeSimilarDecks(lookups, query, neighbours(), limitOf(request));
    },
    cardsOfDeck: (deck) => Array.from(cardsOfDeck(lookups.model, deck), slugOf),
    typical: (request) =>
      typicalCards(lookups, makeQuery(lookups, { ...request, cards: [] }), limitOf(request)),
    jobs: (request) => {
      const { jobs, ranges } = listSignals(request).jobs();
      return ranges.decks > 0 ? jobs : [];
    },
    comparedWith: (request) => {
      const { query, neighbours } = listSignals(request);
      const { decks: similar, cardWeights, among, tooFew } = neighbours();
      // Cards that no deck has say nothing of decks.
      const isAlone = cardWeights.every((weight) => weight === 0);
      const chosen = chosenConditions(query, known);
      const decks = isAlone
        ? decksOfZones(lookups, zonesWithAll(lookups, query.commanders)).filter(
            (deck) => chosen === undefined || known?.meets(deck, chosen) === true,
          )
        : similar;
      const kinds = new Map<number, number>();
      for (const deck of decks) {
        const kind = known?.kindOf(deck) ?? 0;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      const basis = isAlone ? 'commander' : 'similar-decks';
      return {
        basis: decks.length === 0 ? 'text' : basis,
        decks: decks.length,
        kinds,
        among: isAlone ? { ofCommanders: true, ...chosen } : among,
        tooFew,
      };
    },
    knownCommanders: model.priorZones.length,
    countWithCommanders: (commanders, card) =>
      countWithCommanders(lookups, commanders, card, potentialWith(commanders)),
    weakest: (request) =>
      weakestCards(lookups, listSignals(request).signals(), limitOf(request)).map((weak) => ({
        ...weak,
        slug: slugOf(weak.card),
      })),
  };
};

const limitOf = ({ limit }: Pick<RecommendRequest, 'limit'>): number =>
  limit === undefined || !Number.isFinite(limit) ? DEFAULT_LIMIT : Math.max(0, Math.floor(limit));
