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

const NUMBERS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
] as const; // prettier-ignore

/** Symbols of costs that are no mana. */
const NOT_MANA: ReadonlySet<string> = new Set(['t', 'q', 'e']);

type WriteNumber = (digits: string) => string;
const inDigits: WriteNumber = (digits) => digits;
const inWords: WriteNumber = (digits) => NUMBERS[Number(digits)] ?? digits;

/** The name of a symbol without the word mana; undefined for one that has none. */
const nameOf = (key: string, write: WriteNumber): string | undefined => {
  const part = (half: string): string | undefined =>
    NAMES[half] ?? (/^\d+$/.test(half) ? `${write(half)} generic` : undefined);
  const whole = part(key);
  if (whole !== undefined || key.length < 2 || key.length > 3) return whole;
  const halves = [...key].map((half) => (half === 'p' ? `${write('2')} life` : part(half)));
  if (halves.includes(undefined)) return undefined;
  return [halves.slice(0, -1).join(', '), halves.at(-1)].join(' or ');
};

/**
 * The accessible name of a symbol; the letters of one that has no name.
 * @param key a symbol key, lower case and without slashes
 * @example symbolName('2w') // 'two generic or white mana'
 * @example symbolName('gp') // 'green mana or two life'
 */
export const symbolName = (key: string): string => {
  const name = nameOf(key, inWords);
  if (name === undefined) return key.toUpperCase();
  if (NOT_MANA.has(key)) return name;
  if (key === 'multi') return 'multicoloured';
  if (['x', 'y', 'z'].includes(key)) return `${name} generic mana`;
  return key.endsWith('p') ? name.replace(' or ', ' mana or ') : `${name} mana`;
};

/**
 * The accessible name of a row of symbols.
 * @example symbolNames(['2', 'g']) // 'Mana: 2 generic, green'
 * @example symbolNames(['t']) // 'Tap'
 */
export const symbolNames = (keys: readonly string[]): string => {
  const names = keys.map((key) => nameOf(key, inDigits) ?? key.toUpperCase()).join(', ');
  return keys.length > 0 && keys.every((key) => NOT_MANA.has(key))
    ? names.charAt(0).toUpperCase() + names.slice(1)
    : `Mana: ${names}`;
};
