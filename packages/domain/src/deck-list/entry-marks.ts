import { NO_COPIES, type CopyNumbers } from './copy-numbers';
import type { Finish } from './deck-list';
import { isOwnCategory, zoneOfWord, type DeckZone } from './heading';
import { parseQuantityAfter } from './quantity';
import { MAX_ENTRY_MARKS } from '../limits';

const FINISHES: Readonly<Record<string, Finish>> = {
  f: 'foil',
  foil: 'foil',
  e: 'etched',
  etched: 'etched',
  'foil etched': 'etched',
  // MTGGoldfish and TappedOut.
  fe: 'etched',
  'f-etch': 'etched',
};

/** The finish that words behind a name state (`Surge Foil`, `etched`); undefined for others. */
export const finishOf = (words: string): Finish | undefined =>
  /\betched\b/i.test(words) ? 'etched' : /(?<!\bnon[- ]?)\bfoil$/i.test(words) ? 'foil' : undefined;

/** The sign of the commander. */
export const CROWN = '👑';
const COMMANDER_MARK = /^!?(?:cmdr|commander|general|oathbreaker)$/i;
const COMPANION_MARK = /^!?companion$/i;
/** A code of a set, which has a letter, and is no word in small letters (`signed`) or of a player (`CUT`). */
const SET_CODE =
  /^(?!\d+$|[a-z]{5,}$|(?:cut|own|have|need|want|buy|PROXY|CUT|OWN|OWNED|HAVE|NEED|WANT|BUY)$)[A-Za-z0-9]{2,6}$/;
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

type Apply = (marks: EntryMarks, match: readonly string[], copies: CopyNumbers) => void;

/** A kind of mark at the end of an entry. */
interface MarkKind {
  /** The last character, if it is always the same. */
  readonly last?: string;
  readonly pattern: RegExp;
  readonly when?: (copies: CopyNumbers) => boolean;
  readonly apply?: Apply;
}

const setFinish = (marks: EntryMarks, words: string): void => {
  const finish = finishOf(words);
  if (finish !== undefined) marks.finish ??= finish;
};

/** Sets what is not empty and not set before; a code with a number is the set, whatever code stands behind it (`(UNF) 238 (JPN)`). */
export const setPrinting = (marks: EntryMarks, set: string | undefined, number: string | undefined): void => {
  if (number !== undefined && number !== '' && set !== undefined && marks.collectorNumber === undefined)
    delete marks.set;
  if (set !== undefined && set !== '') marks.set ??= set.toUpperCase();
  if (number !== undefined && number !== '') marks.collectorNumber ??= number;
};

const applyCategories = (marks: EntryMarks, text: string): void => {
  const categories = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = categories.map((part) => part.replace(/\{[^{}]*\}/g, '').trim());
  const [first = ''] = names;
  const isOut = /\{noDeck\}/i.test(categories[0] ?? '');
  const zone = zoneOfWord(first);
  const isZone = zone !== undefined && zone !== 'main' && (isOut || !isOwnCategory(first));
  // Tokens that the deck counts can be what makes them.
  const isKept = !isZone || (zone === 'token' && !isOut);
  const further = (isKept ? names : names.slice(1)).filter((name) => name !== '');
  if (further.length > 0) marks.categories = [...further, ...(marks.categories ?? [])];
  if (isZone) marks.zone ??= zone;
  else if (isOut) marks.zone ??= 'maybeboard';
};

/**
 * Applies a mark in any brackets: copies, the command zone, the companion, a finish.
 * @returns whether it is one of these
 */
const applyWord = (marks: EntryMarks, inner: string, isCopies: boolean): boolean => {
  const finish = FINISHES[inner.toLowerCase()];
  const number = /^[x×] ?(\d{1,3})$|^(\d{1,3}) ?[x×]$|^(\d{1,3})$/i.exec(inner);
  if (number !== null) {
    const isBare = number[3] !== undefined;
    if (!isBare || isCopies) marks.count ??= Number(number[1] ?? number[2] ?? number[3]);
    return true;
  }
  if (COMMANDER_MARK.test(inner)) marks.zone = 'commander';
  else if (COMPANION_MARK.test(inner)) marks.zone = 'companion';
  else if (finish !== undefined) marks.finish ??= finish;
  else return false;
  return true;
};

/** A collector number, which has a digit. */
const NUMBER = '(?![xX]\\d+$)#?[\\p{L}\\p{N}★☆†‡Φ-]{0,11}\\p{N}[\\p{L}\\p{N}★☆†‡Φ-]{0,11}';
/** A code and a number in brackets, which are no cost, price or quantity: `2XM 141`, `2XM #141`, `2XM-141`. */
const PRINTING = `(?!(?:CMC|MV|QTY|USD|EUR|GBP|TIX|TOP|TIER)\\b)([A-Z0-9]{3,6})(?: ?[#:-] ?| )(${NUMBER})`;

const applySquare: Apply = (marks, [, inner = ''], { bare }) => {
  const printing = /^([A-Z0-9]{3,6})(?:[#:-]([^\s\]]+))?$/.exec(inner);
  if (applyWord(marks, inner, bare)) return;
  if (printing?.[1] !== undefined && zoneOfWord(inner) === undefined)
    marks.bracket ??= { set: printing[1], number: printing[2] };
  else applyCategories(marks, inner);
};

const applyRound: Apply = (marks, [, inner = ''], { bare }) => {
  const zone = zoneOfWord(inner);
  if (applyWord(marks, inner, bare)) return;
  if (zone === 'sideboard' || zone === 'maybeboard' || zone === 'token') marks.zone ??= zone;
  else if (SET_CODE.test(inner) && isOneCase(inner)) setPrinting(marks, inner, undefined);
  else setFinish(marks, inner);
  // Otherwise a treatment ("Borderless", "Surge Foil"), a set's name, a price or a remark: only unusual names end in parentheses.
};

const applyCurly: Apply = (marks, [, inner = ''], { braced }) => {
  // Other text in braces is a mana cost.
  if (braced || COMMANDER_MARK.test(inner)) applyWord(marks, inner, braced);
};

const applyTag: Apply = (marks, [, tag = ''], { hashed }) => {
  const text = tag.trim();
  if (/^(?:!commander|commander|cmdr)\b/i.test(text)) marks.zone = 'commander';
  else if (COMPANION_MARK.test(text)) marks.zone = 'companion';
  else if (/^\d+$/.test(text)) {
    if (hashed) marks.count ??= Number(text);
    else setPrinting(marks, undefined, text);
  } else if (text !== '') marks.tags = [text, ...(marks.tags ?? [])];
};

const applyBars: Apply = (marks, [, set = ''], { bare }) => {
  const text = set.trim();
  if (bare && /^\d{1,3}$/.test(text)) marks.count ??= Number(text);
  else if (finishOf(text) !== undefined) setFinish(marks, text);
  else setPrinting(marks, /^\w{2,6}$/.test(text) ? text : '', '');
};

const applyFinish: Apply = (marks, [, word = '']) => {
  const finish = FINISHES[word.toLowerCase()];
  if (finish !== undefined) marks.finish ??= finish;
};

/** The commander stated behind a sign (`- Commander`, `// Commander`, `<-- commander`). */
const COMMANDER_BEHIND =
  /(?: ?(?:# ?!|(?<!\/)\/{2,}|<?-{1,3}>?|[–—=|,!]|=>|→|←) ?(?:is |as )?| (?:is|as) )(?:my |the |our |a )?(?:cmdr|commander)$/i;

/** A token or an emblem, which no card is named (`Goblin Token`, `Emblem - Chandra`). */
const TOKEN = /^(?:emblem|token) ?[-–—:] ?| (?:(?:creature|artifact|enchantment) )?(?:tokens?|emblems?)$/i;

/** The artifact tokens that rules define (111.10), which lists name without the word. */
const PREDEFINED_TOKEN =
  /^(?:blood|clue|food|gold|incubator|junk|lander|map|mutagen|powerstone|treasure)s?$/i;

const isToken = (text: string): boolean => {
  if (PREDEFINED_TOKEN.test(text)) return true;
  const match = TOKEN.exec(text);
  return match !== null && match[0].length < text.length;
};

/** Marks that no name of a card ends with. */
const MARK_KINDS: readonly MarkKind[] = [
  {
    last: '*',
    pattern: / ?\*([^*]+)\*$/,
    apply: (marks, [, word = ''], { bare }) => void applyWord(marks, word.trim(), bare),
  },
  { last: '^', pattern: / \^[^^]*\^$/ },
  // Forge: set and collector number.
  {
    last: ']',
    pattern: /\|(\w{2,6})\|\[([^[\]|]*)\]$/,
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  {
    pattern: new RegExp(` [[(]${PRINTING}[\\])]$`, 'u'),
    apply: (marks, [, set, number]) => setPrinting(marks, set, number?.replace('#', '')),
  },
  { last: ']', pattern: / \[([^[\]]*)\]$/, apply: applySquare },
  {
    last: '>',
    pattern: / <([^<>]*)>$/,
    apply: (marks, [, inner = '']) => {
      // Before a set in square brackets stands a number or a treatment (`<retro> [C21]`).
      setPrinting(marks, marks.bracket?.set, marks.bracket?.number);
      delete marks.bracket;
      const [first = ''] = inner.split(' ');
      if (/^\p{N}/u.test(first)) setPrinting(marks, undefined, first);
      else setPrinting(marks, /^\w{2,6}$/.test(inner) ? inner : '', '');
    },
  },
  { last: '}', pattern: / ?\{([^{}]*)\}$/, apply: applyCurly },
  {
    pattern: COMMANDER_BEHIND,
    apply: (marks) => {
      marks.zone = 'commander';
    },
  },
  { pattern: / #([^#]*)$/, apply: applyTag },
  {
    pattern: new RegExp(` [([]([A-Za-z0-9]{2,6})[)\\]] (${NUMBER})$`, 'u'),
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  {
    last: ')',
    pattern: / \(([A-Za-z0-9]{2,6}):([^()\s]+)\)$/,
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  { last: ')', pattern: / \(([^()]+)\)$/, apply: applyRound },
  { pattern: /\|(?<!\|[^|\]]*\|)([^|\]]*)(?:\|[^|\]]*)*$/, apply: applyBars },
  { pattern: / (?<=[([][A-Za-z0-9]{2,6}[)\]](?: \S+)? )(foil|etched|f|e)$/i, apply: applyFinish },
  {
    pattern: / ([\p{Extended_Pictographic}\u{FE0F}★☆]+)$/u,
    apply: (marks, [, signs = '']) => {
      if (signs.includes(CROWN)) marks.zone ??= 'commander';
    },
  },
  { pattern: / https?:\/\/\S+$/i },
  {
    pattern: / ([A-Z0-9]{3,6}):(\d+\p{L}?)$/u,
    apply: (marks, [, set, number]) => setPrinting(marks, set, number),
  },
  { pattern: / (?:[~≈] ?)?(?:R?[$€£¥₩₽]) ?\d[\d.,]*$| (?:[~≈] ?)?\d[\d.,]* ?(?:[$€£¥₩₽円]|USD|EUR|TIX)$/i },
  // Behind a quantity: without one, a list of names can have the card Foil.
  {
    pattern:
      / ?[;,·•] ?((?:[a-z-]{3,12} )?foil|etched|(?:near )?mint|nm|ex|excellent|good|(?:lightly |moderately |heavily )?played|lp|mp|hp|damaged|signed|proxy)$/i,
    when: ({ marked }) => !marked,
    apply: (marks, [, words = '']) => setFinish(marks, words),
  },
  // What stays of a mark that was separated from the name.
  { pattern: / ?[-–—:|=,;←→]$| [.…·]+$| <-+$/ },
  { last: '+', pattern: /\+$/, apply: (marks) => void (marks.finish ??= 'foil') },
];

/** A code, a cost or a finish behind a name, which can be a part of the name as well. */
const CODES: readonly RegExp[] = [
  // A set, not what the card is in the deck.
  /,? Commander (?:20\d\d|Legends|Masters)$/,
  / [\p{Lu}\d★#/.%+-]{1,8}$/u,
  / \d{1,5}[a-z]$/,
  / (?:foil|etched|non-?foil)$/i,
];
/**
 * In a name that is written in capitals a word is a word: `CHAOS DEFILER` is no card Chaos with a code. Behind a set there is
 * no name any more.
 */
const isWordInCapitals = (name: string, word: string): boolean =>
  /^ \p{Lu}+$/u.test(word) && !/\p{Ll}|[)\]] /u.test(`${name} `);

/** What separates a remark from a name. */
const REMARK_SIGNS = [
  ' // ',
  ' - ',
  ' – ',
  ' — ',
  ' -- ',
  ' | ',
  ' @ ',
  ' ~ ',
  ' <-',
  ' -> ',
  ' => ',
  ' → ',
  ' ← ',
  ': ',
];

const applyBracket = ({ bracket, ...marks }: EntryMarks): EntryMarks => {
  if (bracket === undefined) return marks;
  if (marks.set === undefined) setPrinting(marks, bracket.set, bracket.number);
  else marks.categories = [bracket.set, ...(marks.categories ?? [])];
  return marks;
};

const stripMark = (text: string, marks: EntryMarks, copies: CopyNumbers): string | undefined => {
  for (const { last, pattern, when, apply } of MARK_KINDS) {
    if ((last !== undefined && !text.endsWith(last)) || when?.(copies) === false) continue;
    const match = pattern.exec(text);
    if (match === null || match.index === 0) continue;
    apply?.(marks, match, copies);
    return text.slice(0, match.index).trimEnd();
  }
  const after = marks.count === undefined ? parseQuantityAfter(text, copies) : undefined;
  if (after === undefined || after.length >= text.length) return undefined;
  marks.count = after.count;
  return text.slice(0, text.length - after.length).trimEnd();
};

/** The commander stated behind a name without a sign; `Sol Ring - Bloomburrow Commander` names a set. */
const COMMANDER_WORD = / (?:cmdr|commanders?)$(?<! [-–—|@~] .* \w+)/i;

const stripRemark = (text: string, marks: EntryMarks): string | undefined => {
  const word = COMMANDER_WORD.exec(text);
  if (word !== null && word.index > 0) {
    marks.zone = 'commander';
    return text.slice(0, word.index);
  }
  const code = CODES.map((pattern) => pattern.exec(text)?.index ?? 0).find(
    (at) => at > 0 && !isWordInCapitals(text.slice(0, at), text.slice(at)),
  );
  const at = code ?? Math.max(...REMARK_SIGNS.map((sign) => text.lastIndexOf(sign)));
  if (at <= 0) return undefined;
  setFinish(marks, text.slice(at));
  return text.slice(0, at).trimEnd();
};

/** A mark that a look-up, which minds no signs, may take for the end of a name (`Petrahydrox *E*`, in French Pétrahydroxe). */
const ENDS_IN_MARK = /[+*👑]$| [([<][A-Za-z]{1,2}[)\]>]$/u;
/** Signs that stay behind a name, which a look-up does not mind. */
const TRAILING_SIGNS = / [.…·#:|=★☆–—-]+$/;

/** A text without the marks behind it. */
export interface MarkedText {
  readonly rest: string;
  readonly marks: EntryMarks;
  /** Whether the rest is the name of a card. */
  readonly isKnown: boolean;
}

/** What is known when marks are parsed. */
export interface MarksContext {
  readonly isName: (text: string) => boolean;
  /** Which numbers behind the name are copies: none behind a quantity. */
  readonly copies: CopyNumbers;
  /** Whether a remark can stand behind the name. */
  readonly hasRemarks: boolean;
}

/**
 * Parses the marks at the end of an entry from right to left, up to a card's name. Where no name is found so, remarks are
 * left out, too, if that leads to a name.
 */
export const parseMarks = (text: string, { isName, copies, hasRemarks }: MarksContext): MarkedText => {
  const marks: EntryMarks = {};
  let rest = text.trim();
  let steps = 0;
  for (; steps < MAX_ENTRY_MARKS; steps += 1) {
    if (!ENDS_IN_MARK.test(rest) && isName(rest))
      return { rest: rest.replace(TRAILING_SIGNS, ''), marks: applyBracket(marks), isKnown: true };
    const stripped = stripMark(rest, marks, copies);
    if (stripped === undefined) break;
    rest = stripped;
  }
  if (isToken(rest)) {
    marks.zone ??= 'token';
    return { rest, marks: applyBracket(marks), isKnown: false };
  }
  const withRemarks: EntryMarks = { ...marks };
  let shorter: string | undefined = rest;
  for (; hasRemarks && steps < MAX_ENTRY_MARKS; steps += 1) {
    shorter = stripMark(shorter, withRemarks, NO_COPIES) ?? stripRemark(shorter, withRemarks);
    if (shorter === undefined) break;
    if (isName(shorter)) return { rest: shorter, marks: applyBracket(withRemarks), isKnown: true };
  }
  return { rest, marks: applyBracket(marks), isKnown: false };
};
