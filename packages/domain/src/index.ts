// `@public` is for library users only: no other package needs the export.
export {
  decideLegality,
  isPlayable,
  laterLegality,
  legalityOn,
  type DatedLegality,
  type LegalityDecision,
  type LegalityEvidence,
  type LegalityReason,
} from './card/card-legality';
export { decideGameChanger, type DatedGameChanger, type GameChangerEvidence } from './card/game-changer';
export { createAndNames } from './card/and-names';
export { FACE_SEPARATOR, faceNames, foldName, isSearchable, normalizeQuery } from './card/card-name';
export { createCardNames, type CardNames, type NameMeaning, type OtherName } from './card/card-names';
export { compareBearers, spelledName, type NameBearing } from './card/name-bearer';
export {
  languageTag,
  NAME_KIND_LABELS,
  NAME_KINDS,
  NAME_LANGUAGES,
  nameRelation,
  type NameKind,
  type PrintedNameKind,
} from './card/name-kind';
export { withUniqueSlugs } from './card/unique-slugs';
export { cardUrl, commanderUrl, findPairOfUrl, slugOfCardUrl, slugOfCommanderUrl } from './card/card-url';
export {
  CARD_LAYOUTS,
  LEGALITIES,
  type Card,
  type CardFace,
  type CardImages,
  type CardLayout,
  type CardPrinting,
  type CopyLimit,
  type Legality,
} from './card/card';
export { copyLimitOf, maxCopies } from './card/copy-limit';
export { earliest, firstRelease, isFirstPrinting, type ReleaseEvidence } from './card/first-release';
export { findsNoLand, searchedLandColors } from './card/land-search';
export { frontText } from './card/front-text';
export {
  groupByPrimaryType,
  isPrimaryType,
  PRIMARY_TYPES,
  primaryTypeOf,
  type PrimaryType,
  type PrimaryTypeGroup,
} from './card/primary-type';
export { isTag, TAG_LABELS, TAGS, type Tag } from './card/tag';
export {
  frontTypes,
  isBasicLand,
  /** @public */
  makeTypeLine,
  parseTypeLine,
  type FaceTypes,
} from './card/type-line';
export type { CreatureTypeFacts } from './card/creature-types';

export {
  COLOR_IDENTITIES,
  COLORLESS,
  FIVE_COLOR,
  identityColors,
  identityOf,
  isColorIdentity,
  makeColorIdentity,
  parseColorIdentity,
  unionIdentity,
  type ColorIdentity,
} from './color/color-identity';
export { colorName, COLORS, isColor, type Color } from './color/color';
export {
  identitiesOfGroup,
  IDENTITY_GROUPS,
  identityName,
  identitySlug,
  parseIdentitySlug,
  type IdentityGroup,
} from './color/identity-name';

export {
  /** @public */
  makeManaCost,
  manaCostColors,
  manaValueOf,
  parseManaCost,
  parseManaCosts,
  parseManaTokens,
  type CostSymbol,
  type ManaCost,
  type ManaCostError,
} from './mana/mana-cost';
export { MANA_SYMBOL_SIZE, MANA_SYMBOLS, symbolKey, symbolKeys, type ManaSymbol } from './mana/mana-symbol';

export {
  canBeCommander,
  canBeInCommandZone,
  isCommandZone,
  isPartnerCapable,
  validPair,
  type CommanderFacts,
  type CommandZoneCard,
} from './command-zone/command-zone';
export {
  /** @public */
  crown,
  REMOVE_PARTNER_MESSAGE,
  requireCommander,
  SELECT_COMMANDER_MESSAGE,
  type Crowning,
} from './command-zone/crown';
export { type CardFilter, type FilteredCard } from './command-zone/card-filter';
export { pairNames } from './command-zone/pair-names';
export {
  allowanceOf,
  allows,
  allowsMore,
  choosesColor,
  deckAllowance,
  /** @public */
  forbids,
  suits,
  type AllowedCard,
  type AllowingCommander,
  type DeckAllowance,
} from './command-zone/deck-allowance';
export { deckGrantsOf, deckRulesOf, type DeckGrant, type GrantFacts } from './command-zone/deck-grant';
export { parseDeckGrants } from './command-zone/stored-grants';
export {
  NO_PARTNER,
  PARTNER_KINDS,
  partnerAbilityOf,
  type PartnerAbility,
  type PartnerFacts,
  type PartnerKind,
  type UnknownPartnerWording,
} from './command-zone/partner-ability';

export {
  MAX_LIMIT_PRICE,
  MAX_PLAN,
  UNUSUAL_STEPS,
  type AdviceDial,
  type AdviceLimits,
  type Unusual,
} from './advice/advice-limits';
export {
  ADVICE_DIALS,
  describeAdviceLimits,
  makeLimitParameters,
  readAdviceLimits,
  type AddressParameters,
  type Dial,
  type ReadAdviceLimits,
} from './advice/advice-dials';
export {
  bracketName,
  /** @public */
  BRACKETS,
  type Bracket,
} from './deck/bracket';
export {
  BRACKET_KIND_NAMES,
  BRACKET_KINDS,
  BRACKET_LIMITS,
  limitsDate,
  newestLimits,
  type BracketKind,
  type BracketLimit,
} from './deck/bracket-limits';
export { DECK_BUDGETS } from './deck/deck-budget';
export { deckCurve, deckTypes, type DeckShapeEntry } from './deck/deck-shape';
export {
  /** @public */
  checkCompanion,
  companionFilter,
  companionRule,
  COMPANIONS,
  isBannedAsCompanion,
  type CompanionFacts,
  type CompanionRule,
  type CompanionVerdict,
} from './deck/companion';
export { EVENT_SIZES, MOST_PLAYERS, type EventSize } from './deck/event-size';
export { DECK_FORMATS, type DeckFormat, type DeckFormatKey } from './deck/deck-format';
export { validateDeck, type ValidationOptions } from './deck/deck-validation';
export { chosenColorText, describeAllowance } from './deck/describe-allowance';
export { describeViolation, isUndecided } from './deck/describe-violation';
export { excessCopies, type ExcessCopies } from './deck/excess-copies';
export {
  deckSize,
  type DeckCard,
  type DeckEntry,
  type DeckPlace,
  type DeckViolation,
  type LegalDeck,
  type ResolvedDeck,
} from './deck/deck';

export type {
  DeckLine,
  DeckList,
  DeckListEntry,
  DeckListError,
  DeckListFacts,
  DeckNote,
  Finish,
} from './deck-list/deck-list';
export {
  /** @public */
  makeDeckFit,
  type DeckFit,
} from './deck-list/deck-fit';
export type { DeckZone } from './deck-list/heading';
export { LIST_FORMATS, makeDeckList, type ListFormat, type PrintableList } from './deck-list/make-deck-list';
export { deckListErrorText, faultOf, formatNotes, hasNoDeck, noCardText } from './deck-list/list-error-text';
export { parseDeckList } from './deck-list/parse-deck-list';
export {
  countCopies,
  listOfCopies,
  namesOfPastedList,
  pastedListSteps,
  resolvePastedList,
  type CardCopies,
  type CopiesOf,
  type LookUpCard,
  type PastedCard,
  type PastedLine,
  type PastedList,
} from './deck-list/pasted-list';

export { findBinary } from './list-file/binary-kind';
export { decodeList, encodingOf } from './list-file/decode-list';
export { isJsonCardList, readJsonDeck, type JsonDeck, type JsonEntry } from './list-file/json-deck';
export { describeJson } from './list-file/json-kind';
export { isJsonTooLarge } from './list-file/json-size';
export { beginsLikeJson, parseJsonText, type JsonText } from './list-file/json-value';
export { EMPTY_LIST, listFaultText, type ListFault } from './list-file/list-fault';
export { lengthFaultOf } from './list-file/open-list';

export type {
  CollectionEntry,
  CollectionError,
  CopyDetails,
  OwnedCopies,
  OwnedCopy,
  ParsedCollection,
} from './collection/collection';
export { COLLECTION_FORMATS, type CollectionFormat } from './collection/collection-format';
export {
  listCopies,
  makeCopyDetails,
  makeOwnedCopy,
  ownCopies,
  parseCopyDetails,
  parseOwnedCopy,
} from './collection/owned-copies';
export {
  copyPlace,
  type CopyPlace,
  isFreePlace,
  isOwnedPlace,
  makePlace,
  parsePlace,
} from './collection/copy-place';
export {
  changeCopies,
  movedCopies,
  type CopyCounts,
  copiesOfCounts,
  countsOfCopies,
  diffCopies,
  keepPlaces,
} from './collection/copy-changes';
export {
  type CopiesForDeck,
  copiesForDeck,
  type CopyConflict,
  findConflicts,
  isInDeck,
} from './collection/copies-for-deck';
export {
  COLLECTION_EXPORTS,
  type CollectionExport,
  exportsWishes,
  makeCollectionCsv,
} from './collection/make-collection-csv';
export {
  collectionSteps,
  /** @public for who has no one waiting */ parseCollection,
} from './collection/parse-collection';
export { languageName } from './collection/copy-details';
export { finishSteps } from './finish-steps';
export { resolveCollection, type ResolvedCollection } from './collection/resolve-collection';
export {
  calledThemes,
  countThemes,
  DECK_THEMES,
  deckTheme,
  estimateSignals,
  hasTheme,
  isThemeKey,
  ledThemes,
  rewardedThemes,
  THEME_RULE_NOTE,
  themeSignals,
  themesOfDeck,
  typedThemes,
  type DeckTheme,
  type DeckThemeFacts,
  type ThemeFamily,
  type ThemeCounts,
  type ThemeKey,
} from './theme/deck-theme';
export {
  countTribes,
  makeCardTribes,
  COMMON_TRIBE,
  MIN_TRIBE_CARDS,
  MIN_TRIBE_CATALOG_CARDS,
  TRIBE_RULE,
  tribesOfDeck,
  type CardTribes,
  type TribeCounts,
} from './theme/deck-tribe';
export {
  isDeckPriced,
  PRICE_VARIANTS,
  priceBounds,
  priceVariantOf,
  type PriceBounds,
  type PriceVariant,
} from './theme/price-variant';
export {
  groupFeatures,
  MAIN_GROUPS_NOTE,
  mainGroups,
  rankGroups,
  type GroupEvidence,
  type RankedGroup,
} from './theme/theme-rank';
export { ANY_TRIBE, makeNamedTribes, makeTokenTribes } from './theme/named-tribes';
export { isTextKnown, rulesWording, type ThemeCardFacts, type ThemeSignal } from './theme/theme-signal';
export { tribeKey, tribeName, tribesOf, type TribeFacts } from './theme/tribe';

export {
  formatPrice,
  isPriceSource,
  isRegion,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  priceSourcesOf,
  REGION_NAMES,
  REGIONS,
  toCents,
  totalPrice,
  type Prices,
  type PriceSource,
  type PriceSourceInfo,
  type PriceTotal,
  type Region,
} from './price/price';
export { deckCopies } from './price/deck-copies';
export { createFindPrintings, type PricedSet } from './price/find-printings';
export { meanPrices, priceCopies, type FindPrintings, type PricedCopies } from './price/price-copies';
export { copyPrice, firstPrice, listPrice, type OwnedPriced } from './price/list-price';
export {
  cheapestPrinting,
  FINISHES,
  priceOfPrintings,
  UNPLAYABLE_REASONS,
  type CheapestPrinting,
  type FinishPrices,
  type PricedPrinting,
  type PrintingFinish,
  type PrintingPrices,
  type UnplayableReason,
} from './price/printing-price';
export {
  reduceTcgplayer,
  saleChanges,
  salePercent,
  /** @public */
  salePrice,
  saleWithin,
  type Sale,
} from './price/sale';
export {
  areEnoughDecks,
  FEW_DECKS,
  FEW_SHARE,
  MOST_SHARE,
  shownPercent,
  visibleSynergy,
} from './figures/share';

export { IS_CHOICES, SEARCH_CHOICES, SEARCH_ORDERS, type SearchOrder } from './search/search-choices';
export { IS_TEXT_CHOICES } from './search/is-choice';
export { compileSearch, type SearchMatcher } from './search/match-search';
export {
  /** @public */
  makeSearch,
} from './search/make-search';
export { editDistance, nearestWord } from './search/nearest-word';
export { parseSearch } from './search/parse-search';
export { makeSearchCard, type SearchCard, type SearchFacts } from './search/search-card';
export { describeSearchError, type SearchError } from './search/search-error';
export { SEARCH_FIELDS, searchFieldName, type SearchField } from './search/search-field';
export type { SearchFigures } from './search/search-numbers';
export { searchSorting, sortFound, type FoundCard, type SearchSorting } from './search/search-order';
export type { SearchNode, SearchOperator, SearchQuery, SearchTerm, SearchValue } from './search/search-query';

export {
  archidektUrl,
  cardKingdomUrl,
  moxfieldUrl,
  tcgplayerUrl,
  type ArchidektLine,
  type ArchidektLink,
  type ExportLine,
  type TcgplayerOptions,
  type UrlTooLong,
} from './link/export-link';
export { archidektDeckId, archidektJsonPath, moxfieldDeckId, moxfieldJsonPath } from './link/deck-page';
export type { LinkParameters, ShopPartners } from './link/affiliate-link';
export { exportName } from './link/export-name';
export { scryfallCardUrl, shopCardUrl } from './link/shop-link';
export { isWebUrl } from './link/web-url';
export {
  EXTERNAL_LINK_ATTRIBUTES,
  externalLink,
  type InvalidUrl,
  type UtmParameters,
} from './link/external-link';

export { toClipboardCard } from './clipboard/clipboard-card';
export {
  CLIPBOARD_STORAGE_KEY,
  CLIPBOARD_COLOR_KEY,
  clipboardCount,
  countCards,
  EMPTY_CLIPBOARD,
  toggleOpen,
  type CardsByUrl,
  type ClipboardCard,
  type ClipboardEntry,
  type ClipboardSnapshot,
  type ClipboardState,
  type EntriesByUrl,
} from './clipboard/clipboard-state';
export {
  migrateClipboard,
  persistClipboard,
  type ClipboardStorageError,
  type MigratedClipboard,
  type PersistedClipboard,
} from './clipboard/clipboard-storage';
export { CLIPBOARD_PRINTINGS_KEY, parsePrintings, persistPrintings } from './clipboard/printings-storage';
export {
  clipboardAllowance,
  clipboardCards,
  clipboardColor,
  clipboardIdentity,
  clipboardCopies,
  clipboardTotals,
  isIllegal,
} from './clipboard/clipboard-view';
export {
  addCards,
  appendCommander,
  clearClipboard,
  clipboardCard,
  clipboardCommanders,
  closeMobileImage,
  crownCard,
  demoteCommander,
  loadCards,
  missingCommanders,
  openMobileImage,
  popRec,
  removeCards,
  replaceCommander,
  setClipboard,
  setCopies,
  setError,
  setPrintings,
  setRecs,
  setViewerImage,
  undo,
} from './clipboard/clipboard';
export {
  cardListOf,
  countListCards,
  isSameList,
  printableList,
  withFittedPrintings,
  type CardList,
  type PrintListOptions,
} from './card-list/card-list';
export {
  deckCodeErrorText,
  makeDeckCode,
  parseDeckCode,
  type CodedDeck,
  type DeckCodeError,
  type MeaningOfNumber,
} from './deck-code/deck-code';
export {
  applyDeckAct,
  cleanRole,
  makeDeckAct,
  MAX_MAYBEBOARD,
  parseDeckActs,
  withRole,
  type DeckAct,
  type PlayerDeck,
} from './player-deck/player-deck';
export { makeDeckWords, readDeckWords } from './player-deck/deck-words';
export { makePrintingsText, readPrintings } from './player-deck/printings-text';
export { readStatedWords, type StatedWords } from './player-deck/stated-words';
export { copiesByPrinting, type PrintedCopies, type Printings } from './card-list/printings';
export { compareLists, type ListChanges } from './card-list/list-changes';
export { mergeClipboards } from './card-list/merge-clipboards';

export {
  AD_BANNER_SIZE,
  AD_PLACEHOLDER_HEIGHT,
  adPlaceholderText,
  adTier,
  hasSidebarAd,
  hidesAds,
  pickAd,
  SUPPORTER_PRICE_USD,
  SUPPORTER_TIERS,
  type AdTier,
  type Patreon,
} from './site/ad';
export { BRAND } from './site/brand';
export {
  COLOR_MODES,
  isColorMode,
  resolveColorMode,
  type ColorMode,
  type ColorModeFacts,
} from './site/color-mode';
export { COLOR_MODE_COOKIE, COOKIE_MAX_AGE, USER_STATE_COOKIE } from './site/cookie';
export { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from './site/image-size';
export { showsScrollButton } from './site/scroll-button';
export {
  /** @public */
  afterAuthChange,
  isEmailShaped,
  /** @public */
  signInErrorText,
  /** @public */
  trimEmail,
  type AfterAuthChange,
} from './site/sign-in';
export { addToast, hideToast, TOAST_MS, type Toast } from './site/toast';
export {
  cleanPriceSources,
  DEFAULT_USER_STATE,
  defaultPriceSources,
  isSaltLevel,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
  showsSalt,
  type SaltLevel,
  type UserSettings,
  type UserState,
} from './site/user-settings';

export { stripAccents } from './text/accent';
export { andList } from './text/and-list';
export { safeText } from './text/safe-text';
export { isSlug, makeSlug, pairSlug, type Slug } from './text/slug';

export {
  CARD_NAME_BATCH_SIZE,
  MAX_CLIPBOARD_CARDS,
  MAX_STORED_CHARACTERS,
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTION_ROWS,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_DECK_CODE_CHARACTERS,
  MAX_LIST_CARDS,
  MAX_LIST_CHARACTERS,
  MAX_LIST_LINES,
  MAX_LIST_FORM_BYTES,
  MAX_LIST_NAME_CHARACTERS,
  MAX_WORDS_CHARACTERS,
  MAX_HANDED_IN_LISTS,
  MAX_LIST_VERSIONS,
  MAX_LISTS,
  MAX_MARK_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_OWNED_CARDS,
  MAX_OWNED_COPIES,
  MAX_QUERY_CHARACTERS,
  MAX_RECS_CARDS,
  MAX_ROW_CHARACTERS,
  MAX_SALT,
  MAX_SLUG_CHARACTERS,
  MAX_TRASHED_LISTS,
  TRASH_DAYS,
  TYPEAHEAD_MIN_LENGTH,
} from './limits';
export { err, ok, type Result } from './result';
export { type CopyTerm, liftCopyTerms } from './search/copy-terms';
