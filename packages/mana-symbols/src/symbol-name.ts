const WORDS: Readonly<Record<string, string>> = {
  w: 'white',
  u: 'blue',
  b: 'black',
  r: 'red',
  g: 'green',
  c: 'colourless',
  s: 'snow',
  x: 'X',
  y: 'Y',
  z: 'Z',
  multi: 'multicolour',
};

const word = (key: string): string =>
  WORDS[key] ?? (/^\d+$/.test(key) ? `${key} generic` : key.toUpperCase());

/**
 * What a symbol is called when it is read aloud.
 * @param key a symbol key, lower case and without slashes
 * @example symbolName('2w') // '2 generic or white'
 * @example symbolName('gp') // 'green or 2 life'
 */
export const symbolName = (key: string): string => {
  if (key in WORDS || /^\d+$/.test(key)) return word(key);
  const [first = '', second = '', third] = key;
  if (key.length === 2 && second === 'p') return `${word(first)} or 2 life`;
  if (key.length === 3 && third === 'p') return `${word(first)}, ${word(second)} or 2 life`;
  return key.length === 2 ? `${word(first)} or ${word(second)}` : key.toUpperCase();
};

/** The name of a row of symbols. @example symbolNames(['2', 'g']) // 'Mana: 2 generic, green' */
export const symbolNames = (keys: readonly string[]): string => `Mana: ${keys.map(symbolName).join(', ')}`;
