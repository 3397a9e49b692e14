export { setsOfCards, readSets, withSetCode, type CardSet, type SetEvent } from './card-set';
export { readCombos, type ComboEvent, type SourceCombo } from './combos';
export { downloadBulk, type Download, type DownloadOptions } from './download-bulk';
export { describeDownloadError, type DownloadError } from './download-error';
export { enrichCard, type ProvidedFields } from './enrich-card';
export { KEYWORD_ABILITIES, keywordsFromText } from './keyword';
export { LEFT_OUT_REASONS, type LeftOutReason } from './left-out';
export { formatPosition, type Position } from './position';
export {
  MAX_PRECON_BYTES,
  PRECON_FAULTS,
  readPrecons,
  type Precon,
  type PreconEvent,
  type PreconFault,
  type PreconFile,
} from './precons';
export { preconFiles } from './precons-folder';
export { readPrices, type PriceEvent } from './price-file';
export { FAULTS, type Fault } from './record-scanner';
export { readScryfall, type CatalogEvent, type ReadScryfallOptions, type RejectCode } from './read-scryfall';
export { readSalt, type SaltEvent } from './salt';
export { cardFromScryfall, type CardReadOptions, type ScryfallCardError } from './scryfall-card';
export { tagsOf, type TagFacts } from './tags';
