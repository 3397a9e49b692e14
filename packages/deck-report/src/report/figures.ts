/** A count with its thousands apart. @example countText(2262) // '2,262' */
export const countText = (count: number): string => count.toLocaleString('en');
