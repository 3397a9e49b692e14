export { CARD_GROUPS, cardLabel, groupOfLabel, UNLISTED_CARD, type CardGroup } from './card-group';
export {
  byDecks,
  byInclusion,
  byShrunkInclusion,
  cardRow,
  plainRow,
  rounded,
  rowInclusion,
} from './card-row';
export { makeCommanderLists, MIN_RATE_DECKS, type ListFacts } from './commander-lists';
export { narrowedRows } from './narrowed-rows';
