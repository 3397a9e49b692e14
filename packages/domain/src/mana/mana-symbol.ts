/** Keys of the mana symbols (specification, section 3). */
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
/** The key of a mana symbol. */
export type ManaSymbol = (typeof MANA_SYMBOLS)[number];

/** Default size of a symbol, in px. */
export const MANA_SYMBOL_SIZE = 20;

const KEYS: ReadonlySet<string> = new Set(MANA_SYMBOLS);

/** Whether a value is the key of a mana symbol. */
export const isManaSymbol = (value: unknown): value is ManaSymbol =>
  typeof value === 'string' && KEYS.has(value);

/** A symbol as keys are written. */
export const foldSymbol = (value: string): string => value.trim().replaceAll('/', '').toLowerCase();

/**
 * The key of one symbol: slashes are removed, case does not matter. Undefined for an unknown symbol.
 * @example symbolKey('W/U') // 'wu'
 * @example symbolKey('HW') // undefined
 */
export const symbolKey = (value: string): ManaSymbol | undefined => {
  const key = foldSymbol(value);
  return isManaSymbol(key) ? key : undefined;
};

/**
 * The keys of several symbols, given as a string of letters or as an array. An empty list is the colourless symbol;
 * unknown symbols are left out.
 * @example symbolKeys('WUG') // ['w', 'u', 'g']
 * @example symbolKeys(['W/P', '2']) // ['wp', '2']
 * @example symbolKeys([]) // ['c']
 */
export const symbolKeys = (list: string | readonly string[]): readonly ManaSymbol[] => {
  const values = typeof list === 'string' ? [...list.replace(/[\s/]/g, '')] : list;
  return values.length === 0 ? ['c'] : values.map(symbolKey).filter((key) => key !== undefined);
};
