import { countText } from '#app/ui/format/numbers';

/** A number of copies with its noun. @example copiesText(1) // '1 copy' */
export const copiesText = (count: number): string => `${countText(count)} ${count === 1 ? 'copy' : 'copies'}`;

/** Copies that are owned, and those that are wished. @example ownedText(1, 2) // '1 copy, and 2 wished' */
export const ownedText = (count: number, wished: number): string =>
  wished > 0 ? `${copiesText(count)}, and ${countText(wished)} wished` : copiesText(count);
