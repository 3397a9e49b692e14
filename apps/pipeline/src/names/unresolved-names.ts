/** A name that matches no card. */
export interface UnresolvedName {
  readonly name: string;
  /** decks or records that list it */
  readonly decks: number;
  /** similar names of known cards, best first */
  readonly nearest: readonly string[];
}

/** A suggestion costs some milliseconds, so only this many of the most frequent names get any. */
const MAX_SUGGESTED = 100;

/** The names that were not found, the most frequent first, with the nearest known names. */
export const listUnresolvedNames = (
  mentions: ReadonlyMap<string, number>,
  findNearest: (name: string) => readonly string[],
): readonly UnresolvedName[] =>
  [...mentions]
    .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
    .map(([name, decks], index) => ({
      name,
      decks,
      nearest: index < MAX_SUGGESTED ? findNearest(name) : [],
    }));
