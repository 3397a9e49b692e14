import { zoneOfWord, type DeckZone } from './heading';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';
import { unusualName } from './unusual-name';

/** Marks at the end of an entry that are read at most. */
const MAX_MARKS = 12;

/** How a card is printed, where the list says so. */
export type Finish = 'foil' | 'etched';

/** One entry of a list as it is written, without its place. */
export interface DeckListEntry {
  readonly count: number;
  readonly name: string;
  /** Set code, upper case. */
  readonly set?: string;
  readonly collectorNumber?: string;
  readonly finish?: Finish;
  /** Categories as Archidekt writes them, without their flags. */
  readonly categories?: readonly string[];
  /** Tags after `#`. */
  readonly tags?: readonly string[];
}

/** An entry with what its own marks say about its zone, and the index in the text where its name begins. */
export interface ReadEntry {
  readonly entry: DeckListEntry;
  readonly zone: DeckZone | undefined;
  readonly nameAt: number;
}

export interface EntryError {
  readonly code: 'invalid-quantity' | 'name-too-long' | 'no-name';
  /** Index in the text. */
  readonly at: number;
}

/** Whether a text is the name of a card, where the caller can tell. */
export type IsCard = (name: string) => boolean;

/** List marks, boxes to tick and emoji before an entry, several in a row. */
const BULLET = /^(?:(?:\\?[-*+•·‣▪▫◦–—]|\[[ xX]\])\s+|[\p{Extended_Pictographic}\u{FE0F}]+\s*)+/u;

/** How quantities lead a line, each with the number captured; the last is a list's own numbering, worth one copy. */
const QUANTITIES: readonly RegExp[] = [
  /^(-?\d+)\s*[xX×✕]\s+(?=[^\s#(*[^])/,
  /^(\d+)\s*[×✕]\s*/,
  /^(\d+)[xX](?=[\p{Lu}"'_+])/u,
  /^[xX×✕]\s*(\d+)\s+/,
  /^[([](\d+)[xX×]?[)\]]\s+/,
  /^(\d+)\s*[-–—:=]\s+(?=\p{L})/u,
  /^"?(\d+)"?\s*[,;]\s*(?=\D)/,
  /^(-?\d+)\s+/,
];
const NUMBERING = /^\d+[.)]\s+/;

const FINISHES: Readonly<Record<string, Finish>> = {
  f: 'foil',
  foil: 'foil',
  e: 'etched',
  etched: 'etched',
  'foil etched': 'etched',
};
const COMMANDER_MARK = /^!?(?:cmdr|commander)$/i;
const isOneCase = (code: string): boolean => code === code.toUpperCase() || code === code.toLowerCase();

/** What the end of an entry adds up to while it is read from right to left. */
interface Tail {
  set?: string;
  collectorNumber?: string;
  finish?: Finish;
  categories?: string[];
  tags?: string[];
  count?: number;
  zone?: DeckZone;
  /** What square brackets hold that may be a printing or a category: a printing only where nothing else tells one. */
  bracket?: { readonly set: string; readonly number: string | undefined };
}

/** A kind of mark at the end of an entry; `read` answers false where the text is no such mark after all. */
interface Mark {
  /** The character that it ends with, where there is but one. */
  readonly last?: string;
  readonly pattern: RegExp;
  readonly read: (tail: Tail, match: readonly string[]) => boolean;
}

const setPrinting = (tail: Tail, set: string | undefined, number: string | undefined): true => {
  if (set !== undefined && set !== '') tail.set ??= set.toUpperCase();
  if (number !== undefined && number !== '') tail.collectorNumber ??= number;
  return true;
};

const readCategories = (tail: Tail, text: string): void => {
  const categories = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = categories.map((part) => part.replace(/\{[^{}]*\}/g, '').trim());
  const zone = zoneOfWord(names[0] ?? '');
  const isZone = zone !== undefined && zone !== 'main';
  const own = (isZone ? names.slice(1) : names).filter((name) => name !== '');
  if (own.length > 0) tail.categories = [...own, ...(tail.categories ?? [])];
  if (isZone) tail.zone ??= zone;
  else if (/\{noDeck\}/i.test(categories[0] ?? '')) tail.zone ??= 'maybeboard';
};

const NUMBER = '(?![xX]\\d+$)[\\p{L}\\p{N}★☆†‡Φ-]{0,11}\\p{N}[\\p{L}\\p{N}★☆†‡Φ-]{0,11}';

const MARKS: readonly Mark[] = [
  {
    last: '*',
    pattern: /\s*\*([^*]+)\*$/,
    read: (tail, [, word = '']) => {
      const finish = FINISHES[word.trim().toLowerCase()];
      if (finish !== undefined) tail.finish ??= finish;
      if (COMMANDER_MARK.test(word.trim())) tail.zone = 'commander';
      return true;
    },
  },
  { last: '^', pattern: /\s+\^[^^]*\^$/, read: () => true },
  {
    last: ']',
    pattern: /\s+\[([^[\]]*)\]$/,
    read: (tail, [, inner = '']) => {
      const printing = /^([A-Z0-9]{3,6})(?:[#:]([^\s\]]+))?$/.exec(inner);
      const copies = /^[x×]\s*(\d+)$/i.exec(inner)?.[1];
      const finish = FINISHES[inner.toLowerCase()];
      if (copies !== undefined) tail.count ??= Number(copies);
      else if (COMMANDER_MARK.test(inner)) tail.zone = 'commander';
      else if (finish !== undefined) tail.finish ??= finish;
      else if (printing?.[1] !== undefined && zoneOfWord(inner) === undefined) {
        tail.bracket ??= { set: printing[1], number: printing[2] };
      } else readCategories(tail, inner);
      return true;
    },
  },
  {
    last: '>',
    pattern: /\s+<([^<>]*)>$/,
    read: (tail, [, inner = '']) => setPrinting(tail, undefined, /^\p{N}/u.test(inner) ? inner : undefined),
  },
  {
    pattern: /\s+#\s*([^#]*)$/,
    read: (tail, [, tag = '']) => {
      if (/^!commander\b/i.test(tag.trim())) tail.zone = 'commander';
      else if (tag.trim() !== '') tail.tags = [tag.trim(), ...(tail.tags ?? [])];
      return true;
    },
  },
  {
    pattern: new RegExp(`\\s+\\(([A-Za-z0-9]{2,6})\\)\\s+(${NUMBER})$`, 'u'),
    read: (tail, [, set, number]) => setPrinting(tail, set, number),
  },
  {
    last: ')',
    pattern: /\s+\(([A-Za-z0-9]{2,6}):([^()\s]+)\)$/,
    read: (tail, [, set, number]) => setPrinting(tail, set, number),
  },
  {
    last: ')',
    pattern: /\s+\(([^()]+)\)$/,
    read: (tail, [, inner = '']) => {
      const finish = FINISHES[inner.toLowerCase()];
      const copies = /^[x×]\s*(\d+)$/i.exec(inner)?.[1];
      if (copies !== undefined) tail.count ??= Number(copies);
      else if (COMMANDER_MARK.test(inner)) tail.zone = 'commander';
      else if (finish !== undefined) tail.finish ??= finish;
      else if (/^[A-Za-z0-9]{2,6}$/.test(inner) && isOneCase(inner)) setPrinting(tail, inner, undefined);
      // Else a treatment ("Borderless") or the set's whole name: no card's name ends in parentheses but unusual ones.
      return true;
    },
  },
  {
    pattern: /\|([^|\]]*)(?:\|[^|\]]*)*$/,
    read: (tail, [, set = '']) => setPrinting(tail, /^\w{2,6}$/.test(set.trim()) ? set.trim() : '', ''),
  },
  {
    pattern: /(?<=\([A-Za-z0-9]{2,6}\)(?: \S+)?)\s+(foil|etched|f|e)$/i,
    read: (tail, [, word = '']) => {
      const finish = FINISHES[word.toLowerCase()];
      if (finish !== undefined) tail.finish ??= finish;
      return true;
    },
  },
  { pattern: /\s+[\p{Extended_Pictographic}\u{FE0F}]+$/u, read: () => true },
  { pattern: /\s+[$€£]\s?\d[\d.,]*$|\s+\d+[.,]\d\d\s?(?:[$€£]|USD|EUR|TIX)$/i, read: () => true },
];

const TRAILING_COPIES = /(?:\s+[xX×✕*]\s*|\s*[:=]\s*|\s+[-–—]\s+|,\s*)(\d{1,3})$/;

/** What markup puts around a name: bold, a wiki's link, Markdown's link. */
const WRAPS: readonly RegExp[] = [
  /^(\[\[)([^[\]|]+)(?:\|[^[\]]*)?\]\]$/,
  /^(\*\*)([^*]+)\*\*$/,
  /^(__)([^_]+)__$/,
  /^(\[)([^[\]]+)\]\([^()\s]*\)$/,
];

/** The name without its markup, and how many characters stood before it. */
const unwrap = (text: string): { readonly name: string; readonly skipped: number } => {
  for (const pattern of WRAPS) {
    const [, before, name] = pattern.exec(text) ?? [];
    if (before !== undefined && name !== undefined) return { name, skipped: before.length };
  }
  return { name: text, skipped: 0 };
};

/** A name as it is printed: single spaces, faces parted by ' // '. */
export const canonical = (name: string): string =>
  unusualName(name) ??
  name
    .replace(/\s*\/{1,3}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();

const settleBracket = ({ bracket, ...tail }: Tail): Tail => {
  if (bracket === undefined) return tail;
  if (tail.set === undefined) setPrinting(tail, bracket.set, bracket.number);
  else tail.categories = [bracket.set, ...(tail.categories ?? [])];
  return tail;
};

const readTail = (text: string, isName: IsCard): { readonly rest: string; readonly tail: Tail } => {
  const tail: Tail = {};
  let rest = text.trimEnd();
  let found = true;
  for (let marks = 0; found && marks < MAX_MARKS && rest !== '' && !isName(rest); marks += 1) {
    found = false;
    for (const { last, pattern, read } of MARKS) {
      if (last !== undefined && !rest.endsWith(last)) continue;
      const match = pattern.exec(rest);
      if (match === null || match.index === 0 || !read(tail, match)) continue;
      rest = rest.slice(0, match.index).trimEnd();
      found = true;
      break;
    }
  }
  return { rest, tail: settleBracket(tail) };
};

const leadingQuantity = (text: string): { readonly count: number; readonly length: number } | undefined => {
  for (const pattern of QUANTITIES) {
    const match = pattern.exec(text);
    if (match !== null) return { count: Number(match[1]), length: match[0].length };
  }
  const numbering = NUMBERING.exec(text);
  return numbering === null ? undefined : { count: 1, length: numbering[0].length };
};

/**
 * Reads one entry of a list in any of the notations: quantity, name, printing, finish, categories, tags, labels, and
 * marks that make it a commander or put it aside. Never throws.
 */
export const readDeckEntry = (text: string, isCard: IsCard = () => false): Result<ReadEntry, EntryError> => {
  const isName: IsCard = (name) => unusualName(name) !== undefined || isCard(name);
  const start = text.length - text.trimStart().length + (BULLET.exec(text.trimStart())?.[0].length ?? 0);
  const line = text.slice(start).trimEnd();
  const whole = readTail(line, isName);
  const isBare = isName(whole.rest) || isName(whole.rest.replace(TRAILING_COPIES, ''));
  const quantity = isBare ? undefined : leadingQuantity(line);
  const afterQuantity = start + (quantity?.length ?? 0);
  const code = /^\[([A-Za-z0-9]{2,6})(?:[#:]([^\]\s]+))?\]\s+/.exec(text.slice(afterQuantity));
  const entryAt = afterQuantity + (code?.[0].length ?? 0);
  const { rest, tail } = readTail(text.slice(entryAt), isName);
  if (code !== null) setPrinting(tail, code[1], code[2]);
  const copies = quantity === undefined && !isName(rest) ? TRAILING_COPIES.exec(rest) : null;
  const { name: written, skipped } = unwrap(copies === null ? rest : rest.slice(0, copies.index));
  const name = canonical(written);
  const nameAt = entryAt + skipped;
  const count = quantity?.count ?? (copies === null ? (tail.count ?? 1) : Number(copies[1]));
  if (!(count >= 1 && count <= MAX_COPIES)) return err({ code: 'invalid-quantity', at: start });
  if (!/[\p{L}\p{N}_]/u.test(name) || (/^\d+$/.test(name) && !isName(name)))
    return err({ code: 'no-name', at: nameAt });
  if (name.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: nameAt });
  const { zone, count: _copies, ...printing } = tail;
  return ok({ entry: { count, name, ...printing }, zone, nameAt });
};
