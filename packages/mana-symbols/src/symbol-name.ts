const NAMES: Readonly<Record<string, string>> = {
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
  t: 'tap',
  q: 'untap',
  e: 'energy',
};

/** Symbols of costs that are no mana. */
const NOT_MANA: ReadonlySet<string> = new Set(['t', 'q', 'e']);

const partName = (key: string): string =>
  NAMES[key] ?? (/^\d+$/.test(key) ? `${key} generic` : key.toUpperCase());

/**
 * The accessible name of a symbol.
 * @param key a symbol key, lower case and without slashes
 * @example symbolName('2w') // '2 generic or white'
 * @example symbolName('gp') // 'green or 2 life'
 */
export const symbolName = (key: string): string => {
  if (key in NAMES || /^\d+$/.test(key)) return partName(key);
  const [first = '', second = '', third] = key;
  if (key.length === 2 && second === 'p') return `${partName(first)} or 2 life`;
  if (key.length === 3 && third === 'p') return `${partName(first)}, ${partName(second)} or 2 life`;
  return key.length === 2 ? `${partName(first)} or ${partName(second)}` : key.toUpperCase();
};

/**
 * The accessible name of a row of symbols.
 * @example symbolNames(['2', 'g']) // 'Mana: 2 generic, green'
 * @example symbolNames(['t']) // 'Tap'
 */
export const symbolNames = (keys: readonly string[]): string => {
  const names = keys.map(symbolName).join(', ');
  return keys.length > 0 && keys.every((key) => NOT_MANA.has(key))
    ? names.charAt(0).toUpperCase() + names.slice(1)
    : `Mana: ${names}`;
};
