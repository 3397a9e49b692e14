/** Number of pattern families, and of values of each other part; CardFrame.module.css has a class for every value. */
export const PATTERN_FAMILIES = 8;
export const PATTERN_STEPS = 8;

/** The pattern of a frame: its family, centre and angle. */
export interface FrameSeed {
  readonly pattern: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** 32-bit FNV-1a over UTF-16 code units, with a finalizer that mixes the low bits. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
};

/**
 * The pattern of a card, determined by its name.
 * @returns integers: the family below PATTERN_FAMILIES, the others below PATTERN_STEPS
 * @example frameSeed('Sol Ring').pattern === frameSeed('Sol Ring').pattern // true
 */
export const frameSeed = (name: string): FrameSeed => {
  const bits = hash(name);
  return {
    pattern: bits % PATTERN_FAMILIES,
    x: (bits >>> 8) % 8,
    y: (bits >>> 14) % 8,
    angle: (bits >>> 20) % 8,
  };
};
