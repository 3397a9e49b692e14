/** A number of an SVG picture: at most two decimals. @example svgNumber(1 / 3) // '0.33' */
export const svgNumber = (value: number): string => String(Math.round(value * 100) / 100);
