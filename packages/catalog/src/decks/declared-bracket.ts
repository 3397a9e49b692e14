/** A bracket as the player of a deck states it (Commander brackets, 2025-02-11). */
export type DeclaredBracket = 1 | 2 | 3 | 4 | 5;

const BRACKET = /^(?:(?:(?:edh|commander) )?bracket )?([1-5])(?: ?[(:–-].*)?$/i;

/**
 * The bracket of a field, a number or words (`"3"`, `"Bracket 3 (Upgraded)"`); undefined for none, such as 0 or null, and for
 * anything else that is no bracket.
 */
export const parseBracket = (value: unknown): DeclaredBracket | undefined => {
  const number = typeof value === 'string' ? Number(BRACKET.exec(value.trim())?.[1]) : value;
  return number === 1 || number === 2 || number === 3 || number === 4 || number === 5 ? number : undefined;
};
