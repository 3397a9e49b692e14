export { adviseDeck, type AdvisedDeck, type AdviceFacts } from './advice/advised-deck';
export { makeAdvice, type DeckAdvice } from './advice/advice';
export { groupAdvised, type AdvisedGroup } from './advice/group-advised';
export {
  resolveLimits,
  tribeNamesOf,
  type LimitLookups,
  type Refusal,
  type ResolvedLimits,
  type TribeNames,
} from './advice/resolve-limits';
export {
  createDeckReports,
  createReportCards,
  type AdviceError,
  type AdviseOnDeck,
  type DeckAnswers,
} from './deck-report/deck-reports';
export type { SimilarResults } from './deck-report/similar-results';
export {
  makeDeckReport,
  refuseList,
  type DeckReportError,
  type ReportParts,
} from './deck-report/make-report';
export {
  playList,
  type ChangeRequest,
  type PlayChange,
  type PlayList,
  type PlaytestSource,
} from './playtest/play-list';
export type { DeckPassport } from './passport/deck-passport';
export { outOfLine, tableFigures } from './passport/out-of-line';
export {
  readDeck,
  withCardsOf,
  type ListRequest,
  type ReadDeck,
  type ReadFacts,
} from './deck-report/read-deck';
export { requestOfDeck } from './deck-report/request-of-deck';
export { toReportCard, type FindReportCard, type ReportCard } from './deck-report/report-card';
export {
  foreseeNewCards,
  isUnplayed,
  newReason,
  playedText,
  type FirstDayCard,
  type UnplayedCards,
  type NewForDeck,
  type PlayedRelative,
  type WantedBy,
} from './first-day/first-day';
export { toCommanderResponse } from './commanders/commander-response';
export { MAX_LIST_FILE_BYTES, readListBytes } from './deck-report/list-bytes';
export { readStatedPrintings } from './snapshot/stated-printings';
export { createOtherNameTable, type OtherNameTable } from './names/other-names';
export type { CardLookup } from './recommendations/list-cards';
export {
  recommendForList,
  respondWithRecs,
  type CardRec,
  type LimitedList,
  type ListRecs,
  type RecsError,
  type ResolvedList,
} from './recommendations/recommendations';
export {
  createCardSearch,
  type CardSearch,
  type CardSearchResult,
  type SearchCommander,
} from './search/card-search';
export { figuresAmongDecks } from './search/commander-figures';
export { searchPage, type FindNamed, type FoundPage } from './search/search-page';
export { toSearchCard } from './search/to-search-card';
