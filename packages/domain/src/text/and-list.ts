/**
 * Names as a list in a sentence.
 * @example andList(['ramp', 'card draw', 'removal']) // 'ramp, card draw and removal'
 */
export const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
