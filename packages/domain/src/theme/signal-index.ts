import { requiredPhrases } from './required-phrases';
import { matchesSignal, type NormalizedFacts, type ThemeSignal } from './theme-signal';

/** A signal, and the place of what it belongs to. */
interface Entry {
  readonly place: number;
  readonly signal: ThemeSignal;
}

const addTo = (index: Map<string, Entry[]>, keys: readonly string[], entry: Entry): void => {
  for (const key of new Set(keys)) {
    const entries = index.get(key);
    if (entries === undefined) index.set(key, [entry]);
    else entries.push(entry);
  }
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
      const entry = { place, signal };
      const { keywords, names, phrases, wording } = signal;
      const inText = phrases ?? (wording && requiredPhrases(wording));
      if (keywords !== undefined) addTo(byKeyword, keywords, entry);
      else if (names !== undefined) addTo(byName, names, entry);
      else if (inText !== undefined) addTo(byPhrase, inText, entry);
      else others.push(entry);
    }
  const pieces = [...byPhrase];
  return (facts) => {
    const found = new Set<number>();
    const compare = (entries: readonly Entry[]): void => {
      for (const { place, signal } of entries)
        if (!found.has(place) && matchesSignal(signal, facts)) found.add(place);
    };
    compare(others);
    for (const keyword of facts.keywords) compare(byKeyword.get(keyword) ?? []);
    compare(byName.get(facts.name) ?? []);
    if (facts.wording !== undefined)
      for (const [piece, entries] of pieces) if (facts.wording.includes(piece)) compare(entries);
    return [...found].sort((a, b) => a - b);
  };
};
