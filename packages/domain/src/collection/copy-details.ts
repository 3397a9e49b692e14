/** Languages of cards by Scryfall's code (scryfall.com/docs/api/languages, read 2026-11-25), in the words of collection programs. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
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
  ph: 'Phyrexian',
  la: 'Latin',
  grc: 'Ancient Greek',
  he: 'Hebrew',
  ar: 'Arabic',
  sa: 'Sanskrit',
  qya: 'Quenya',
};

/** Other words for languages, in lower case, letters only. */
const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  eng: 'en',
  englisch: 'en',
  anglais: 'en',
  inglese: 'en',
  inglés: 'en',
  inglês: 'en',
  deutsch: 'de',
  français: 'fr',
  español: 'es',
  italiano: 'it',
  português: 'pt',
  日本語: 'ja',
  русский: 'ru',
  ger: 'de',
  fra: 'fr',
  sp: 'es',
  spa: 'es',
  ita: 'it',
  ptbr: 'pt',
  brazilianportuguese: 'pt',
  portuguesebrazil: 'pt',
  jp: 'ja',
  jpn: 'ja',
  kr: 'ko',
  kor: 'ko',
  rus: 'ru',
  cs: 'zhs',
  zhhans: 'zhs',
  zhcn: 'zhs',
  chinesesimplified: 'zhs',
  schinese: 'zhs',
  chinese: 'zhs',
  ct: 'zht',
  tw: 'zht',
  zhhant: 'zht',
  zhtw: 'zht',
  chinesetraditional: 'zht',
  tchinese: 'zht',
};

/** Languages in the order of Cardmarket's numbers, which begin at 1 (its API's `idLanguage`). */
const NUMBERED_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'zhs', 'ja', 'pt', 'ru', 'ko', 'zht'];

/** Conditions of copies, best first, and their words in exports, in lower case, letters only (exports of 2026). */
const CONDITIONS = [
  ['Mint', ['mint', 'm', 'mt']],
  ['Near Mint', ['nearmint', 'nm', 'nearmintmint', 'nmm', 'unplayed', 'nearmintormint']],
  ['Excellent', ['excellent', 'ex', 'exc']],
  ['Good', ['good', 'gd']],
  ['Lightly Played', ['lightlyplayed', 'lightplayed', 'lp', 'goodlightlyplayed', 'slightlyplayed', 'sp']],
  ['Played', ['played', 'pl', 'moderatelyplayed', 'mp']],
  ['Heavily Played', ['heavilyplayed', 'heavyplayed', 'hp']],
  ['Damaged', ['damaged', 'dmg', 'd', 'poor', 'po']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

const LANGUAGES = new Map<string, string>([
  ...Object.keys(LANGUAGE_NAMES).map((code) => [code, code] as const),
  ...Object.entries(LANGUAGE_NAMES).map(([code, name]) => [lettersOf(name), code] as const),
  ...Object.entries(LANGUAGE_WORDS),
]);
const CONDITION_WORDS = new Map<string, string>(
  CONDITIONS.flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** The code of a language; a text that names none stays as it is. @example parseLanguage('German') // 'de' */
export const parseLanguage = (text: string): string =>
  LANGUAGES.get(lettersOf(text)) ?? NUMBERED_LANGUAGES[Number(text) - 1] ?? text.trim();

/** The name of a language in exports. @example languageName('de') // 'German' */
export const languageName = (code: string): string =>
  Object.hasOwn(LANGUAGE_NAMES, code) ? (LANGUAGE_NAMES[code] ?? code) : code;

/**
 * The condition of a copy in one word for all programs; a text that names none stays as it is. A finish behind it is left out.
 * @example parseCondition('near_mint') // 'Near Mint'
 */
export const parseCondition = (text: string): string =>
  CONDITION_WORDS.get(lettersOf(text.replace(/(?:non-?)?foil$/i, ''))) ?? text.trim();
