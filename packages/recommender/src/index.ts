export { makeModel, MODEL_VERSION, parseModel } from './model-file';
export { MAX_CARDS, modelBytes, modelCards, modelDecks, modelZones, type Model } from './model';
export type { ModelError } from './model-error';
export { ITEM_MODEL_DEFAULTS, type ItemModelOptions } from './item-model';
export type { NeighbourOptions } from './neighbours';
export type { RecommendRequest } from './query';
export { BASES, type Basis, type Evidence, type Recommendation } from './recommendation';
export type { RecommenderCard, RecommenderDeck } from './recommender-card';
export { createRecommender, DEFAULT_LIMIT, type Recommender } from './recommender';
export { hashText, seededRandom } from './random';
export { inclusion, lift, LIFT_MINIMUM_SAMPLE, shrunkRate, synergy, type Counts } from './statistics';
export { trainModel, type TrainingData, type TrainingProgress } from './train-model';
export {
  averageDeck,
  DECK_SIZE,
  type AverageDeckFacts,
  type BasicLand,
  type DeckCandidate,
  type DeckSlot,
} from './average-deck';
export { shareOut } from './largest-remainder';
export {
  createSimilarCommanders,
  type CommanderInclusion,
  type SimilarCommander,
} from './similar-commanders';
