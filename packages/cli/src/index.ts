export { Failure } from './failure';
export type { CardSource, DeckData, SourceCard, SourceSearch } from './source/card-source';
export { openCardSource, type SourceOptions } from './source/open-card-source';
export { readList, type LineError, type ListNotation, type ReadEntry, type ReadList } from './list/read-list';
export type { ListCard } from './list/list-card';
export { ListDocument } from './list/list-document';
export { printList, toDocument, type PrintFormat } from './list/print-list';
export { slugOfPair, slugsOf, SlugAnswer } from './answer/slug';
export { identityOfCards, IdentityAnswer } from './answer/identity';
export {
  checkLegality,
  LegalityAnswer,
  nearestOf,
  parseBannedList,
  type LegalityOptions,
} from './answer/legality';
export { exportList, type Exported, type LinkTarget } from './answer/export-list';
export { findCard, CardAnswer } from './answer/card';
export { findCommander, CommanderAnswer } from './answer/commander';
export { searchCards, SearchAnswer } from './answer/search';
export { recommend, RecommendAnswer, type RecommendOptions } from './answer/recommend';
export { priceList, PriceAnswer } from './answer/price';
export { reportDeck, ReportAnswer, type ReportOptions } from './answer/report';
