import type { DeckListEntry } from './deck-list';
import { parseMarks, setPrinting } from './entry-marks';
import type { DeckZone } from './heading';
import { unusualName } from './unusual-name';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

/** An entry, the zone that its marks state, and the index of its name in the text. */
export interface ParsedEntry {
  readonly entry: DeckListEntry;
  readonly zone: DeckZone | undefined;
  readonly nameAt: number;
}

/** Why a text is not an entry. */
export interface EntryError {
  readonly code: 'invalid-quantity' | 'name-too-long' | 'no-name';
  /** Index in the text. */
  readonly at: number;
}

/** Bullets, checkboxes and emoji before an entry. */
const BULLET = /^(?:(?:\\?[-*+•·‣▪▫◦–—]|\[[ xX]\])\s+|[\p{Extended_Pictographic}\u{FE0F}]+\s*)+/u;

/** Notations of a quantity before a name; each captures the number. */
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
/** The number of a list item, which is not a quantity. */
const NUMBERING = /^\d+[.)]\s+/;

/** Notations of a quantity after a name. */
const TRAILING_QUANTITY = /(?:\s+[xX×✕*]\s*|\s*[:=]\s*|\s+[-–—]\s+|,\s*)(\d{1,3})$/;

/** Markup around a name: bold, links of a wiki or of Markdown. */
const MARKUP: readonly RegExp[] = [
  /^(\[\[)([^[\]|]+)(?:\|[^[\]]*)?\]\]$/,
  /^(\*\*)([^*]+)\*\*$/,
  /^(__)([^_]+)__$/,
  /^(\[)([^[\]]+)\]\([^()\s]*\)$/,
];

/** Removes markup around a name; `skipped` is the number of characters before the name. */
const unwrap = (text: string): { readonly name: string; readonly skipped: number } => {
  for (const pattern of MARKUP) {
    const [, before, name] = pattern.exec(text) ?? [];
    if (before !== undefined && name !== undefined) return { name, skipped: before.length };
  }
  return { name: text, skipped: 0 };
};

/** Normalises a name to its printed form: single spaces, faces separated by ' // '. */
export const normalizeName = (name: string): string =>
  unusualName(name) ??
  name
    .replace(/\s*\/{1,3}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();

const parseQuantity = (text: string): { readonly count: number; readonly length: number } | undefined => {
  for (const pattern of QUANTITIES) {
    const match = pattern.exec(text);
    if (match !== null) return { count: Number(match[1]), length: match[0].length };
  }
  const numbering = NUMBERING.exec(text);
  return numbering === null ? undefined : { count: 1, length: numbering[0].length };
};

/**
 * Parses an entry in any notation: quantity, name, printing, finish, categories, tags, labels and marks of zones.
 * @param isCard whether a text is the name of a card
 */
export const parseEntry = (
  text: string,
  isCard: (name: string) => boolean = () => false,
): Result<ParsedEntry, EntryError> => {
  const isName = (name: string): boolean => unusualName(name) !== undefined || isCard(name);
  const start = text.length - text.trimStart().length + (BULLET.exec(text.trimStart())?.[0].length ?? 0);
  const line = text.slice(start).trimEnd();
  const whole = parseMarks(line, isName);
  const isBare = isName(whole.rest) || isName(whole.rest.replace(TRAILING_QUANTITY, ''));
  const quantity = isBare ? undefined : parseQuantity(line);
  const afterQuantity = start + (quantity?.length ?? 0);
  const code = /^\[([A-Za-z0-9]{2,6})(?:[#:]([^\]\s]+))?\]\s+/.exec(text.slice(afterQuantity));
  const entryAt = afterQuantity + (code?.[0].length ?? 0);
  const { rest, marks } = parseMarks(text.slice(entryAt), isName);
  if (code !== null) setPrinting(marks, code[1], code[2]);
  const copies = quantity === undefined && !isName(rest) ? TRAILING_QUANTITY.exec(rest) : null;
  const { name: written, skipped } = unwrap(copies === null ? rest : rest.slice(0, copies.index));
  const name = normalizeName(written);
  const nameAt = entryAt + skipped;
  const count = quantity?.count ?? (copies === null ? (marks.count ?? 1) : Number(copies[1]));
  if (!(count >= 1 && count <= MAX_COPIES)) return err({ code: 'invalid-quantity', at: start });
  if (!/[\p{L}\p{N}_]/u.test(name) || (/^\d+$/.test(name) && !isName(name)))
    return err({ code: 'no-name', at: nameAt });
  if (name.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: nameAt });
  const { zone, count: _copies, ...printing } = marks;
  return ok({ entry: { count, name, ...printing }, zone, nameAt });
};
