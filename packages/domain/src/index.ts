export {
  decideLegality,
  isPlayable,
  laterLegality,
  LEGALITY_REASONS,
  type LegalityDecision,
  type LegalityEvidence,
  type LegalityReason,
} from './card/card-legality';
export { FACE_SEPARATOR, faceNames, foldName, normalizeQuery } from './card/card-name';
export { cardUrl, commanderUrl, slugOfCardUrl } from './card/card-url';
export {
  type Card,
  CARD_LAYOUTS,
  type CardFace,
  type CardImages,
  type CardLayout,
  type CopyLimit,
  isCardLayout,
  isLegality,
  LEGALITIES,
  type Legality,
} from './card/card';
export { copyLimitOf } from './card/copy-limit';
export { earliest, firstRelease, isFirstPrinting, type ReleaseEvidence } from './card/first-release';
export {
  groupByPrimaryType,
  isPrimaryType,
  PRIMARY_TYPES,
  type PrimaryType,
  type PrimaryTypeGroup,
  primaryTypeOf,
} from './card/primary-type';
export { isTag, type Tag, TAG_LABELS, TAGS } from './card/tag';
export {
  type FaceTypes,
  frontTypes,
  isBasicLand,
  makeTypeLine,
  parseTypeLine,
  type Supertype,
  SUPERTYPES,
} from './card/type-line';
export {
  COLOR_IDENTITIES,
  type ColorIdentity,
  COLORLESS,
  fitsIdentity,
  FIVE_COLOR,
  identityColors,
  identityOf,
  isColorIdentity,
  makeColorIdentity,
  parseColorIdentity,
  unionIdentity,
} from './color/color-identity';
export { type Color, colorName, COLORS, isColor } from './color/color';
export {
  identitiesOfGroup,
  IDENTITY_GROUPS,
  type IdentityGroup,
  identityGroup,
  identityName,
  identitySlug,
  parseIdentitySlug,
} from './color/identity-name';
export {
  COST_SYMBOLS,
  type CostSymbol,
  makeManaCost,
  type ManaCost,
  manaCostColors,
  type ManaCostError,
  manaValueOf,
  parseManaCost,
  parseManaCosts,
} from './mana/mana-cost';
export {
  isManaSymbol,
  MANA_SYMBOL_SIZE,
  MANA_SYMBOLS,
  type ManaSymbol,
  symbolKey,
  symbolKeys,
} from './mana/mana-symbol';
export { parseManaTokens } from './mana/mana-token';
export {
  canBeCommander,
  canBeInCommandZone,
  type CommanderFacts,
  type CommandZoneCard,
  isCommandZone,
  isPartnerCapable,
  validPair,
} from './command-zone/command-zone';
export {
  crown,
  type Crowning,
  REMOVE_PARTNER_MESSAGE,
  requireCommander,
  SELECT_COMMANDER_MESSAGE,
} from './command-zone/crown';
export {
  isPartnerKind,
  NO_PARTNER,
  PARTNER_KINDS,
  PARTNER_TEXTS,
  type PartnerAbility,
  partnerAbilityOf,
  type PartnerFacts,
  type PartnerKind,
  type UnknownPartnerWording,
} from './command-zone/partner-ability';
export {
  type Bracket,
  type BracketEstimate,
  type BracketFacts,
  bracketFactsOf,
  type BracketReason,
  BRACKETS,
  estimateBracket,
  type TwoCardCombo,
} from './deck/bracket';
export {
  checkCompanion,
  type CompanionFacts,
  type CompanionRule,
  companionRule,
  COMPANIONS,
  type CompanionVerdict,
  isBannedAsCompanion,
} from './deck/companion';
export { DECK_FORMATS, type DeckFormat, type DeckFormatKey, isDeckFormatKey } from './deck/deck-format';
export { validateDeck, type ValidationOptions } from './deck/deck-validation';
export type {
  DeckCard,
  DeckEntry,
  DeckPlace,
  DeckViolation,
  LegalDeck,
  LegalEntry,
  ResolvedDeck,
} from './deck/deck';
export {
  type DeckLine,
  type DeckList,
  type DeckListError,
  type DeckListFacts,
  parseDeckList,
} from './deck-list/deck-list';
export { DECK_ZONES, type DeckZone } from './deck-list/heading';
export type { DeckListEntry, Finish } from './deck-list/list-entry';
export { LIST_FORMATS, type ListFormat, makeDeckList, type PrintableList } from './deck-list/make-deck-list';
export {
  type CardCopies,
  countCopies,
  type LookUpCard,
  namesOfPastedList,
  type PastedLine,
  type PastedList,
  resolvePastedList,
} from './deck-list/pasted-list';
export {
  countThemes,
  DECK_THEMES,
  type DeckTheme,
  deckTheme,
  isThemeKey,
  THEME_RULE_NOTE,
  type ThemeCounts,
  type ThemeKey,
  themeSignals,
  themesOfDeck,
} from './theme/deck-theme';
export {
  countTribes,
  MIN_TRIBE_CATALOG_CARDS,
  TRIBE_RULE,
  type TribeCounts,
  tribesOfDeck,
} from './theme/deck-tribe';
export {
  isDeckPriced,
  PRICE_VARIANTS,
  type PriceBounds,
  priceBounds,
  type PriceVariant,
  priceVariantOf,
} from './theme/price-variant';
export type { ThemeCardFacts, ThemeSignal } from './theme/theme-signal';
export { isChangeling, type TribeFacts, tribeKey, tribeName, tribesOf } from './theme/tribe';
export {
  type Currency,
  formatPrice,
  isPriceSource,
  isRegion,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type Prices,
  type PriceSource,
  type PriceSourceInfo,
  priceSourcesOf,
  type PriceTotal,
  type Region,
  REGION_NAMES,
  REGIONS,
  toCents,
  totalPrice,
} from './price/price';
export { type Sale, salePercent, salePrice } from './price/sale';
export {
  type ArchidektLine,
  type ArchidektLink,
  archidektUrl,
  cardKingdomUrl,
  type ExportLine,
  type LinkParameters,
  moxfieldUrl,
  type TcgplayerOptions,
  tcgplayerUrl,
  type UrlTooLong,
} from './link/export-link';
export { exportName } from './link/export-name';
export {
  EXTERNAL_LINK_ATTRIBUTES,
  externalLink,
  type InvalidUrl,
  type UtmParameters,
} from './link/external-link';
export { toClipboardCard } from './clipboard/clipboard-card';
export {
  type CardsByUrl,
  CLIPBOARD_STORAGE_KEY,
  type ClipboardCard,
  clipboardCount,
  type ClipboardSnapshot,
  type ClipboardState,
  EMPTY_CLIPBOARD,
  toggleOpen,
} from './clipboard/clipboard-state';
export {
  CLIPBOARD_VERSION,
  type ClipboardStorageError,
  migrateClipboard,
  type MigratedClipboard,
  persistClipboard,
  type PersistedClipboard,
} from './clipboard/clipboard-storage';
export { clipboardCards, clipboardIdentity, clipboardTotals, isIllegal } from './clipboard/clipboard-view';
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
  setError,
  setRecs,
  setViewerImage,
  undo,
} from './clipboard/clipboard';
export {
  AD_BANNER_SIZE,
  AD_PLACEHOLDER_HEIGHT,
  adPlaceholderText,
  type AdTier,
  adTier,
  hasSidebarAd,
  hidesAds,
  type Patreon,
  pickAd,
} from './site/ad';
export { BRAND } from './site/brand';
export {
  COLOR_MODES,
  type ColorMode,
  type ColorModeFacts,
  isColorMode,
  resolveColorMode,
} from './site/color-mode';
export { COLOR_MODE_COOKIE, COOKIE_MAX_AGE, USER_STATE_COOKIE } from './site/cookie';
export {
  type AfterAuthChange,
  afterAuthChange,
  isEmailShaped,
  signInErrorText,
  trimEmail,
} from './site/sign-in';
export { addToast, hideToast, type Toast } from './site/toast';
export {
  cleanPriceSources,
  DEFAULT_USER_STATE,
  isSaltLevel,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
  type SaltLevel,
  showsSalt,
  type UserSettings,
  type UserState,
  usualSources,
} from './site/user-settings';
export { stripAccents } from './text/accent';
export { isSlug, makeSlug, pairSlug, type Slug } from './text/slug';
export {
  CARD_NAME_BATCH_SIZE,
  IMAGE_DEVICE_WIDTHS,
  IMAGE_QUALITY,
  IMAGE_SMALL_WIDTHS,
  MAX_CLIPBOARD_CARDS,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_LINE_CHARACTERS,
  MAX_LIST_CHARACTERS,
  MAX_LIST_FORM_BYTES,
  MAX_LIST_LINES,
  MAX_NAME_CHARACTERS,
  MAX_QUERY_CHARACTERS,
  MAX_RECS_CARDS,
  MAX_SALT,
  MAX_UNDO_STATES,
  showsScrollButton,
  SUPPORTER_PRICE_USD,
  TOAST_MS,
  TYPEAHEAD_MIN_LENGTH,
} from './limits';
export { err, ok, type Result } from './result';
