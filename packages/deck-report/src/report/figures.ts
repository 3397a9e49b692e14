/** A share as a whole percentage. @example percentText(0.714) // '71%' */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;

/** A count with its thousands apart. @example countText(2262) // '2,262' */
export const countText = (count: number): string => count.toLocaleString('en');
