/** How many ways there are to draw each part of a pattern; every way is a class in CardFrame.module.css, by its own name. */
export const PATTERN_FAMILIES = 8;
export const PATTERN_STEPS = 8;

/** What makes a card's pattern its own: the family, where its centre lies and how it is turned. */
export interface FrameSeed {
  readonly pattern: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** FNV-1a over UTF-16 units, 32 bits, finished so that its low bits are as good as its high ones. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
};

/**
 * The pattern of a card, always the same for the same name.
 * @returns whole numbers: the family below PATTERN_FAMILIES, the rest below PATTERN_STEPS
 * @example frameSeed('Sol Ring').pattern === frameSeed('Sol Ring').pattern // true
 */
export const frameSeed = (name: string): FrameSeed => {
  const bits = hash(name);
  return {
    pattern: bits % PATTERN_FAMILIES,
    x: (bits >>> 8) % 8,
    y: (bits >>> 14) % 8,
    turn: (bits >>> 20) % 8,
  };
};
