import type { Finish } from './deck-list';
import { zoneOfWord, type DeckZone } from './heading';

/** Limit of marks per entry. */
const MAX_MARKS = 12;

const FINISHES: Readonly<Record<string, Finish>> = {
  f: 'foil',
  foil: 'foil',
  e: 'etched',
  etched: 'etched',
  'foil etched': 'etched',
};
const COMMANDER_MARK = /^!?(?:cmdr|commander)$/i;
const isOneCase = (code: string): boolean => code === code.toUpperCase() || code === code.toLowerCase();

/** What the marks of an entry state. */
export interface EntryMarks {
  set?: string;
  collectorNumber?: string;
  finish?: Finish;
  categories?: string[];
  tags?: string[];
  count?: number;
  zone?: DeckZone;
  /** Text in square brackets that is a printing if no other mark is, otherwise a category. */
  bracket?: { readonly set: string; readonly number: string | undefined };
}

/** A kind of mark at the end of an entry. */
interface MarkKind {
  /** The last character, if it is always the same. */
  readonly last?: string;
  readonly pattern: RegExp;
  readonly apply?: (marks: EntryMarks, match: readonly string[]) => void;
}

/** Sets what is not empty and not set before. */
export const setPrinting = (marks: EntryMarks, set: string | undefined, number: string | undefined): void => {
  if (set !== undefined && set !== '') marks.set ??= set.toUpperCase();
  if (number !== undefined && number !== '') marks.collectorNumber ??= number;
};

const applyCategories = (marks: EntryMarks, text: string): void => {
  const categories = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = categories.map((part) => part.replace(/\{[^{}]*\}/g, '').trim());
  const zone = zoneOfWord(names[0] ?? '');
  const isZone = zone !== undefined && zone !== 'main';
  const further = (isZone ? names.slice(1) : names).filter((name) => name !== '');
  if (further.length > 0) marks.categories = [...further, ...(marks.categories ?? [])];
  if (isZone) marks.zone ??= zone;
  else if (/\{noDeck\}/i.test(categories[0] ?? '')) marks.zone ??= 'maybeboard';
};

/** A collector number, which has a digit. */
const NUMBER = '(?![xX]\\d+$)[\\p{L}\\p{N}★☆†‡Φ-]{0,11}\\p{N}[\\p{L}\\p{N}★☆†‡Φ-]{0,11}';

const MARK_KINDS: readonly MarkKind[] = [
  {
    last: '*',
    pattern: /\s*\*([^*]+)\*$/,
    apply: (marks, [, word = '']) => {
      const finish = FINISHES[word.trim().toLowerCase()];
      if (finish !== undefined) marks.finish ??= finish;
      if (COMMANDER_MARK.test(word.trim())) marks.zone = 'commander';
    },
  },
  { last: '^', pattern: /\s+\^[^^]*\^$/ },
  {
    last: ']',
    pattern: /\s+\[([^[\]]*)\]$/,
    apply: (marks, [, inner = '']) => {
      const printing = /^([A-Z0-9]{3,6})(?:[#:]([^\s\]]+))?$/.exec(inner);
      const copies = /^[x×]\s*(\d+)$/i.exec(inner)?.[1];
      const finish = FINISHES[inner.toLowerCase()];
      if (copies !== undefined) marks.count ??= Number(copies);
      else if (COMMANDER_MARK.test(inner)) marks.zone = 'commander';
      else if (finish !== undefined) marks.finish ??= finish;
      else if (printing?.[1] !== undefined && zoneOfWord(inner) === undefined) {
        marks.bracket ??= { set: printing[1], number: printing[2] };
      } else applyCategories(marks, inner);
    },
  },
  {
    last: '>',
    pattern: /\s+<([^<>]*)>$/,
    apply: (marks, [, inner = '']) =>
      setPrinting(marks, undefined, /^\p{N}/u.test(inner) ? inner : undefined),
  },
  {
    pattern: /\s+#\s*([^#]*)$/,
    apply: (marks, [, tag = '']) => {
      if (/^!commander\b/i.test(tag.trim())) marks.zone = 'commander';
      else if (tag.trim() !== '') marks.tags = [tag.trim(), ...(marks.tags ?? [])];
    },
  },
  {
    pattern: new RegExp(`\\s+\\(([A-Za-z0-9]{2,6})\\)\\s+(${NUMBER})$`, 'u'),
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  {
    last: ')',
    pattern: /\s+\(([A-Za-z0-9]{2,6}):([^()\s]+)\)$/,
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  {
    last: ')',
    pattern: /\s+\(([^()]+)\)$/,
    apply: (marks, [, inner = '']) => {
      const finish = FINISHES[inner.toLowerCase()];
      const copies = /^[x×]\s*(\d+)$/i.exec(inner)?.[1];
      if (copies !== undefined) marks.count ??= Number(copies);
      else if (COMMANDER_MARK.test(inner)) marks.zone = 'commander';
      else if (finish !== undefined) marks.finish ??= finish;
      else if (/^[A-Za-z0-9]{2,6}$/.test(inner) && isOneCase(inner)) setPrinting(marks, inner, undefined);
      // Otherwise a treatment ("Borderless") or a set's name: only unusual names end in parentheses.
    },
  },
  {
    pattern: /\|([^|\]]*)(?:\|[^|\]]*)*$/,
    apply: (marks, [, set = '']) => setPrinting(marks, /^\w{2,6}$/.test(set.trim()) ? set.trim() : '', ''),
  },
  {
    pattern: /(?<=\([A-Za-z0-9]{2,6}\)(?: \S+)?)\s+(foil|etched|f|e)$/i,
    apply: (marks, [, word = '']) => {
      const finish = FINISHES[word.toLowerCase()];
      if (finish !== undefined) marks.finish ??= finish;
    },
  },
  { pattern: /\s+[\p{Extended_Pictographic}\u{FE0F}]+$/u },
  { pattern: /\s+[$€£]\s?\d[\d.,]*$|\s+\d+[.,]\d\d\s?(?:[$€£]|USD|EUR|TIX)$/i },
];

const applyBracket = ({ bracket, ...marks }: EntryMarks): EntryMarks => {
  if (bracket === undefined) return marks;
  if (marks.set === undefined) setPrinting(marks, bracket.set, bracket.number);
  else marks.categories = [bracket.set, ...(marks.categories ?? [])];
  return marks;
};

/**
 * Parses the marks at the end of an entry from right to left, up to a card's name.
 * @returns the marks, and the text before them
 */
export const parseMarks = (
  text: string,
  isName: (text: string) => boolean,
): { readonly rest: string; readonly marks: EntryMarks } => {
  const marks: EntryMarks = {};
  let rest = text.trimEnd();
  let found = true;
  for (let count = 0; found && count < MAX_MARKS && rest !== '' && !isName(rest); count += 1) {
    found = false;
    for (const { last, pattern, apply } of MARK_KINDS) {
      if (last !== undefined && !rest.endsWith(last)) continue;
      const match = pattern.exec(rest);
      if (match === null || match.index === 0) continue;
      apply?.(marks, match);
      rest = rest.slice(0, match.index).trimEnd();
      found = true;
      break;
    }
  }
  return { rest, marks: applyBracket(marks) };
};
