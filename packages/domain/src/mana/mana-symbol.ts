/** The catalogue of mana symbols, exactly as the specification's section 3 lists their keys. */
export const MANA_SYMBOLS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '2b',
  '2g',
  '2r',
  '2u',
  '2w',
  'w',
  'u',
  'b',
  'r',
  'g',
  'c',
  's',
  'x',
  'wu',
  'ub',
  'br',
  'rg',
  'gw',
  'wb',
  'bg',
  'ur',
  'gu',
  'rw',
  'wp',
  'up',
  'bp',
  'rp',
  'gp',
  'multi',
] as const;
export type ManaSymbol = (typeof MANA_SYMBOLS)[number];

/** Default size of a symbol on a page, in px. */
export const MANA_SYMBOL_SIZE = 20;

/** Size of the pictures that stand for the symbols, in px: the multi-colour one is smaller. */
export const MANA_SYMBOL_PICTURE_SIZE = 600;
export const MULTI_SYMBOL_PICTURE_SIZE = 150;

const KEYS: ReadonlySet<string> = new Set(MANA_SYMBOLS);

/** Whether a value is a key of the catalogue. */
export const isManaSymbol = (value: unknown): value is ManaSymbol =>
  typeof value === 'string' && KEYS.has(value);

/**
 * The catalogue's key for a single colour value: any slash is removed, case does not matter. Undefined for what the
 * catalogue lacks.
 * @example symbolKey('W/U') // 'wu'
 * @example symbolKey('HW') // undefined
 */
export const symbolKey = (value: string): ManaSymbol | undefined => {
  const key = value.trim().replaceAll('/', '').toLowerCase();
  return isManaSymbol(key) ? key : undefined;
};

/**
 * The keys for a list of colours: a string of letters or an array of values. An empty list is the colourless symbol;
 * a value that the catalogue lacks is left out.
 * @example symbolKeys('WUG') // ['w', 'u', 'g']
 * @example symbolKeys(['W/P', '2']) // ['wp', '2']
 * @example symbolKeys([]) // ['c']
 */
export const symbolKeys = (list: string | readonly string[]): readonly ManaSymbol[] => {
  const values = typeof list === 'string' ? [...list.replace(/[\s/]/g, '')] : list;
  return values.length === 0 ? ['c'] : values.map(symbolKey).filter((key) => key !== undefined);
};
