import { normalizeQuery } from '../card/card-name';
import { unusualName } from './unusual-name';
import { MAX_HEADING_CHARACTERS } from '../limits';

/** Parts of a list. Only commander, main and companion are parts of the deck. */
const DECK_ZONES = ['commander', 'main', 'companion', 'sideboard', 'maybeboard', 'token'] as const;
/** A part of a list. */
export type DeckZone = (typeof DECK_ZONES)[number];

/** Words of headings, in lower case without spaces and punctuation. None is the name of a card. */
const WORDS: Readonly<Record<DeckZone, string>> = {
  commander:
    'commander commanders cmdr cmdrs leader leaders edhleader command commandzone commanderzone general generals oathbreaker kommandeur comandante comandantes commandant 統率者 커맨더 지휘관 指挥官 指揮官 командир командиры dowodca',
  companion:
    'companion companions gefahrte compagnon compagno companero companheiro 相棒 단짝 行侣 行侶 компаньон',
  sideboard:
    'sideboard side sb sideboards outside outsidethegame avatar avatars planes schemes dungeons conspiracies attractions stickers contraptions ' +
    'banquillo reserva reserve サイドボード 사이드보드 备牌 備牌 сайдборд резерв',
  maybeboard:
    'maybeboard maybe maybeboards considering considerations wishlist acquireboard cuts swaps testing ' +
    'out removed cutlist potentialcuts possiblecuts maybecuts bench onthebench vielleicht forse talvez quizas peutetre',
  token:
    'token tokens tokensextras tokensandextras tokensemblems tokensandemblems tokenemblem emblem emblems emblemstokens emblemsandtokens tokensneeded displaycommander displaycommanders',
  main:
    'cards creature creatures instant instants sorcery sorceries artifact artifacts enchantment enchantments planeswalker planeswalkers battle battles land lands ' +
    'basics basiclands nonbasics nonbasiclands nonlands spells instantsandsorceries noncreature noncreaturespells otherspells nonland ' +
    'ramp draw carddraw removal boardwipe boardwipes sweepers sweeper tutors tutor protection recursion interaction ' +
    'wincons wincon wincondition winconditions finishers combo combos utility synergy counterspells manabase ' +
    'manarocks equipment auras vehicles other others signaturespell signaturespells',
};

/** Words for all of the main deck; its other words are categories, which a sideboard and a maybeboard can have, too. */
const MAIN_BOARD_WORDS =
  'deck main maindeck mainboard mb md maindeckcards decklist hauptdeck mazo mazzo baralho talia in additions デッキ メインデッキ 덱 메인덱 套牌 主牌 колода the99 99'.split(
    ' ',
  );

const ZONE_OF_WORD: ReadonlyMap<string, DeckZone> = new Map([
  ...MAIN_BOARD_WORDS.map((word) => [word, 'main'] as const),
  ...DECK_ZONES.flatMap((zone) => WORDS[zone].split(' ').map((word) => [word, zone] as const)),
]);

/** All words of headings, for a test against names of cards. */
export const HEADING_WORDS: readonly string[] = [...ZONE_OF_WORD.keys()];

/** The zone of a heading or category; undefined for any other text. @example zoneOfWord('Main Deck') // 'main' */
export const zoneOfWord = (word: string): DeckZone | undefined =>
  /[_#]/.test(word) ? undefined : ZONE_OF_WORD.get(normalizeQuery(word));

const OWN_CATEGORIES = /^(?:testing|swaps|cuts|acquireboard|avatars?|conspiracies)$/;

/** Whether a word is that of a part of other lists, but in a program with categories that of the player's own, which says itself where it is. */
export const isOwnCategory = (word: string): boolean => OWN_CATEGORIES.test(normalizeQuery(word));

/** Whether a word is that of a part of a list, and not of a category of cards. */
const isBoardWord = (word: string): boolean =>
  zoneOfWord(word) !== 'main' || MAIN_BOARD_WORDS.includes(normalizeQuery(word));

/** A category of cards with their number as an entry has it (`10 Lands`, `Lands x10`). */
const COUNTED = /^(?:(\d{1,3}) (\p{L}[\p{L}' -]*)|(\p{L}[\p{L}' -]*) [x×](\d{1,3}))$/iu;

/** The number of a category that is written as an entry is; undefined for any other text. @example countOfCategory('10 Lands') // 10 */
export const countOfCategory = (text: string): number | undefined => {
  const [, before, words, title, behind] = COUNTED.exec(text) ?? [];
  const word = words ?? title ?? '';
  return zoneOfWord(word) === 'main' && !isBoardWord(word) ? Number(before ?? behind) : undefined;
};

/** A heading of a part of a list, or of a category of cards in one. */
export interface ZoneHeading {
  readonly kind: 'zone';
  readonly zone: DeckZone;
  readonly isBoard: boolean;
  /** Its signs and words: two headings of one form are of one rank. */
  readonly form: HeadingForm;
  /** Its words, without signs and numbers, in lower case. */
  readonly title: string;
  /** Whether it states that it has no cards (`Sideboard (0)`). */
  readonly isEmpty: boolean;
}

/** How a heading is written: by signs before it (`//`, `##`), whose number is the rank in Markdown, or by its words alone. */
export interface HeadingForm {
  readonly sign: string;
  readonly rank: number;
}

/**
 * A line that is not an entry: it opens a zone, or is a comment (`note`). A `title` is a heading by its form only: it can
 * be an entry with its quantity behind (`Forest (10)`).
 */
export type Heading = ZoneHeading | { readonly kind: 'title' } | { readonly kind: 'note' };

const NOTE: Heading = { kind: 'note' };
const TITLE: Heading = { kind: 'title' };

/** The signs that make a line a heading; none for one by its words alone. */
const formOf = (line: string): HeadingForm => {
  const sign = /^(?:\/+|#+|=+|-+|\*+|\[|;+)/.exec(line)?.[0] ?? '';
  return { sign: sign.charAt(0), rank: sign.startsWith('#') ? sign.length : 0 };
};

const NO_CARDS = /(?<!\d)0(?: cards?)?[)\]}]?:?$/i;

/** A heading of the zone that its words state: of a category of the main deck, if they state none. */
const zoneHeading = (line: string, words: string): ZoneHeading => {
  const zone = zoneOfWord(words);
  return {
    kind: 'zone',
    zone: zone ?? 'main',
    isBoard: zone !== undefined && isBoardWord(words),
    form: formOf(line),
    title: normalizeQuery(words),
    isEmpty: NO_CARDS.test(line),
  };
};

/** Lines with metadata of the deck. */
const METADATA =
  /^[a-z() ]+[:=] ?(?:none|n\/a)$|^[+-]?\d+(?:\.\d+)?% (?:of|synergy)\b|^[$€£] ?\d[\d.,]*$|^(?:about|(?:deck ?)?name|title|author|creator|creat(?:ed|ure by)|format|description|url|link|source|date|version|layout|price|cost|colou?rs?|color identity|power level|tags|(?:last )?updated|notes?|from|to|subject)\b\s*[:=]\s*\S|^deck\s*[:=]\s*(?!\d)\S|^(?:(?:edh|commander|deck) )?bracket\b ?[:=]? ?[1-5]\b|^layout (?:main|sideboard):|^(?:card ?)?names?$|^sep=.$|^page \d+(?:(?: of |\/)\d+)?$|^sent from my\b|^(?:exported|generated|printed) (?:from|by|on|with)\b|^about$|^https?:\/\/|^www\.|^(?:(?:total|gesamt|summe|totale):?\s*)?\d+ (?:cards?|karten|cart[ae]s?)(?: total)?$|^.*\b(?:60|99|1\d\d) cards[)\]]?$|^total\s*(?:[:=]\s*)?[$€£]?\s?\d+/i;

const COUNT = / ?(?:[([{] ?\d+ ?(?:cards?)? ?[)\]}]|[:–—-] ?\d+(?: ?cards?)?| [x×]\d+):? ?$/i;

/** Notations of headings and comments: the signs before the text, and those behind it. */
const DECORATIONS: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/^\/{2,}/, /$/],
  [/^-?#+(?!\d)/, /$/],
  [/^={2,}/, /(?<!=)=*$/],
  [/^-{2,}/, /(?<!-)-*$/],
  [/^[\u2500-\u257f]{2,}/, /(?<![\u2500-\u257f])[\u2500-\u257f]*$/],
  [/^\*\*/, /\*\*:?$/],
  [/^\[(?=[^\]]*\]$)/, /\]$/],
  [/^;+/, /$/],
];

/** The text between the signs of a heading or comment; undefined without such signs. */
const decoratedText = (line: string): string | undefined => {
  for (const [before, behind] of DECORATIONS) {
    if (!before.test(line)) continue;
    const inner = line.replace(before, '');
    if (behind.test(inner)) return inner.replace(behind, '').trim();
  }
  return undefined;
};

const trimHeading = (text: string): string =>
  text
    .replace(COUNT, '')
    .replace(/^(?:\d+|[IVX]+(?=[.)]))[.)]?\s+/, '')
    .replace(/(?<![\s:=-])[\s:=-]+$/, '')
    .trim();

/** The heading that a title by its place is: of a category. */
export const titleHeading = (line: string): ZoneHeading => zoneHeading(line, trimHeading(line));

const parseDecorated = (line: string, inner: string): Heading => {
  if (METADATA.test(inner)) return NOTE;
  const heading = zoneHeading(line, trimHeading(inner));
  if (zoneOfWord(trimHeading(inner)) !== undefined) return heading;
  // A short title is a category of the main deck; a sentence is a comment.
  return /\p{L}/u.test(inner) && inner.length <= MAX_HEADING_CHARACTERS && !/^\d|[.!?;]$|\w:\s*\S/.test(inner)
    ? heading
    : NOTE;
};

/** A group of cards by mana value: `CMC 3`, `1-drops:`, `Mana value 4 (12)`. */
const MANA_VALUE =
  /^(?:(?:cmc|mv|mana value|converted mana cost)(?: ?[:=-])? ?\d{1,2}\+?|\d{1,2}\+?[ -]?drops?)(?: ?[([]\d+[)\]])?:?$/i;

/** A line that only separates others: a rule, an underline, dots. */
const RULE = /^[-=_*~#/\\.+•·–—|:\u2500-\u257f ]*$/;
/** Emoji before a heading. */
export const EMOJI = /^(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}| )+/u;

/**
 * Parses a trimmed line as a heading or comment: `// Sideboard`, `# Ramp`, `[Main]`, `Creatures (23)`, `Deck`,
 * `COMMANDER:`, `Name: my deck`, a line of dashes. Undefined for a possible entry.
 */
export const parseHeading = (line: string): Heading | undefined => {
  const text = line.replace(EMOJI, '');
  const inner = decoratedText(text);
  if (inner !== undefined) return parseDecorated(text, inner);
  if (METADATA.test(text)) return NOTE;
  if (text !== '' && RULE.test(text) && unusualName(text) === undefined) return NOTE;
  const heading = zoneHeading(text, trimHeading(text));
  if (zoneOfWord(trimHeading(text)) !== undefined) return heading;
  if (MANA_VALUE.test(text)) return heading;
  if (/^\d/.test(text)) return undefined;
  if (text.endsWith(':')) return heading;
  return /(?: |[^\0-\u02ff])[([]\d+[)\]]$/.test(text) ? TITLE : undefined;
};

/** Words of a second commander, which elsewhere are those of a category (`Partner`, `Background`, `Doctor's companion`). */
const SECOND_COMMANDER = /^(?:partner|background|doctor'?s companion)$/i;

/** The heading of a second commander; undefined for any other text. */
export const secondCommanderHeading = (line: string): ZoneHeading | undefined => {
  const words = trimHeading(decoratedText(line) ?? line);
  return SECOND_COMMANDER.test(words)
    ? { ...zoneHeading(line, words), zone: 'commander', isBoard: true }
    : undefined;
};

/** A title of one's own before entries with quantities in the same line. */
const TITLE_PREFIX = /^(?:[-*•+] )?\p{L}[\p{L}\p{N} '&/-]{1,38}: ?(?=\d{1,3}[xX]? ?\p{L})/u;

/** A word and what separates it from the entries behind it. */
const PREFIXES: readonly RegExp[] = [
  /^(?:[-*•+] )?(?:(?:\/\/|#|;) ?)?(?:\d{1,2} )?(?:(?:my|the|our) )?([\p{L}][\p{L}' ]{1,24}?)(?:\(s\))?(?: ?#?\d{1,2})? ?(?:[([]\d{1,3}[)\]])? ?[:=] ?(?=\S)/iu,
  /^(?:(?:my|the|our) )?(commanders?|cmdr|general|leader|partner|companion) (?:-{1,2}|–|—|is|are) (?=\S)/iu,
  /^[[(*{]([\p{L}][\p{L} ]{1,24})[\])*}] ?(?=\S)/u,
];

/** What stands before the entries of a line: a part of the list, or a category of the part that the line is in. */
interface ZonePrefix {
  readonly zone: DeckZone;
  readonly length: number;
  readonly isCategory?: true;
}

/** Parses a prefix that states the zone of one line (`SB: 1 Opt`, `CMDR: Edgar Markov`); undefined without one. */
export const parseZonePrefix = (text: string): ZonePrefix | undefined => {
  for (const pattern of PREFIXES) {
    const match = pattern.exec(text);
    const word = match?.[1]?.trim().toLowerCase() ?? '';
    const zone = SECOND_COMMANDER.test(word) ? 'commander' : zoneOfWord(word);
    if (match === null || zone === undefined) continue;
    const behind = text.slice(match[0].length).trim();
    const isHeading =
      /^[([]?\d+(?: ?cards?)?[)\]]?$/i.test(behind) ||
      RULE.test(behind) ||
      (/^deck\b/i.test(word) && !/^\d/.test(behind));
    if (isHeading) return undefined;
    const isCategory = zone === 'main' && !isBoardWord(word);
    return { zone, length: match[0].length, ...(isCategory && { isCategory }) };
  }
  const title = METADATA.test(text) ? undefined : TITLE_PREFIX.exec(text)?.[0];
  return title === undefined ? undefined : { zone: 'main', length: title.length, isCategory: true };
};
