export {
  createComboIndex,
  type ComboDeck,
  type ComboIndex,
  type ComboMatch,
  type DeckCombos,
} from './combos/combo-index';
export { completeCombos } from './combos/complete-combos';
export type { ComboFacts } from './combos/combo';
export {
  estimateDeckBracket,
  type BracketEstimate,
  type BracketReason,
} from './bracket/estimate-deck-bracket';
export { bracketTraits, makeBracketEstimator } from './bracket/bracket-estimator';
export { bracketsWithCards, bracketWithout } from './bracket/bracket-of-deck';
export { turnOfCombo, twoCardCombosOf, winningCombos, type TwoCardCombo } from './bracket/two-card-combos';
export { DECK_TRAIT_NAMES, DECK_TRAITS, deckTraits, type DeckTrait } from './bracket/deck-traits';
export { lowerDeckBracket, meetBracket, type LowerBracket, type MeetFacts } from './bracket/meet-bracket';
export type { BracketCard, CardKind } from './bracket/bracket-card';
export {
  CURVE_POINTS,
  POWER_LEVELS,
  POWER_SIGNS,
  type BracketReasonCode,
  type PowerLevel,
  type PowerSign,
} from './bracket/bracket-rules';
export {
  castingChances,
  type CastingChance,
  type CastingReport,
  type ColorNeed,
} from './casting/casting-chances';
export { chanceOfAtLeast } from './casting/hypergeometric';
export { lastingJobs } from './swaps/lasting-jobs';
export { isIdleSource, manaSourceOf, type ManaSource, type ManaSourceCard } from './casting/mana-source';
export { makeCardThemes, type CardThemes, type ThemeFacts } from './themes/card-themes';
export { makeDeckClassifier, makeDeckEvidence } from './themes/classify-deck';
export { deckThemes, type DeckGroup, type DeckThemeOptions } from './themes/deck-themes';
export type { DeckFacts } from './report/deck-facts';
export { reportDeck, type DeckReport } from './report/report-deck';
export { likenessOf, suggestedPrice, USD_SOURCES } from './report/likeness';
export { allowanceOfDeck, companionFilterOf, modelRequest } from './report/model-request';
export type { ReportCard, ReportDeck } from './report/report-card';
export {
  compareWithAverage,
  type AverageComparison,
  type AverageDeck,
  type PlayedCard,
} from './average/compare-with-average';
export { nearestDecks, type NearestDeck } from './average/nearest-decks';
export type { Cut, CutReason } from './cuts/cut';
export { describeCut } from './cuts/describe-cut';
export { findCuts, isHardlyCut, type CutOptions } from './cuts/find-cuts';
export {
  findLacks,
  type JobCount,
  type Lack,
  type LackFacts,
  type RecommendedCard,
} from './lacks/find-lacks';
export { applySwaps, undoSwaps } from './swaps/apply-swaps';
export { describeSwap, type DeckNouns } from './swaps/describe-swap';
export { cardsAboveBracket, illegalPlaces, type CardViolation } from './swaps/forced-outs';
export { findSwaps, findUpgrade, type Upgrade } from './swaps/find-swaps';
export type { PlayedShare, Swap, SwapEffects, SwapLimits, SwapReason } from './swaps/swap';
export type { SwapFacts, SwapJob } from './swaps/swap-facts';
