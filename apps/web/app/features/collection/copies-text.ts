import { countText } from '#app/ui/format/numbers';

/** A number of copies with its noun. @example copiesText(1) // '1 copy' */
export const copiesText = (count: number): string => `${countText(count)} ${count === 1 ? 'copy' : 'copies'}`;
