/** A bracket as the player of a deck states it (Commander brackets, 2025-02-11). */
export type DeclaredBracket = 1 | 2 | 3 | 4 | 5;

/** The bracket of a field; undefined for none, such as 0 or null, and for anything else that is no bracket. */
export const parseBracket = (value: unknown): DeclaredBracket | undefined =>
  value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined;

const COMMENT = /^(?:\/\/|#)[/#]*/;
/** `bracket: 3`, `Commander bracket = 3`, `Bracket 4 (Optimized)`. */
const STATED = /^(?:(?:commander|edh) )?bracket *(?:[:=] *|(?<= ))([1-5])(?![\w.])/i;

/**
 * The bracket that a text list states: in a line of its own, or among the facts of a comment, which semicolons or commas separate.
 * @example statedBracket('# theme: landfall; bracket: 3\n1 Sol Ring') // 3
 */
export const statedBracket = (text: string): DeclaredBracket | undefined => {
  for (const line of text.split(/\r\n|\n|\r/)) {
    const trimmed = line.trim();
    const facts = COMMENT.test(trimmed) ? trimmed.replace(COMMENT, '').split(/[;,]/) : [trimmed];
    for (const fact of facts) {
      const bracket = parseBracket(Number(STATED.exec(fact.trim())?.[1]));
      if (bracket !== undefined) return bracket;
    }
  }
  return undefined;
};
