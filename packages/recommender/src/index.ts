export { makeModel, parseModel } from './model/model-file';
export { MAX_CARDS, type Model } from './model/model';
export type { ModelError } from './model/model-error';
export {
  indexDeckAttributes,
  makeDeckAttributesFile,
  parseDeckAttributes,
  type IndexedDeckAttributes,
} from './deck-counts/deck-attributes-file';
export {
  makeDeckAttributes,
  type DeckAttributes,
  type DeckAttributesInput,
  type DeckFacts,
} from './deck-counts/deck-attributes';
export {
  createDeckCounts,
  type DeckCounts,
  type KnownDeck,
  type DeckSummary,
  type NarrowedCard,
  type NarrowedCounts,
} from './deck-counts/deck-counts';
export { createKnownDecks, type DeckConditions, type KnownDecks, type Span } from './deck-counts/known-decks';
export type { Narrowing } from './deck-counts/selection';
export type { ItemModel, ItemModelOptions } from './training/item-model';
export type { NeighbourOptions } from './signals/neighbours';
export type { Likeness } from './signals/likeness';
export type { Population } from './signals/population';
export type { PopulationChoice } from './signals/population-choice';
export type { SimilarDeck } from './signals/similar-deck';
export type { RecommendRequest } from './signals/query';
export type { TypicalCard } from './signals/typical';
export type { Basis, Evidence, ReasonAgainst, ReasonFor, Recommendation } from './ranking/recommendation';
export { groupRecommendations, usualMargin, type RecommendationGroup } from './ranking/group-recommendations';
export type { JobCount } from './ranking/job-counts';
export { toRecommenderCard, type RecommenderCard, type RecommenderDeck } from './training/recommender-card';
export {
  createRecommender,
  type ComparedDecks,
  type Recommender,
  type RecommenderOptions,
} from './recommender';
export { createFirstDay, type FirstDay, type ForeseenCard } from './first-day/first-day';
export type { WantedByOptions, WantingCommanders } from './first-day/wanted-by';
export { inclusion, lift, LIFT_MINIMUM_SAMPLE, shrunkRate, synergy, type Counts } from './statistics/rates';
export { wilsonInterval, type Interval } from './statistics/rate-interval';
export { rateDifference, type Estimate, type ListGames } from './statistics/rate-difference';
export { shrinkDifferences, type ShrunkEstimate } from './statistics/shrunk-differences';
export { deckOrder } from './training/deck-table';
export { learningDecks } from './training/learning-decks';
export { learntOf, type Learnt } from './training/learnt';
export {
  trainModel,
  type TrainingData,
  type TrainingOptions,
  type TrainingProgress,
} from './training/train-model';
