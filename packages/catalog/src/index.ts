export { enrichCard, type ProvidedFields } from './cards/enrich-card';
export { CardIdentities } from './cards/card-identities';
export { addPrintings } from './cards/printings';
export { readCombos, type ComboEvent, type SourceCombo } from './combos/read-combos';
export { parseIsoDate } from './decks/iso-date';
export { parseJsonDeck } from './decks/parse-json-deck';
export { readDeckDocument } from './decks/read-deck-document';
export {
  mergeCards,
  optionalFacts,
  type DeckRecord,
  type ParsedJsonDeck,
  type SourceDeck,
  type SourceDeckFault,
  type SourceList,
} from './decks/source-deck';
export { downloadBulk, type Download, type DownloadOptions } from './download/download-bulk';
export { downloadFile, type DownloadedFile, type DownloadFileOptions } from './download/download-file';
export { describeDownloadError, type DownloadError } from './download/download-error';
export { makeUserAgent } from './download/http-request';
export { RequestPace } from './download/request-pace';
export { GAME_CHANGERS_DATE, latestGameChangerChange } from './legality/game-changers';
export { latestBan } from './legality/duel-bans';
export { latestLegalityChange } from './legality/legality-changes';
export { addRulesFile, newerRules, type NewerRules } from './legality/newer-rules';
export { readRulesFile, rulesFileSchema, type RulesFile } from './legality/rules-file';
export { NAME_LANGUAGES_TEXT, parseNameKind, readNames, type NameEvent } from './names/read-names';
export { listPreconFiles, preconFiles } from './precons/precon-files';
export type { Precon, PreconFault } from './precons/precon';
export { distinctPrecons, preconKey } from './precons/precon-slugs';
export { readPrecons, type PreconEvent, type PreconFile } from './precons/read-precons';
export { readPrices, type PriceEvent } from './prices/read-prices';
export { nameOnPrinting, type PrintedName, type Printing } from './printings/printing';
export {
  readPrintedNames,
  readPrintings,
  type PrintedNameEvent,
  type PrintingEvent,
} from './printings/read-printings';
export type { Position } from './records/position';
export type { ReadOptions } from './records/read-records';
export type { RecordReject } from './records/record-reject';
export type { Fault } from './records/record-scanner';
export { readSalt, type SaltEvent } from './salt/read-salt';
export type { LeftOutReason, UnknownLayout } from './scryfall/left-out';
export {
  downloadMigrations,
  readMigrations,
  type Migration,
  type MigrationOptions,
  type Migrations,
} from './scryfall/migrations';
export {
  readScryfall,
  type CatalogEvent,
  type ReadScryfallOptions,
  type RejectCode,
} from './scryfall/read-scryfall';
export { cardFromScryfall, type CardReadOptions, type ScryfallCardError } from './scryfall/scryfall-card';
export { readSets, setsOfCards, withSetCode, type CardSet, type SetEvent } from './sets/card-set';
export type { DeclaredBracket } from './decks/declared-bracket';
export type { DeckResult } from './decks/deck-result';
export { readDeckstatsPage, readGoldfishPage, readTextList } from './decks/deck-pages';
export { watchFields } from './sources/absent-fields';
export { checkSource, type CheckOptions, type SourceCheck } from './sources/check-source';
export type { ShapeDifference } from './sources/compare-shapes';
export { SCRYFALL_SAMPLES } from './sources/scryfall-samples';
export { statedFacts, type StatedFacts } from './decks/stated-facts';
export type { SourceSample } from './sources/source-sample';
export { SOURCE_SAMPLES } from './sources/source-samples';
export { meaningOf, ORACLE_TAG_MEANINGS } from './tags/oracle-tag-meanings';
export { readOracleTags, type OracleTagEvent, type TaggedByPeople } from './tags/read-oracle-tags';
export { tagRulesText, tagsOf, type TagFacts } from './tags/tags';
