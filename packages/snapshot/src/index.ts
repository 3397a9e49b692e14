export { nextRelease, parseCatalog } from './catalog-file';
export type { CardLookup } from './card-lookup';
export { createDeckReports, createReportCards, type FindReportCard } from './deck-report/deck-reports';
export { makeDeckReport, type DeckReportError } from './deck-report/make-report';
export { readDeck, type ListRequest, type ReadDeck, type ReadFacts } from './deck-report/read-deck';
export { toReportCard, type ReportCard } from './deck-report/report-card';
export {
  DECK_ATTRIBUTES_FILE,
  parseDeckCounts,
  type DeckCounts,
  type DeckSummary,
  type NarrowedCounts,
  type Narrowing,
} from './deck-counts';
export { loadEngine, type Engine } from './engine';
export { toCommanderResponse } from './commander-response';
export { MAX_LIST_FILE_BYTES, readListBytes } from './list-bytes';
export { createFolderSource } from './folder-source';
export { createHttpSource, type HttpSourceOptions } from './http-source';
export { inSteps, type SteppedWork } from './in-steps';
export { parseArrayInChunks } from './json-array';
export { NAMES_FILE, readOtherNames } from './names/names-file';
export { createOtherNameTable, type OtherNameTable } from './names/other-names';
export { openSource } from './open-source';
export { memoize } from './memoize';
export { parseFile } from './parse-file';
export {
  MODEL_FILE,
  parseEngine,
  parseRedirects,
  readCatalog,
  readManifest,
  readRequired,
  REDIRECTS_FILE,
  type RedirectMaps,
} from './parts';
export type { WireCopies } from './list-cards';
export {
  recommendForList,
  respondWithRecs,
  type CardRec,
  type ListRecs,
  type RecsError,
  type ResolvedList,
} from './recommendations';
export { isSnapshotFailure, orElse, SnapshotError } from './snapshot-error';
export { openSnapshot, type SnapshotReader } from './snapshot-reader';
export {
  assertSourcePath,
  type ByteRange,
  isSourcePath,
  SnapshotSourceError,
  type SnapshotSource,
} from './source';
export {
  createCardSearch,
  type CardSearch,
  type CardSearchResult,
  type SearchCommander,
} from './search/card-search';
export { figuresAmongDecks } from './search/commander-figures';
export { parseSearchFacts, SEARCH_FACTS_FILE } from './search/search-facts-file';
export { toSearchCard } from './search/to-search-card';
export { systemCode } from './system-code';
