/** Deepest nesting of JSON that is read: no deck nests its cards deeper than a handful of times. */
const MAX_DEPTH = 64;
/** Values of JSON that is read while others wait: a deck of a site has up to some ten thousand. */
const MAX_VALUES = 100_000;
/** Members of one object: engines keep those of larger ones in tables, which takes ten times as long. */
const MAX_MEMBERS = 20_000;
/** Shorter texts are parsed in no time, whatever they are, in characters. */
const SHORT = 50_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * Whether JSON is nested deeper, or has more values, or more of them in an object, than any list of cards: to parse it would take the thread for long. Counts without
 * parsing, so that a text that is not JSON gets an answer, too.
 * @param maxValues Infinity where nobody waits
 * @example isJsonTooLarge('['.repeat(1_000_000)) // true
 */
export const isJsonTooLarge = (text: string, maxValues = MAX_VALUES): boolean => {
  if (text.length < SHORT) return false;
  const maxMembers = maxValues === Infinity ? Infinity : MAX_MEMBERS;
  let depth = 0;
  let values = 0;
  /** Commas of the open objects and arrays, by depth; an array's do not count. */
  const members: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      for (at += 1; at < text.length; at += 1) {
        const inside = text.charCodeAt(at);
        if (inside === BACKSLASH) at += 1;
        else if (inside === QUOTE) break;
      }
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      values += 1;
      members[depth] = code === OPEN_BRACE ? 1 : -Infinity;
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
    else if (code === COMMA) {
      values += 1;
      const count = (members[depth] ?? -Infinity) + 1;
      members[depth] = count;
      if (count > maxMembers) return true;
    }
    if (values > maxValues) return true;
  }
  return false;
};
