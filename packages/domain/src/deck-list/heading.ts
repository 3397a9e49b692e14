import { normalizeQuery } from '../card/card-name';
import { unusualName } from './unusual-name';

/** Parts of a list. Only commander, main and companion are parts of the deck. */
const DECK_ZONES = ['commander', 'main', 'companion', 'sideboard', 'maybeboard', 'token'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** Words of headings, in lower case without spaces and punctuation. None is the name of a card. */
const WORDS: Readonly<Record<DeckZone, string>> = {
  commander:
    'commander commanders cmdr cmdrs commandzone general generals oathbreaker kommandeur comandante comandantes commandant',
  companion: 'companion companions',
  sideboard:
    'sideboard side sb sideboards outsidethegame attractions stickers contraptions ' + 'banquillo reserva',
  maybeboard:
    'maybeboard maybe maybeboards considering considerations wishlist acquireboard cuts swaps testing',
  token: 'token tokens tokensextras tokensandextras tokensemblems emblems displaycommander displaycommanders',
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

/** All words of headings, for a test against names of cards. */
export const HEADING_WORDS: readonly string[] = [...ZONE_OF_WORD.keys()];

/** The zone of a heading or category; undefined for any other text. @example zoneOfWord('Main Deck') // 'main' */
export const zoneOfWord = (word: string): DeckZone | undefined => ZONE_OF_WORD.get(normalizeQuery(word));

/** A line that is not an entry: it opens a zone, or is a comment (`note`). */
export type Heading = { readonly kind: 'zone'; readonly zone: DeckZone } | { readonly kind: 'note' };

const NOTE: Heading = { kind: 'note' };
const zoneHeading = (zone: DeckZone): Heading => ({ kind: 'zone', zone });

/** Lines with metadata of the deck. */
const METADATA =
  /^(?:about|(?:deck ?)?name|title|author|creator|creat(?:ed|ure by)|format|description|url|link|source|date|version|layout|deck)\b\s*[:=]\s*\S|^layout (?:main|sideboard):|^(?:card ?)?names?$|^sep=.$|^about$|^https?:\/\/|^www\.|^(?:total:?\s*)?\d+ cards?(?: total)?$|^total\s*[:=]?\s*\d+/i;

const COUNT = /\s*(?:[([{]\s*\d+\s*(?:cards?)?\s*[)\]}]|[:–—-]\s*\d+)\s*$/i;

/** Notations of headings and comments; each captures the text. */
const DECORATIONS: readonly RegExp[] = [
  /^\/\/+\s*(.*)$/,
  /^#+\s*(.*)$/,
  /^={2,}\s*(.*?)\s*=*$/,
  /^-{2,}\s*(.*?)\s*-*$/,
  /^\*\*\s*(.*?)\s*\*\*:?$/,
  /^\[([^\]]*)\]$/,
  /^;+\s*(.*)$/,
];

const trimHeading = (text: string): string =>
  text
    .replace(COUNT, '')
    .replace(/^\d+\s+/, '')
    .replace(/(?<![\s:=-])[\s:=-]+$/, '')
    .trim();

const parseDecorated = (inner: string): Heading => {
  if (METADATA.test(inner)) return NOTE;
  const zone = zoneOfWord(trimHeading(inner));
  if (zone !== undefined) return zoneHeading(zone);
  // A short title is a category of the main deck; a sentence is a comment.
  return /\p{L}/u.test(inner) && inner.length <= 40 && !/^\d|[.!?;]$|\w:\s*\S/.test(inner)
    ? zoneHeading('main')
    : NOTE;
};

/**
 * Parses a trimmed line as a heading or comment: `// Sideboard`, `# Ramp`, `[Main]`, `Creatures (23)`, `Deck`,
 * `COMMANDER:`, `Name: my deck`, a line of dashes. Undefined for a possible entry.
 */
export const parseHeading = (text: string): Heading | undefined => {
  for (const pattern of DECORATIONS) {
    const inner = pattern.exec(text)?.[1];
    if (inner !== undefined) return parseDecorated(inner.trim());
  }
  if (METADATA.test(text)) return NOTE;
  if (!/[\p{L}\p{N}_]/u.test(text) || (/^_+$/.test(text) && unusualName(text) === undefined)) return NOTE;
  const zone = zoneOfWord(trimHeading(text));
  if (zone !== undefined) return zoneHeading(zone);
  const isTitle = !/^\d/.test(text) && (/:$/.test(text) || /\s[([]\d+[)\]]$/.test(text));
  return isTitle ? zoneHeading('main') : undefined;
};

const PREFIX =
  /^(?:(?:\/\/|#)\s*)?(commanders?|cmdr|general|companion|sideboard|side|sb|maybeboard|maybe|considering|main ?deck|main ?board|main)\s*:\s*(?=\S)/i;

/** Parses a prefix that states the zone of one line (`SB: 1 Opt`, `CMDR: Edgar Markov`); undefined without one. */
export const parseZonePrefix = (
  text: string,
): { readonly zone: DeckZone; readonly length: number } | undefined => {
  const match = PREFIX.exec(text);
  const zone = match?.[1] === undefined ? undefined : zoneOfWord(match[1]);
  if (match === null || zone === undefined || /^[([]?\d+[)\]]?$/.test(text.slice(match[0].length).trim()))
    return undefined;
  return { zone, length: match[0].length };
};
