export { createApiClient, type ApiClient, type ApiClientOptions, type OnAlsoMeans } from './client';
export type { ApiMethod, CallOptions, TransportOptions } from './transport';
export {
  ApiDataError,
  apiErrorMessage,
  ApiHttpError,
  ApiNetworkError,
  ApiTimeoutError,
  isAbortError,
  isApiError,
  isApiHttpError,
  type ApiError,
} from './api-error';

export type { FieldError } from './input/field-error';
export { parseInput } from './input/parse-input';
export { unknownName } from './input/unknown-fields';

export { WireCard } from './card/wire-card';
export { clipboardCardFromWire, partnerFromWire, pricesFromWire, toWireCard } from './card/card-mapping';
export { allowedFromWire } from './card/wire-grants';
export { CardShare } from './api/card-share';
export { CardNameIndex, CardPriceList } from './api/card-names';
export { CardsRequest, CardsResponse } from './api/cards';
export {
  CardSummary,
  CommanderResponse,
  type CommanderSummary,
  type ListedCard,
  type RankedCommander,
} from './api/commander';
export {
  fromSavedPrintings,
  SavedListChange,
  SavedListInput,
  SavedListResponse,
  type SavedListSummary,
  SavedListsResponse,
  type SavedPrinting,
  toSavedPrintings,
} from './api/saved-lists';
export { type DeckEntry, FORMER_DECK_FIELDS, ListText, namedEntry } from './api/deck-input';
export { limitsFromRequest, limitsToRequest, RequestLimits } from './api/advice-limits';
export {
  AdvisedCard,
  AdviceEffects,
  DeckFill,
  DeckTrim,
  DeckUpgrade,
  RoleEffect,
  ShoppingList,
  TrimmedCard,
  WhyNot,
} from './api/advice';
export {
  MAX_PLAYTEST_GAMES,
  MAX_PLAYTEST_TURNS,
  PlaytestQuestion,
  PlaytestReport,
  PlaytestRequest,
} from './api/playtest';
export {
  AdviceQuestions,
  DeckReport,
  DeckReportRequest,
  ReportCard,
  type ReportCombo,
} from './api/deck-report';
export { OwnedCards, OwnedCollection } from './exchange/owned-cards';
export { ChosenColor } from './api/chosen-color';
export { CompareChoice, compareFields, compareOfFields } from './api/compare-choice';
export {
  RecComparison,
  RecEvidence,
  RecLack,
  RecReason,
  RecsRequest,
  RecsResponse,
  type Rec,
} from './api/recs';

export { DECK_KINDS, type DeckKind, type DecksByKind, DeckSources } from './snapshot/deck-sources';
export { bracketLimitsOf, toWireLimits, type WireBracketLimit } from './snapshot/bracket-limits';
export { DATA_KINDS, type DataKind, DataSource } from './snapshot/data-source';
export { type Estimate, Manifest, SNAPSHOT_SCHEMA, SnapshotPointer } from './snapshot/manifest';
export { Checksums, FileChecksum } from './snapshot/checksums';
export { Catalog } from './snapshot/catalog';
export { CardNumbers } from './snapshot/card-numbers';
export { OtherNames } from './snapshot/other-names';
export { Redirects } from './snapshot/redirects';
export { MiscData } from './snapshot/misc';
export {
  SEARCH_KINDS,
  type SearchKind,
  TYPEAHEAD_LISTS,
  TypeaheadList,
  type TypeaheadListName,
  type TypeaheadOption,
} from './snapshot/typeahead';
export type { CardList, CardRow, CommanderRow } from './snapshot/rows';
export {
  COMMANDER_LIST_TITLES,
  COMMANDER_LISTS,
  CommanderPage,
  type CommanderListTag,
  averageDeckOf,
  type AverageDeckOf,
} from './snapshot/commander-page';
export { AverageDecks, makeAverageDecks, type AverageDeckPage } from './snapshot/average-decks';
export { NarrowedPage } from './snapshot/narrowed-page';
export { CommanderVariants } from './snapshot/commander-variants';
export { CommanderListPage, CommanderWindowsPage, ZoneListPage } from './snapshot/commander-lists';
export { CardBan, CardPage, type CardPageFace } from './snapshot/card-page';
export { CardPrintingRow, PrintingPriceList, SetPrintings } from './snapshot/printings';
export {
  CardListPage,
  NewCards,
  SaltListPage,
  TIME_WINDOWS,
  TopListPage,
  type TimeWindow,
} from './snapshot/card-lists';
export { MovingPage, MovingRow, TrendsPage } from './snapshot/moving';
export {
  CardResult,
  CardResults,
  CommanderResults,
  DeckResults,
  FormatResults,
  ResultCell,
  ResultFigures,
  ResultsPage,
} from './snapshot/results';
export { Combo, ComboIndex, CombosByCard } from './snapshot/combos';
export { SearchCardFacts, SearchFacts } from './snapshot/search-facts';
export { SetIndex, SetPage } from './snapshot/sets';
export { ThemeIndex, ThemePage, type ThemeRow } from './snapshot/themes';
export { PreconIndex, PreconPage } from './snapshot/precons';
export { SubpageIndex } from './snapshot/subpage-index';

export { CompatibleCard, CompatibleCardView } from './compatible/card';
export {
  CompatibleAverageDeckPage,
  CompatibleCardList,
  CompatibleCardPage,
  CompatibleComboPage,
  CompatibleCommanderPage,
  CompatibleListPage,
  CompatibleMore,
  CompatiblePreconPage,
  type CompatibleLinkView,
  type CompatiblePanels,
} from './compatible/page';
export { BRACKET_TAGS, EstimateBracketResponse, type BracketTag } from './compatible/bracket';
export {
  CombosResponse,
  CompatibleCombo,
  CompatibleComboCard,
  FindCombosRequest,
  FindCombosResponse,
} from './compatible/combos';

export { MessageId, StoredMessage, type MessageKind } from './stored-message';
export { ExportHeader, type ExportKind } from './exchange/export-header';
export { HandedInDeck } from './exchange/handed-in-deck';
export { findHandedInErrors } from './exchange/handed-in-errors';
export { PrintedCopies, Printings } from './exchange/printed-copies';
export { SaltVotes } from './exchange/salt-votes';
export type { Schema, SchemaIssue } from './schema';
