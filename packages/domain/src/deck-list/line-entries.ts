import type { DeckListFacts } from './deck-list';
import { parseEntry, type EntryContext, type EntryError, type ParsedEntry } from './list-entry';
import { MAX_LINE_CHARACTERS, MAX_LIST_LINES, MAX_NAME_COMMAS, MAX_SPLITS } from '../limits';
import { err, ok, type Result } from '../result';

/** An entry of a line, and the index of its text in the line. */
export interface LineEntry {
  readonly at: number;
  readonly result: Result<ParsedEntry, EntryError | { readonly code: 'line-too-long'; readonly at: number }>;
}

/** What decides how a line is split into entries. */
export interface SplitContext extends EntryContext {
  readonly facts: DeckListFacts;
  /** Whether the line states commanders. */
  readonly isCommanders: boolean;
  /** Whether the line can be two commanders: it is one of the first or the last of the list. */
  readonly canBePair: boolean;
  /** Whether the list has so few lines that one of them can be a list of names. */
  readonly isShort: boolean;
}

const parsePart = (text: string, from: number, to: number, context: EntryContext): LineEntry => ({
  at: from,
  result:
    to - from > MAX_LINE_CHARACTERS
      ? err({ code: 'line-too-long', at: MAX_LINE_CHARACTERS })
      : parseEntry(text.slice(from, to), context),
});

const isKnown = ({ result }: LineEntry): boolean => result.ok && result.value.isKnown;

/** What joins two commanders in a line. */
const PAIR_SIGNS = / ?(?:\/{1,3}|\|{1,2}|[+&;]) ?|, | (?:and|with|-|–|—) | w\/ ?/gi;

const nameOf = ({ result }: LineEntry): string => (result.ok ? result.value.entry.name : '');
const isSingle = ({ result }: LineEntry): boolean => result.ok && result.value.entry.count === 1;

/** Entries that all have the zone that one of them states. */
const withOneZone = (parts: readonly LineEntry[]): readonly LineEntry[] => {
  const zone = parts.map(({ result }) => (result.ok ? result.value.zone : undefined)).find(Boolean);
  return parts.map((part) =>
    part.result.ok ? { ...part, result: ok({ ...part.result.value, zone }) } : part,
  );
};

/** Two commanders in a line (`A / B`, `A & B`, `A + B`): only if both are cards that can lead a deck together. */
const splitPair = (text: string, context: SplitContext): readonly LineEntry[] | undefined => {
  const { facts, isCommanders, canBePair } = context;
  if (!(isCommanders || canBePair) || text.length > MAX_LINE_CHARACTERS) return undefined;
  const signs = [...text.matchAll(PAIR_SIGNS)].slice(0, MAX_SPLITS);
  for (const { 0: sign, index } of signs) {
    const parts = [
      parsePart(text, 0, index, context),
      parsePart(text, index + sign.length, text.length, context),
    ];
    const names = parts.map(nameOf);
    const canLead = facts.canLeadTogether?.(names) ?? names.every((name) => facts.canBeCommander?.(name));
    if (parts.every(isKnown) && parts.every(isSingle) && canLead) return withOneZone(parts);
  }
  const plus = isCommanders && facts.isCard === undefined ? text.indexOf(' + ') : -1;
  if (plus < 0) return undefined;
  return [parsePart(text, 0, plus, context), parsePart(text, plus + 3, text.length, context)];
};

/** The parts of a text between places; each place is the index of a separator. */
const cut = (
  text: string,
  places: readonly number[],
  length: number,
  context: EntryContext,
): readonly LineEntry[] => {
  const starts = [0, ...places.map((place) => place + length)];
  return starts.flatMap((from, at) => {
    const to = places[at] ?? text.length;
    return text.slice(from, to).trim() === '' ? [] : [parsePart(text, from, to, context)];
  });
};

/** Where a sign stands: as often as a list has entries, so that what is behind them is one that is too long. */
const indicesOf = (text: string, sign: string): readonly number[] => {
  const places: number[] = [];
  let at = text.indexOf(sign);
  for (; at >= 0 && places.length < MAX_LIST_LINES; at = text.indexOf(sign, at + sign.length))
    places.push(at);
  return places;
};

const QUANTITY_AHEAD = /^ ?(?:\d{1,3} ?[xX×]? ?|[xX×] ?\d{1,3} )[\p{Lu}"'+_[]/u;
const QUANTITY_BEHIND = /(?: [xX×]? ?\d{1,3}[xX×]?|[([]x?\d{1,3}x?[)\]])$/;

/** Commas before a quantity, if the text begins with one; else commas behind a quantity. */
const quantityCommas = (text: string): readonly number[] => {
  const commas = indicesOf(text, ',');
  if (/^\s*[([]?[xX×]? ?\d/.test(text))
    return commas.filter(
      (at) => text.charAt(at + 1) === ' ' && QUANTITY_AHEAD.test(text.slice(at + 1, at + 12)),
    );
  return commas.filter(
    (at) => text.charAt(at + 1) === ' ' && QUANTITY_BEHIND.test(text.slice(Math.max(0, at - 10), at)),
  );
};

/** Names between commas, where a name can have commas itself: the longest that is a card. */
const splitNames = (text: string, context: EntryContext): readonly LineEntry[] => {
  const ends = [...indicesOf(text, ','), text.length];
  const entries: LineEntry[] = [];
  for (let at = 0; at < ends.length;) {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    if (text.slice(from, ends[at]).trim() === '') {
      at += 1;
      continue;
    }
    const parts = ends
      .slice(at, at + 1 + MAX_NAME_COMMAS)
      .filter((end) => end - from <= MAX_LINE_CHARACTERS)
      .map((end) => parsePart(text, from, end, context));
    const known = parts.findLastIndex(isKnown);
    const best = parts[known] ?? parsePart(text, from, ends[at] ?? text.length, context);
    entries.push(best);
    at += Math.max(known, 0) + 1;
  }
  return entries;
};

/** Whether a text is a list of names rather than one name with commas. */
const isNameList = (entries: readonly LineEntry[], text: string, { facts }: SplitContext): boolean => {
  if (facts.isCard === undefined) return text.length > MAX_LINE_CHARACTERS;
  const known = entries.filter(isKnown).length;
  return known >= 2 && known >= 2 * (entries.length - known);
};

const SIGNS = ['||', ';', ' • ', ' · '];
/** Quantities behind two bars each, as shops read many cards in a line; Forge's marks have other numbers there. */
const BARRED = /^[^|]+(?:\|\| ?\d{1,3}[ xX-][^|]+)+(?:\|\|)?$/;
/** Where a comment begins, in which signs separate nothing. */
const COMMENT = / # ?!?\p{L}/u;

/** Splits a text at commas, as far as they separate entries. */
const splitAtCommas = (text: string, context: SplitContext): readonly LineEntry[] | undefined => {
  if (!text.includes(',')) return undefined;
  const commas = /[#^"]|\[[^[\]]*,/.test(text) ? [] : quantityCommas(text);
  const hasNames = context.isShort || text.indexOf(',', text.indexOf(',') + 1) >= 0;
  if (commas.length === 0 && !hasNames) return undefined;
  const parts = commas.length === 0 ? [] : cut(text, commas, 1, context);
  if (parts.length > 0 && parts.every(isKnown)) return parts;
  // Without knowledge of cards, too, so that a look-up is asked for these names.
  const names = splitNames(text, context);
  const isDecided = parts.length > 0 && context.facts.isCard === undefined;
  return !isDecided && isNameList(names, text, context) ? names : parts.length > 0 ? parts : undefined;
};

const moved = (entries: readonly LineEntry[], by: number): readonly LineEntry[] =>
  entries.map((entry) => ({ ...entry, at: entry.at + by }));

const splitList = (text: string, context: SplitContext): readonly LineEntry[] | undefined => {
  const comment = COMMENT.exec(text)?.index ?? text.length;
  const sign = SIGNS.find((each) => {
    const at = text.indexOf(each);
    return at < comment && /\D/.test(text.slice(0, Math.max(0, at)).trim());
  });
  if (sign === undefined) return splitAtCommas(text, context);
  const parts = cut(text, indicesOf(text, sign), sign.length, context);
  if (parts.length < 2) return undefined;
  return parts.flatMap((part, at) => {
    if (isKnown(part)) return [part];
    const end = parts[at + 1]?.at;
    const inner = text.slice(part.at, end === undefined ? text.length : end - sign.length);
    return moved(splitAtCommas(inner, context) ?? [{ ...part, at: 0 }], part.at);
  });
};

/** Parses a line as one entry, two commanders, or a list of entries; else as one entry with a remark behind it. */
export const parseLineEntries = (text: string, context: SplitContext): readonly LineEntry[] => {
  const strict = { ...context, hasRemarks: false };
  if (BARRED.test(text)) return cut(text, indicesOf(text, '||'), 2, context);
  const pair = splitPair(text, strict);
  if (pair?.every(isKnown)) return pair;
  const whole = parsePart(text, 0, text.length, strict);
  if (isKnown(whole)) return [whole];
  const several = pair ?? splitList(text, strict);
  if (several !== undefined && (several.every(isKnown) || context.facts.isCard === undefined)) return several;
  const remarked = parsePart(text, 0, text.length, context);
  return isKnown(remarked) ? [remarked] : (several ?? [remarked]);
};

/** The entry of a line whose name ends in the line below; undefined where the line itself is one, or both are none. */
export const parseWrapped = (
  text: string,
  below: string,
  context: SplitContext,
): readonly LineEntry[] | undefined => {
  const isOpen = /\/ *$/.test(text);
  if (!isOpen && isKnown(parsePart(text, 0, text.length, context))) return undefined;
  const joined = `${text} ${below.trim()}`;
  const entry = parsePart(joined, 0, joined.length, { ...context, hasRemarks: false });
  return isKnown(entry) ? [entry] : undefined;
};
