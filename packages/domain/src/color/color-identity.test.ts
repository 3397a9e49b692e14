import { fc, test } from '../../testing/property';
import { describe, expect, it } from 'vitest';
import { COLORS, isColor, colorName, type Color } from './color';
import {
  COLORLESS,
  COLOR_IDENTITIES,
  FIVE_COLOR,
  fitsIdentity,
  identityColors,
  identityOf,
  isColorIdentity,
  makeColorIdentity,
  parseColorIdentity,
  unionIdentity,
  type ColorIdentity,
} from './color-identity';
import { anyIdentity } from '../../testing/arbitraries';

describe('colours', () => {
  it('are in WUBRG order', () => expect(COLORS.join('')).toBe('WUBRG'));
  it('have names', () => expect(COLORS.map(colorName)).toEqual(['White', 'Blue', 'Black', 'Red', 'Green']));
  it.each([
    ['W', true],
    ['w', false],
    ['C', false],
    [1, false],
  ])('isColor(%j) is %j', (value, is) => expect(isColor(value)).toBe(is));
});

describe('colour identities as bits (CR 903.4)', () => {
  it.each<[string, number, string]>([
    ['', 0, ''],
    ['C', 0, ''],
    ['c', 0, ''],
    ['W', 1, 'W'],
    ['u', 2, 'U'],
    ['B', 4, 'B'],
    ['R', 8, 'R'],
    ['G', 16, 'G'],
    ['gu', 18, 'UG'],
    ['GRBUW', 31, 'WUBRG'],
    [' wW ', 1, 'W'],
  ])('%j is %d, printed %j', (text, bits, printed) => {
    expect(parseColorIdentity(text)).toBe(bits);
    expect(makeColorIdentity(bits as ColorIdentity)).toBe(printed);
  });

  it.each(['x', 'wx', 'cw', 'Wü', '1'])('%j is not an identity', (text) =>
    expect(parseColorIdentity(text)).toBeUndefined(),
  );

  it.each([
    [0, true],
    [31, true],
    [32, false],
    [-1, false],
    [1.5, false],
    ['3', false],
    [null, false],
  ])('isColorIdentity(%j) is %j', (value, is) => expect(isColorIdentity(value)).toBe(is));

  it('are parsed back after printing, all 32', () =>
    expect(COLOR_IDENTITIES.map((identity) => parseColorIdentity(makeColorIdentity(identity)))).toEqual(
      COLOR_IDENTITIES,
    ));

  test(
    'the order and repetition of colours do not matter',
    [fc.array(fc.constantFrom(...COLORS))],
    (colors: Color[]) => {
      expect(identityOf([...colors].reverse())).toBe(identityOf([...new Set(colors)]));
      expect(new Set(identityColors(identityOf(colors)))).toEqual(new Set(colors));
    },
  );

  test(
    'union is commutative, associative, idempotent; colourless is its identity',
    [anyIdentity, anyIdentity, anyIdentity],
    (a, b, c) => {
      expect(unionIdentity(a, b)).toBe(unionIdentity(b, a));
      expect(unionIdentity(unionIdentity(a, b), c)).toBe(unionIdentity(a, unionIdentity(b, c)));
      expect(unionIdentity(a, a)).toBe(a);
      expect(unionIdentity(a, COLORLESS)).toBe(a);
    },
  );

  test(
    'an identity fits if and only if the union adds nothing',
    [anyIdentity, anyIdentity],
    (card, allowed) => {
      expect(fitsIdentity(card, allowed)).toBe(unionIdentity(card, allowed) === allowed);
      expect(fitsIdentity(COLORLESS, allowed) && fitsIdentity(card, FIVE_COLOR)).toBe(true);
    },
  );
});

/** Misuse that the types refuse; never run. */
export const misuse = (): void => {
  // @ts-expect-error a number is not a colour identity
  makeColorIdentity(3);
  // @ts-expect-error lower-case letters are not colours
  identityOf(['w']);
};
