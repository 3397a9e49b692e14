/** A letter, digit or sign that can be seen: not one of those that show nothing, as the Hangul filler and the blank of Braille. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a name can be seen. @example isVisibleName('\u3164') // false */
export const isVisibleName = (name: string): boolean => SEEN.test(name);
