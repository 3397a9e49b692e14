import { err, ok, type Result } from '../result';

/** The characters of base64url (RFC 4648, section 5), six bits each. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(CHARACTERS, (char, value) => [char, value]));
const BITS = 6;

/** Bits that are written one after the other. */
export interface BitWriter {
  readonly bits: (value: number, width: number) => void;
  /** A number from 1 on, in twice as many bits as it has (Elias' gamma code). */
  readonly gamma: (value: number) => void;
  /** A number from 0 on: what 2^width goes into it as ones, then the rest (Rice's code). */
  readonly rice: (value: number, width: number) => void;
  /** All bits; zeros fill the last character. */
  readonly finish: () => readonly number[];
}

/** Starts to write bits. */
export const writeBits = (): BitWriter => {
  const written: number[] = [];
  const bits = (value: number, width: number): void => {
    written.push(...numberToBits(value, width));
  };
  return {
    bits,
    gamma: (value) => {
      const width = Math.floor(Math.log2(value));
      bits(0, width);
      bits(value, width + 1);
    },
    rice: (value, width) => {
      for (let ones = Math.floor(value / 2 ** width); ones > 0; ones--) bits(1, 1);
      bits(0, 1);
      bits(value, width);
    },
    finish: () => [...written, ...Array<number>((BITS - (written.length % BITS)) % BITS).fill(0)],
  };
};

/** A number in so many bits. @example numberToBits(5, 4) // [0, 1, 0, 1] */
export const numberToBits = (value: number, width: number): readonly number[] =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 2 ** (width - 1 - at)) % 2);

/** The number of bits. @example bitsToNumber([1, 0, 1]) // 5 */
export const bitsToNumber = (bits: readonly number[]): number =>
  bits.reduce((value, bit) => 2 * value + bit, 0);

/** Bits as characters; their number is a multiple of six. */
export const bitsToText = (bits: readonly number[]): string => {
  let text = '';
  for (let at = 0; at < bits.length; at += BITS)
    text += CHARACTERS[bitsToNumber(bits.slice(at, at + BITS))] ?? '';
  return text;
};

/** The bits of characters; undefined where one is none of base64url. */
export const textToBits = (text: string): readonly number[] | undefined => {
  const bits: number[] = [];
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined) return undefined;
    bits.push(...numberToBits(value, BITS));
  }
  return bits;
};

/** Bits that are read one after the other. It throws a RangeError at their end; `readBits` returns it. */
export interface BitReader {
  readonly bits: (width: number) => number;
  readonly gamma: () => number;
  readonly rice: (width: number) => number;
  /** Bits that are left. */
  readonly left: () => number;
}

/** Reads a value of bits; an error where there are too few of them, or a number is larger than any of a deck. */
export const readBits = <T>(
  source: readonly number[],
  read: (reader: BitReader) => T,
): Result<T, 'out-of-bits'> => {
  let at = 0;
  const bit = (): number => {
    const next = source[at++];
    if (next === undefined) throw new RangeError('no bit');
    return next;
  };
  const bits = (width: number): number => {
    let value = 0;
    for (let left = width; left > 0; left--) value = 2 * value + bit();
    return value;
  };
  try {
    return ok(
      read({
        bits,
        gamma: () => {
          let width = 0;
          while (bit() === 0) if (++width > 24) throw new RangeError('too large');
          return 2 ** width + bits(width);
        },
        rice: (width) => {
          let ones = 0;
          while (bit() === 1) ones++;
          return ones * 2 ** width + bits(width);
        },
        left: () => source.length - at,
      }),
    );
  } catch (error) {
    if (error instanceof RangeError) return err('out-of-bits');
    throw error;
  }
};

/** The cyclic redundancy check of 16 bits (CCITT), which sees every flipped bit, every two and every burst of 16. */
export const checksumOfBits = (bits: readonly number[]): number => {
  let sum = 0xffff;
  for (const bit of bits) {
    const carry = (sum >> 15) ^ bit;
    sum = ((sum << 1) & 0xffff) ^ (carry === 1 ? 0x1021 : 0);
  }
  return sum;
};
