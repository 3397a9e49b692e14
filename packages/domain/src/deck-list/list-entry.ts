import { isBasicLandText, NO_COPIES, USUAL_COPIES, type CopyNumbers } from './copy-numbers';
import type { DeckListEntry } from './deck-list';
import { CROWN, parseMarks, setPrinting, type EntryMarks, type MarksContext } from './entry-marks';
import type { DeckZone } from './heading';
import {
  parseQuantity,
  parseScannedQuantity,
  USUAL_NUMBERS,
  type LeadingNumber,
  type NumberStyle,
} from './quantity';
import { unusualName } from './unusual-name';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';
import { decodeEntities } from '../text/entity';

/** An entry, the zone that its marks state, and the index of its name in the text. */
export interface ParsedEntry {
  readonly entry: DeckListEntry;
  readonly zone: DeckZone | undefined;
  readonly nameAt: number;
  /** Whether the name is that of a card. */
  readonly isKnown: boolean;
  /** Whether the text states a quantity. */
  readonly hasQuantity: boolean;
}

/** Why a text is not an entry. */
export interface EntryError {
  readonly code: 'invalid-quantity' | 'name-too-long' | 'no-name';
  /** Index in the text. */
  readonly at: number;
}

/** How many copies an entry can state: those of a deck by default. */
export interface CopyBounds {
  readonly maxCopies?: number;
  /** 1 by default. */
  readonly minCopies?: number;
}

/** What is known when an entry is parsed. */
export interface EntryContext extends CopyBounds {
  /** Whether a text is the name of a card. */
  readonly isCard: (name: string) => boolean;
  readonly numbers: NumberStyle;
  /** Which numbers behind a name are copies. */
  readonly copies: CopyNumbers;
  /** Whether a remark can stand behind a name. */
  readonly hasRemarks: boolean;
}

export const NO_CONTEXT: EntryContext = {
  isCard: () => false,
  numbers: USUAL_NUMBERS,
  copies: USUAL_COPIES,
  hasRemarks: true,
};

/** Quotes of mails, bullets (of word processors `o`, `§` and characters of their own, too), checkboxes and emoji before an entry. */
const BULLET =
  /^(?:(?:[-*+•·‣◦–—‒―−>→»›~o§]|\[[ xX]\]) +|(?:[•·‣◦>»›\ue000-\uf8ff]|\p{So}|\p{Extended_Pictographic}|[\u{FE0E}\u{FE0F}\u{200D}]) *)+/u;
/** A printing, a cost or a mark of the commander between quantity and name. */
const BEFORE_NAME =
  /^(?:[[(]([A-Za-z0-9]{2,6})(?:[#:]([^)\]\s]+))?[)\]] |(?:\{[^{}]{1,6}\})+ ?|(\*(?:cmdr|commander)\*) ?)/i;

/** Normalises a name to its printed form: no character references, single spaces, faces separated by ' // '. */
export const normalizeName = (name: string): string =>
  unusualName(name) ??
  (name.includes('&') ? decodeEntities(name) : name)
    .replace(/ ?\/{1,3} ?/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes the quotes and the commas around a line of a program's list. */
const trimLine = (text: string): { readonly line: string; readonly skipped: number } => {
  const line = text.trimEnd().replace(/(?<![,;])[,;]+$/, '');
  const isQuoted = /^(["'])\d+ ?x? .*\1$/i.test(line);
  return isQuoted ? { line: line.slice(1, -1), skipped: 1 } : { line, skipped: 0 };
};

/** The number behind a basic land's name is its copies, whatever the numbers behind others are. */
const copiesBehind = (text: string, copies: CopyNumbers): CopyNumbers =>
  isBasicLandText(text) ? { ...copies, bare: true } : copies;

/** What stands between a quantity and a name: a word, or a set as shops write it (`1 Commander 2021: Sol Ring`). */
const BEFORE_CARD = /^(?:of |.{1,60}: )/i;
/** What stands between the halves of a card where the slashes do not. */
const FACE_JOINTS = / (?:&|\+|and|\\{1,2}) |(?<=\p{L})[+\\](?=\p{L})/gu;

const MAX_JOINTS = 3;

/** The name of a card of two halves that a text joins in another way; undefined for any other text. */
const joinedFaces = (text: string, isName: (name: string) => boolean): string | undefined => {
  const names = [...text.matchAll(FACE_JOINTS)].slice(0, MAX_JOINTS).map(({ 0: joint, index }) => {
    const halves = [text.slice(0, index), text.slice(index + joint.length)];
    const name = halves.join(' // ');
    // Each is asked for, so that a look-up to come knows of all.
    return [...halves, name].map(isName).every(Boolean) ? name : undefined;
  });
  return names.find((name) => name !== undefined);
};

interface NamedText {
  readonly marks: EntryMarks;
  readonly rest: string;
  readonly at: number;
  readonly isKnown: boolean;
}
type LineParts = NamedText & { readonly quantity: LeadingNumber | undefined };

/** The text behind a quantity: what stands before the name, the name, and the marks behind it. */
const parseNamed = (text: string, hasQuantity: boolean, context: MarksContext): NamedText => {
  const before = context.isName(text) ? null : BEFORE_NAME.exec(text);
  const at = before?.[0].length ?? 0;
  const body = parseMarks(text.slice(at), context);
  if (before?.[1] !== undefined) setPrinting(body.marks, before[1], before[2]);
  if (before?.[3] !== undefined) body.marks.zone = 'commander';
  const skipped = body.isKnown || !hasQuantity ? undefined : BEFORE_CARD.exec(body.rest)?.[0].length;
  if (skipped !== undefined) {
    const inner = parseMarks(text.slice(at + skipped), { ...context, hasRemarks: false });
    if (inner.isKnown) return { ...inner, at: at + skipped };
  }
  const joined = body.isKnown ? undefined : joinedFaces(body.rest, context.isName);
  return { ...body, ...(joined !== undefined && { rest: joined, isKnown: true }), at };
};

/** Parses an entry in any notation: quantity, name, printing, finish, categories, tags, labels and marks of zones. */
export const parseEntry = (
  text: string,
  { isCard, numbers, copies, hasRemarks, maxCopies = MAX_COPIES, minCopies = 1 }: EntryContext = NO_CONTEXT,
): Result<ParsedEntry, EntryError> => {
  const isName = (name: string): boolean => unusualName(name) !== undefined || isCard(normalizeName(name));
  const indent = text.length - text.trimStart().length;
  const bullet = BULLET.exec(text.slice(indent))?.[0] ?? '';
  const { line, skipped } = trimLine(text.slice(indent + bullet.length));
  const start = indent + bullet.length + skipped;
  const found = parseQuantity(line, numbers);
  // A name can begin with what looks like a quantity.
  const stated =
    found !== undefined && parseMarks(line, { isName, copies, hasRemarks: false }).isKnown
      ? undefined
      : found;
  const parseBehind = (from: LeadingNumber | undefined): LineParts => {
    const named = line.slice(from?.length ?? 0);
    const hasCount = from?.count !== undefined;
    const usual = hasCount ? NO_COPIES : copiesBehind(named, copies);
    const parsed = parseNamed(named, hasCount, { isName, copies: usual, hasRemarks });
    return { ...parsed, quantity: from };
  };
  const usual = parseBehind(stated);
  const scanned = usual.isKnown ? undefined : parseScannedQuantity(line);
  const ofScan = scanned && parseBehind(scanned);
  const { quantity, marks, rest, at, isKnown } = ofScan?.isKnown === true ? ofScan : usual;
  const nameFrom = quantity?.length ?? 0;
  const name = normalizeName(rest);
  const nameAt = start + nameFrom + at;
  const { zone = bullet.includes(CROWN) ? 'commander' : undefined, count: countBehind, ...printing } = marks;
  const count = quantity?.count ?? countBehind ?? 1;
  if (!(count >= minCopies && count <= maxCopies)) return err({ code: 'invalid-quantity', at: start });
  if (!/[\p{L}\p{N}_]/u.test(name) || (/^[xX×]? ?\d+ ?[xX×]?$/.test(name) && !isName(name)))
    return err({ code: 'no-name', at: nameAt });
  if (name.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: nameAt });
  const hasQuantity = quantity !== undefined || countBehind !== undefined;
  return ok({ entry: { count, name, ...printing }, zone, nameAt, isKnown, hasQuantity });
};
