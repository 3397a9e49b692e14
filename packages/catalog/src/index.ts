export { keywordsFromText } from './keyword';
export { LEFT_OUT_REASONS, type LeftOutReason } from './left-out';
export { formatPosition, type Position } from './position';
export type { Fault } from './record-scanner';
export { readScryfall, type CatalogEvent, type ReadScryfallOptions, type RejectCode } from './read-scryfall';
export { cardFromScryfall, type CardReadOptions, type ScryfallCardError } from './scryfall-card';
export { tagsOf, type TagFacts } from './tags';
