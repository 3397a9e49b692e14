import { requiredPhrases } from './required-phrases';
import { matchesSignal, type NormalizedFacts, type ThemeSignal } from './theme-signal';

/** A signal, and the place of what it belongs to. */
interface Entry {
  readonly place: number;
  readonly signal: ThemeSignal;
  /** The search that compared it last. */
  search: number;
}

const addTo = (index: Map<string, Entry[]>, keys: readonly string[], entry: Entry): void => {
  for (const key of new Set(keys)) {
    const entries = index.get(key);
    if (entries === undefined) index.set(key, [entry]);
    else entries.push(entry);
  }
};

/** Characters by which a piece of text is looked up. */
const START = 3;
const BUCKETS = 4096;

/** The number of the bucket of what begins at a place of a text. */
const bucketAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (BUCKETS - 1);

type Piece = readonly [piece: string, entries: readonly Entry[]];

/**
 * Makes a function that calls back with the entries of each piece that is in a text, in one pass over the text; a piece that it has
 * more than once may be reported as often.
 */
const makePieceSearch = (
  pieces: ReadonlyMap<string, readonly Entry[]>,
): ((text: string, report: (entries: readonly Entry[]) => void) => void) => {
  const short: Piece[] = [];
  const buckets: (Piece[] | undefined)[] = Array.from({ length: BUCKETS }, () => undefined);
  for (const piece of pieces)
    if (piece[0].length < START) short.push(piece);
    else (buckets[bucketAt(piece[0], 0)] ??= []).push(piece);
  return (text, report) => {
    for (const [piece, entries] of short) if (text.includes(piece)) report(entries);
    for (let at = 0; at + START <= text.length; at += 1) {
      const starting = buckets[bucketAt(text, at)];
      if (starting === undefined) continue;
      for (const [piece, entries] of starting) if (text.startsWith(piece, at)) report(entries);
    }
  };
};

/**
 * Makes a function that finds by which of many lists of signals a card is met, as their places in ascending order. A card is
 * compared only with signals that share a keyword, a name or a piece of text with it, and with those that ask for none.
 */
export const makeSignalIndex = (
  lists: readonly (readonly ThemeSignal[])[],
): ((facts: NormalizedFacts) => readonly number[]) => {
  const byKeyword = new Map<string, Entry[]>();
  const byName = new Map<string, Entry[]>();
  const byPhrase = new Map<string, Entry[]>();
  const others: Entry[] = [];
  for (const [place, signals] of lists.entries())
    for (const signal of signals) {
      const entry: Entry = { place, signal, search: 0 };
      const { keywords, names, phrases, wording } = signal;
      const inText = phrases ?? (wording && requiredPhrases(wording));
      if (keywords !== undefined) addTo(byKeyword, keywords, entry);
      else if (names !== undefined) addTo(byName, names, entry);
      else if (inText !== undefined) addTo(byPhrase, inText, entry);
      else others.push(entry);
    }
  const searchPieces = makePieceSearch(byPhrase);
  let search = 0;
  return (facts) => {
    search += 1;
    const found = new Set<number>();
    const compare = (entries: readonly Entry[]): void => {
      for (const entry of entries) {
        if (entry.search === search) continue;
        entry.search = search;
        if (!found.has(entry.place) && matchesSignal(entry.signal, facts)) found.add(entry.place);
      }
    };
    compare(others);
    for (const keyword of facts.keywords) compare(byKeyword.get(keyword) ?? []);
    compare(byName.get(facts.name) ?? []);
    if (facts.wording !== undefined) searchPieces(facts.wording, compare);
    return [...found].sort((a, b) => a - b);
  };
};
