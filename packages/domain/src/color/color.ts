/** The five colours in the order of the rules, WUBRG (CR 105.1, read 2026-11-20). */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
/** One of the five colours. */
export type Color = (typeof COLORS)[number];

const NAMES: Readonly<Record<Color, string>> = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' };

/** Whether a value is one of the five colour letters (upper case). */
export const isColor = (value: unknown): value is Color => (COLORS as readonly unknown[]).includes(value);

/** The English name of a colour. @example colorName('U') // 'Blue' */
export const colorName = (color: Color): string => NAMES[color];
