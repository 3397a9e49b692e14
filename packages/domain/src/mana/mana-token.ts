/**
 * The symbols in braces of a cost or a text, upper case, whether the catalogue has them or not.
 * @example parseManaTokens('{1}{g/w/p}{HW}') // ['1', 'G/W/P', 'HW']
 */
export const parseManaTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, token = '']) => token.toUpperCase());
