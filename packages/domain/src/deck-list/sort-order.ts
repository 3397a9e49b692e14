import { stripAccents } from '../text/accent';
import { foldName } from '../card/card-name';

/** How programs compare names: by code point, without case and accents, without punctuation, without spaces. */
const SORT_KEYS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => stripAccents(name).toLowerCase(),
  (name) =>
    stripAccents(name)
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, ''),
  foldName,
];

/** Steps against the order that a list in groups can have. */
const MOST_DESCENTS = 0.15;

/** The order of a list of names. */
export interface SortOrder {
  /** Whether most names are in alphabetical order, in groups or as a whole. */
  readonly isMostlySorted: boolean;
  /** Whether a name stands before one that it should follow. */
  readonly isDescent: (at: number) => boolean;
}

/** The alphabetical order that fits names best, by any way to compare that programs have. */
export const findSortOrder = (names: readonly string[]): SortOrder => {
  const candidates = SORT_KEYS.map((key) => {
    const keys = names.map(key);
    const descents = new Set(
      keys.flatMap((_, at) => ((keys[at] ?? '') > (keys[at + 1] ?? '\uffff') ? [at] : [])),
    );
    return descents;
  });
  const best = candidates.reduce((least, each) => (each.size < least.size ? each : least));
  return {
    isMostlySorted: best.size <= Math.max(2, MOST_DESCENTS * names.length),
    isDescent: (at) => best.has(at),
  };
};
