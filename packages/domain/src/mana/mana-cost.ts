import { isColor } from '../color/color';
import { COLORLESS, identityOf, unionIdentity, type ColorIdentity } from '../color/color-identity';
import { foldSymbol, MANA_SYMBOLS, type ManaSymbol } from './mana-symbol';
import { err, ok, type Result } from '../result';

/** Symbols of costs that are not among `MANA_SYMBOLS`: hybrid with colourless mana, and two colours or life (CR 107.4e–f). */
const RARE_SYMBOLS = [
  'cw',
  'cu',
  'cb',
  'cr',
  'cg',
  'cp',
  'wup',
  'ubp',
  'brp',
  'rgp',
  'gwp',
  'wbp',
  'bgp',
  'urp',
  'gup',
  'rwp',
] as const;

/** A symbol of a mana cost. The multi-colour one is none. */
export type CostSymbol = Exclude<ManaSymbol, 'multi'> | (typeof RARE_SYMBOLS)[number];

/** All symbols of costs: those of `MANA_SYMBOLS` in their order, then the rare ones. */
export const COST_SYMBOLS: readonly CostSymbol[] = [...MANA_SYMBOLS, ...RARE_SYMBOLS].filter(
  (symbol) => symbol !== 'multi',
);

const KEYS: ReadonlySet<string> = new Set(COST_SYMBOLS);
const isCostSymbol = (key: string): key is CostSymbol => KEYS.has(key);

/**
 * The key of one symbol of a cost, written as that of `symbolKey`. Undefined for what no cost has.
 * @example costSymbol('G/U/P') // 'gup'
 */
export const costSymbol = (value: string): CostSymbol | undefined => {
  const key = foldSymbol(value);
  return isCostSymbol(key) ? key : undefined;
};

/** The symbols of one face's mana cost from left to right; empty for a land. */
export type ManaCost = readonly CostSymbol[];

/**
 * Why a cost cannot be parsed. `unknown-symbol`: well formed but no `CostSymbol` ('{HW}', '{1000000}', '{½}');
 * `malformed`: no symbol in braces at this place. `index` is a 0-based index into the input.
 */
export interface ManaCostError {
  readonly code: 'unknown-symbol' | 'malformed';
  readonly text: string;
  readonly index: number;
}

/**
 * Parses a cost in the printed notation (CR 107.4, read 2026-11-20), letters in any case. An empty text is an empty cost.
 * Returns the first error with its place.
 * @example parseManaCost('{2}{W/U}') // { ok: true, value: ['2', 'wu'] }
 * @example parseManaCost('{1}{HW}') // { ok: false, error: { code: 'unknown-symbol', text: '{HW}', index: 3 } }
 */
export const parseManaCost = (text: string): Result<ManaCost, ManaCostError> => {
  const symbols: CostSymbol[] = [];
  const end = text.trimEnd().length;
  let index = text.length - text.trimStart().length;
  while (index < end) {
    const token = /^\{[^{}\s]+\}/.exec(text.slice(index, end))?.[0];
    if (token === undefined) return err({ code: 'malformed', text: text.slice(index, end), index });
    const key = costSymbol(token.slice(1, -1));
    if (key === undefined) return err({ code: 'unknown-symbol', text: token, index });
    symbols.push(key);
    index += token.length;
  }
  return ok(symbols);
};

/**
 * Parses the costs of faces joined by ' // ', front first; an error's index counts in the whole text.
 * @example parseManaCosts('{1}{R} // {1}{U}') // { ok: true, value: [['1', 'r'], ['1', 'u']] }
 */
export const parseManaCosts = (text: string): Result<readonly ManaCost[], ManaCostError> => {
  const costs: ManaCost[] = [];
  let start = 0;
  for (const face of text.split('//')) {
    const cost = parseManaCost(face);
    if (!cost.ok) return err({ ...cost.error, index: cost.error.index + start });
    costs.push(cost.value);
    start += face.length + 2;
  }
  return ok(costs);
};

const makeSymbol = (symbol: CostSymbol): string => {
  const letters = symbol.toUpperCase();
  return /^\d+$|^.$/.test(letters) ? `{${letters}}` : `{${[...letters].join('/')}}`;
};

/** Prints a cost as `parseManaCost` reads it. @example makeManaCost(['2', 'wu', 'gp']) // '{2}{W/U}{G/P}' */
export const makeManaCost = (cost: ManaCost): string => cost.map(makeSymbol).join('');

const symbolColors = (symbol: CostSymbol): ColorIdentity =>
  identityOf([...symbol.toUpperCase()].filter(isColor));

/**
 * The colours of a cost; a hybrid or Phyrexian symbol has all its colours (CR 202.2, 903.4).
 * @example makeColorIdentity(manaCostColors(['x', 'gu', 'rp'])) // 'URG'
 */
export const manaCostColors = (cost: ManaCost): ColorIdentity =>
  cost.reduce((identity, symbol) => unionIdentity(identity, symbolColors(symbol)), COLORLESS);

/**
 * The mana value of a cost: X is 0, a hybrid symbol its larger half (CR 202.3, read 2026-11-20).
 * @example manaValueOf(['x', '3', '2w', 'gp']) // 6
 */
export const manaValueOf = (cost: ManaCost): number =>
  cost.reduce(
    (sum, symbol) => sum + (symbol === 'x' ? 0 : Number.parseInt(symbol, 10) || (symbol === '0' ? 0 : 1)),
    0,
  );

/**
 * All symbols in braces of a cost or a rules text, in upper case, known or not.
 * @example parseManaTokens('{1}{g/w/p}{HW}') // ['1', 'G/W/P', 'HW']
 */
export const parseManaTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, token = '']) => token.toUpperCase());
