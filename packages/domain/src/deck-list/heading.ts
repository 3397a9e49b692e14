import { normalizeQuery } from '../card/card-name';
import { unusualName } from './unusual-name';

/** Where a line of a list belongs. Only commander, main and companion are the deck. */
export const DECK_ZONES = ['commander', 'main', 'companion', 'sideboard', 'maybeboard', 'token'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** What the words of headings stand for, without case, spaces and signs. No card has one of these names. */
const WORDS: Readonly<Record<DeckZone, string>> = {
  commander:
    'commander commanders cmdr cmdrs commandzone general generals oathbreaker kommandeur comandante comandantes commandant',
  companion: 'companion companions',
  sideboard:
    'sideboard side sb sideboards outsidethegame attractions stickers contraptions ' + 'banquillo reserva',
  maybeboard:
    'maybeboard maybe maybeboards considering considerations wishlist acquireboard cuts swaps testing',
  token: 'token tokens tokensextras tokensandextras tokensemblems emblems',
  main:
    'deck main maindeck mainboard maindeckcards decklist mazo mazzo baralho the99 99 cards creature creatures instant instants sorcery ' +
    'sorceries artifact artifacts enchantment enchantments planeswalker planeswalkers battle battles land lands ' +
    'basiclands nonbasiclands spells instantsandsorceries noncreature noncreaturespells otherspells nonland ' +
    'ramp draw carddraw removal boardwipe boardwipes sweepers sweeper tutors tutor protection recursion interaction ' +
    'wincons wincon wincondition winconditions finishers combo combos utility synergy counterspells manabase ' +
    'manarocks equipment auras vehicles other others',
};

const ZONE_OF_WORD: ReadonlyMap<string, DeckZone> = new Map(
  DECK_ZONES.flatMap((zone) => WORDS[zone].split(' ').map((word) => [word, zone] as const)),
);

/** Every word that is read as a heading, for a test against real names. */
export const HEADING_WORDS: readonly string[] = [...ZONE_OF_WORD.keys()];

/** The zone that a word or category names; undefined for any other word. @example zoneOfWord('Main Deck') // 'main' */
export const zoneOfWord = (word: string): DeckZone | undefined => ZONE_OF_WORD.get(normalizeQuery(word));

/** A line that is no entry: it opens a zone, or says nothing about cards (`note`). */
export type Heading = { readonly kind: 'zone'; readonly zone: DeckZone } | { readonly kind: 'note' };

const NOTE: Heading = { kind: 'note' };
const zoneHeading = (zone: DeckZone): Heading => ({ kind: 'zone', zone });

/** Lines about the deck rather than of it. */
const METADATA =
  /^(?:about|(?:deck ?)?name|title|author|creator|creat(?:ed|ure by)|format|description|url|link|source|date|version|layout|deck)\b\s*[:=]\s*\S|^layout (?:main|sideboard):|^(?:card ?)?names?$|^sep=.$|^about$|^https?:\/\/|^www\.|^(?:total:?\s*)?\d+ cards?(?: total)?$|^total\s*[:=]?\s*\d+/i;

const COUNT = /\s*(?:[([{]\s*\d+\s*(?:cards?)?\s*[)\]}]|[:–—-]\s*\d+)\s*$/i;

/** What marks a whole line as a heading or a comment; the words within are captured. */
const DECORATIONS: readonly RegExp[] = [
  /^\/\/+\s*(.*)$/,
  /^#+\s*(.*)$/,
  /^={2,}\s*(.*?)\s*=*$/,
  /^-{2,}\s*(.*?)\s*-*$/,
  /^\*\*\s*(.*?)\s*\*\*:?$/,
  /^\[([^\]]*)\]$/,
  /^;+\s*(.*)$/,
];

const plainWords = (text: string): string =>
  text
    .replace(COUNT, '')
    .replace(/^\d+\s+/, '')
    .replace(/(?<![\s:=-])[\s:=-]+$/, '')
    .trim();

const decorated = (inner: string): Heading => {
  if (METADATA.test(inner)) return NOTE;
  const zone = zoneOfWord(plainWords(inner));
  if (zone !== undefined) return zoneHeading(zone);
  // A comment in words keeps the zone; a short title (of a category of one's own) opens the main deck.
  return /\p{L}/u.test(inner) && inner.length <= 40 && !/^\d|[.!?;]$|\w:\s*\S/.test(inner)
    ? zoneHeading('main')
    : NOTE;
};

/**
 * Reads a trimmed line as a heading or note: `// Sideboard`, `# Ramp`, `[Main]`, `Creatures (23)`, `Deck`, `COMMANDER:`,
 * `Name: my deck`, a line of dashes. Undefined for what may be an entry.
 */
export const parseHeading = (text: string): Heading | undefined => {
  for (const pattern of DECORATIONS) {
    const inner = pattern.exec(text)?.[1];
    if (inner !== undefined) return decorated(inner.trim());
  }
  if (METADATA.test(text)) return NOTE;
  if (!/[\p{L}\p{N}_]/u.test(text) || (/^_+$/.test(text) && unusualName(text) === undefined)) return NOTE;
  const zone = zoneOfWord(plainWords(text));
  if (zone !== undefined) return zoneHeading(zone);
  const isTitle = !/^\d/.test(text) && (/:$/.test(text) || /\s[([]\d+[)\]]$/.test(text));
  return isTitle ? zoneHeading('main') : undefined;
};

const PREFIX =
  /^(?:(?:\/\/|#)\s*)?(commanders?|cmdr|general|companion|sideboard|side|sb|maybeboard|maybe|considering|main ?deck|main ?board|main)\s*:\s*(?=\S)/i;

/** A prefix that puts one line into a zone (`SB: 1 Opt`, `CMDR: Edgar Markov`) and its length; undefined without one. */
export const parseZonePrefix = (
  text: string,
): { readonly zone: DeckZone; readonly length: number } | undefined => {
  const match = PREFIX.exec(text);
  const zone = match?.[1] === undefined ? undefined : zoneOfWord(match[1]);
  if (match === null || zone === undefined || /^[([]?\d+[)\]]?$/.test(text.slice(match[0].length).trim()))
    return undefined;
  return { zone, length: match[0].length };
};
