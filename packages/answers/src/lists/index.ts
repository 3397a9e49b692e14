export { findBasicLands, makeAverageDeck, type BasicLands, type DeckCopies } from './average-deck';
export { CARD_GROUPS, cardLabel, groupOfLabel, UNLISTED_CARD, type CardGroup } from './card-group';
export { byDecks, byInclusion, cardRow, plainRow, rounded, rowInclusion, sortByInclusion } from './card-row';
export { colorWeights } from './color-weights';
export { makeCardLists, MIN_RATE_DECKS, NEW_DAYS, type FactsRow, type ListFacts } from './commander-lists';
export { decksByKind, kindNumber } from './deck-kind';
export {
  cardIndices,
  COMMON_CONDITIONS,
  fitsCommander,
  makeNarrowedPage,
  MIN_COMMON_DECKS,
  narrowedFolder,
  priceQuartiles,
  toNarrowing,
  type CommonCondition,
  type NarrowedCardFacts,
} from './narrowed-page';
export { makeNarrowedDeck } from './narrowed-deck';
export { narrowedRows } from './narrowed-rows';
export {
  commandersByResults,
  isKnownDifference,
  MIN_RESULT_GAMES,
  resultsOfCommander,
  summarizeResults,
  type CommanderResult,
  type ExpectedShare,
  type ResultChoice,
  type ResultSummary,
} from './results';
export { mostUnlistedDecks } from './unlisted-decks';
