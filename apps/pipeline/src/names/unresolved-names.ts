/** A name that no card goes by. */
export interface UnresolvedName {
  readonly name: string;
  /** decks that list it */
  readonly decks: number;
  readonly nearest: readonly string[];
}

/** Suggestions cost some milliseconds each; only so many of the most frequent names get them. */
const WITH_SUGGESTIONS = 100;

/** The names that were not found, the most frequent first, with the nearest known names. */
export const unresolvedNames = (
  mentions: ReadonlyMap<string, number>,
  nearest: (name: string) => readonly string[],
): readonly UnresolvedName[] =>
  [...mentions]
    .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
    .map(([name, decks], place) => ({ name, decks, nearest: place < WITH_SUGGESTIONS ? nearest(name) : [] }));
