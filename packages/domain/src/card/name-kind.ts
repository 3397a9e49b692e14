/** Languages that cards are printed in besides English, by Scryfall's codes (scryfall.com/docs/api/languages, read 2026-11-25). */
export const NAME_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'ru', 'zhs', 'zht'] as const;

/**
 * Kinds of names that a card has besides its own: in other languages, in English on a reskin or in the digital game, and those
 * that it had before.
 */
export const NAME_KINDS = [...NAME_LANGUAGES, 'printed', 'former'] as const;
/** A kind of name that a card has besides its own. */
export type NameKind = (typeof NAME_KINDS)[number];

/** A kind of name that is printed on cards: all but former ones. */
export type PrintedNameKind = Exclude<NameKind, 'former'>;

/** What to call the kinds of names, as headings. */
export const NAME_KIND_LABELS: Readonly<Record<NameKind, string>> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  zhs: 'Simplified Chinese',
  zht: 'Traditional Chinese',
  printed: 'On a printing',
  former: 'Formerly',
};

/**
 * What a name of a kind is to its card.
 * @example `Sonnenring, ${nameRelation('de')} Sol Ring` // 'Sonnenring, the German name of Sol Ring'
 */
export const nameRelation = (kind: NameKind): string => {
  if (kind === 'printed') return 'a printing of';
  return kind === 'former' ? 'a former name of' : `the ${NAME_KIND_LABELS[kind]} name of`;
};

const LANGUAGE_TAGS: Readonly<Partial<Record<NameKind, string>>> = { zhs: 'zh-Hans', zht: 'zh-Hant' };

/** The BCP 47 tag of the language of a name; undefined where it is not known. @example languageTag('zhs') // 'zh-Hans' */
export const languageTag = (kind: NameKind): string | undefined =>
  kind === 'printed' || kind === 'former' ? undefined : (LANGUAGE_TAGS[kind] ?? kind);
