/**
 * All symbols in braces of a cost or a rules text, in upper case, known or not.
 * @example parseManaTokens('{1}{g/w/p}{HW}') // ['1', 'G/W/P', 'HW']
 */
export const parseManaTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, token = '']) => token.toUpperCase());
