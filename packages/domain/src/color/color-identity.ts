import { COLORS, type Color } from './color';

declare const brand: unique symbol;

/**
 * A colour identity (CR 903.4) as a set of five bits: W = 1, U = 2, B = 4, R = 8, G = 16. A plain number, so JSON keeps
 * it unchanged.
 */
export type ColorIdentity = number & { readonly [brand]: 'ColorIdentity' };

/** The identity without a colour. */
export const COLORLESS = 0 as ColorIdentity;
/** The identity of all five colours. */
export const FIVE_COLOR = 31 as ColorIdentity;

/** All 32 identities, in numeric order. */
export const COLOR_IDENTITIES: readonly ColorIdentity[] = Array.from(
  { length: 32 },
  (_, i) => i as ColorIdentity,
);

/** The identity of a list of colours; order and repetition do not matter. */
export const identityOf = (colors: readonly Color[]): ColorIdentity =>
  colors.reduce((bits, color) => bits | (1 << COLORS.indexOf(color)), 0) as ColorIdentity;

/** The colours of an identity, in WUBRG order. */
export const identityColors = (identity: ColorIdentity): readonly Color[] =>
  COLORS.filter((_, bit) => (identity >> bit) & 1);

/** Whether a value is a colour identity. */
export const isColorIdentity = (value: unknown): value is ColorIdentity =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 31;

/**
 * Parses colour letters in any case and order; the empty string and `C` are colourless. Undefined for any other
 * character.
 * @example parseColorIdentity('gu') // 18
 */
export const parseColorIdentity = (text: string): ColorIdentity | undefined => {
  const letters = [...text.trim().toUpperCase()];
  if (letters.length === 1 && letters[0] === 'C') return COLORLESS;
  const colors = letters.filter((letter): letter is Color => (COLORS as readonly string[]).includes(letter));
  return colors.length === letters.length ? identityOf(colors) : undefined;
};

/** Prints an identity as letters in WUBRG order, colourless as the empty string. @example makeColorIdentity(18) // 'UG' */
export const makeColorIdentity = (identity: ColorIdentity): string => identityColors(identity).join('');

/** The union of identities, such as that of two commanders. */
export const unionIdentity = (...identities: readonly ColorIdentity[]): ColorIdentity =>
  identities.reduce<number>((bits, identity) => bits | identity, 0) as ColorIdentity;

/** Whether an identity is within another; whether commanders allow a card is up to `allows`. */
export const fitsIdentity = (card: ColorIdentity, allowed: ColorIdentity): boolean => (card & ~allowed) === 0;
