/** A bracket as the player of a deck states it (Commander brackets, 2025-02-11). */
export type DeclaredBracket = 1 | 2 | 3 | 4 | 5;

/** The bracket of a field; undefined for none, such as 0 or null, and for anything else that is no bracket. */
export const parseBracket = (value: unknown): DeclaredBracket | undefined =>
  value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined;
