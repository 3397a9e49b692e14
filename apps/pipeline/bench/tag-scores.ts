/** Names are compared by their letters and digits, without the s of a plural. @example tagKey('+1/+1 Counters') // '11counter' */
export const tagKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/** The tags of a player, and the names that we give the deck, the first first. */
export interface TaggedResult {
  readonly tags: readonly string[];
  readonly given: readonly string[];
}

/** How well the names of themes agree with the tags of players. */
export interface TagScore {
  readonly decks: number;
  /** decks whose first tag is among the first five names */
  readonly firstTags: number;
  /** decks whose first name is one of the tags */
  readonly firstNames: number;
  readonly tags: number;
  /** tags among the first eight names */
  readonly found: number;
}

const FIRST_NAMES = 5;
const NAMES = 8;

/** Scores names of themes over decks. */
export const scoreTags = (results: readonly TaggedResult[]): TagScore => {
  let [firstTags, firstNames, tags, found] = [0, 0, 0, 0];
  for (const result of results) {
    const given = result.given.map(tagKey);
    const named = result.tags.map(tagKey);
    const [first = ''] = named;
    if (given.slice(0, FIRST_NAMES).includes(first)) firstTags += 1;
    if (named.includes(given[0] ?? '')) firstNames += 1;
    tags += named.length;
    found += named.filter((tag) => given.slice(0, NAMES).includes(tag)).length;
  }
  return { decks: results.length, firstTags, firstNames, tags, found };
};
