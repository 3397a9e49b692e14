/** The five brackets (announced 2025-02-11, revised 2025-10-21). */
export const BRACKETS = [
  { bracket: 1, name: 'Exhibition' },
  { bracket: 2, name: 'Core' },
  { bracket: 3, name: 'Upgraded' },
  { bracket: 4, name: 'Optimized' },
  { bracket: 5, name: 'cEDH' },
] as const;
/** The number of a bracket. */
export type Bracket = (typeof BRACKETS)[number]['bracket'];

/** The name of a bracket. @example bracketName(2) // 'Core' */
export const bracketName = (bracket: Bracket): string => BRACKETS[bracket - 1]?.name ?? String(bracket);
