export { nextRelease, parseCatalog } from './catalog-file';
export {
  createDeckCounts,
  DECK_ATTRIBUTES_FILE,
  parseDeckFile,
  type DeckCounts,
  type DeckSummary,
  type NarrowedCounts,
  type Narrowing,
} from './deck-counts';
export { makeEngine, type Engine } from './engine';
export { createFolderSource } from './folder-source';
export { createHttpSource, type HttpSourceOptions } from './http-source';
export { inSteps, type SteppedWork } from './in-steps';
export { parseArrayInChunks } from './json-array';
export { NAMES_FILE, readOtherNames } from './names-file';
export { openSource } from './open-source';
export { memoize } from './memoize';
export { parseFile } from './parse-file';
export {
  MODEL_FILE,
  parseModelFile,
  parseRedirects,
  readCatalog,
  readManifest,
  readRequired,
  REDIRECTS_FILE,
  type RedirectMaps,
} from './parts';
export { CARD_NUMBERS_FILE, readCardNumbers, type CardNumberTable } from './card-numbers-file';
export { isSnapshotFailure, orElse, SnapshotError } from './snapshot-error';
export { openSnapshot, type SnapshotReader } from './snapshot-reader';
export {
  assertSourcePath,
  type ByteRange,
  isSourcePath,
  SnapshotSourceError,
  type SnapshotSource,
} from './source';
export { readSearchFacts } from './search-facts-file';
export { createValuePool } from './value-pool';
export { systemCode } from './system-code';
export { setTurnWait, takeTurn } from './take-turn';
export { snapshotFacts } from './snapshot-facts';
