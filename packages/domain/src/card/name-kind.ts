/** Languages that cards are printed in besides English, by Scryfall's codes (scryfall.com/docs/api/languages, read 2026-11-25). */
export const NAME_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'ru', 'zhs', 'zht'] as const;
/** A language that cards are printed in besides English. */
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/**
 * Kinds of names that a card has besides its own: in other languages, in English on a reskin or in the digital game, and those
 * that it had before.
 */
export const NAME_KINDS = [...NAME_LANGUAGES, 'printed', 'former'] as const;
/** A kind of name that a card has besides its own. */
export type NameKind = (typeof NAME_KINDS)[number];

/** A kind of name that is printed on cards: all but former ones. */
export type PrintedNameKind = Exclude<NameKind, 'former'>;
