/**
 * The five brackets (announced 2025-02-11, revised 2025-10-21; text of 2025-11-05). `turns` is how many turns a game is expected to
 * last at least before somebody wins, by the Commander Format Panel; null for any.
 */
export const BRACKETS = [
  { bracket: 1, name: 'Exhibition', turns: 9 },
  { bracket: 2, name: 'Core', turns: 8 },
  { bracket: 3, name: 'Upgraded', turns: 6 },
  { bracket: 4, name: 'Optimized', turns: 4 },
  { bracket: 5, name: 'cEDH', turns: null },
] as const;
/** The number of a bracket. */
export type Bracket = (typeof BRACKETS)[number]['bracket'];

/** The name of a bracket. @example bracketName(2) // 'Core' */
export const bracketName = (bracket: Bracket): string => BRACKETS[bracket - 1]?.name ?? String(bracket);
