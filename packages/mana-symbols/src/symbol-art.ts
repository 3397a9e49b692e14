import { symbolKey } from '@crownsmith/domain';
import { MANA_GLYPHS, TYPE_GLYPHS, type Glyph } from './glyphs';

/** One filled outline of a symbol in a 32 × 32 box. */
export interface Shape {
  readonly path: string;
  readonly fill: string;
  /** the colour that `fill` is, by which a theme replaces it; none for a fill that the caller chose */
  readonly color?: SymbolColor;
  readonly transform?: string;
}

/** The colours of the discs, muted like print; `ink` is the colour of the glyphs. */
export const SYMBOL_COLORS = {
  w: '#f5e3a1',
  u: '#b2d4ee',
  b: '#b9aeb4',
  r: '#f0a284',
  g: '#9ccba4',
  c: '#cfc7bb',
  ink: '#1a1511',
  rim: 'rgb(26 21 17 / 30%)',
} as const;
/** The colour of a part of a symbol. */
export type SymbolColor = keyof typeof SYMBOL_COLORS;

/**
 * The key of any symbol: that of the catalogue, whichever half comes first; for others lower case without slashes.
 * @example normalizeKey('U/W') // 'wu'
 * @example normalizeKey('G/W/P') // 'gwp'
 */
export const normalizeKey = (value: string): string => {
  const key = value.trim().replaceAll('/', '').toLowerCase();
  const turned = /^\D\w$/.test(key) ? `${key.charAt(1)}${key.charAt(0)}` : key;
  return symbolKey(key) ?? symbolKey(turned) ?? key;
};

const DISC = 'M16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32z';
const paint = (color: SymbolColor): Pick<Shape, 'fill' | 'color'> => ({ fill: SYMBOL_COLORS[color], color });
const RIM: Shape = {
  path: `${DISC}M16 1a15 15 0 1 0 0 30a15 15 0 1 0 0-30z`,
  ...paint('rim'),
};
const UPPER_HALF = 'M4.69 27.31A16 16 0 0 1 27.31 4.69z';
const LOWER_HALF = 'M27.31 4.69A16 16 0 0 1 4.69 27.31z';

type ColorKey = 'w' | 'u' | 'b' | 'r' | 'g' | 'c';
const isColorKey = (key: string): key is ColorKey => key.length === 1 && 'wubrgc'.includes(key);
const paintOf = (key: string) => paint(isColorKey(key) ? key : 'c');

const placeGlyph = (glyph: Glyph, x: number, y: number, scale: number): Shape => {
  const offset = (centre: number, extent: number): string => (centre - (extent * scale) / 2).toFixed(2);
  return {
    path: glyph.path,
    ...paint('ink'),
    transform: `translate(${offset(x, glyph.width)} ${offset(y, 32)}) scale(${scale})`,
  };
};

const fiveWedges = (): readonly Shape[] =>
  (['w', 'u', 'b', 'r', 'g'] as const).map((color, i) => {
    const point = (angle: number): string =>
      `${(16 + 16 * Math.sin(angle)).toFixed(2)} ${(16 - 16 * Math.cos(angle)).toFixed(2)}`;
    const from = ((i - 0.5) * 2 * Math.PI) / 5;
    const to = ((i + 0.5) * 2 * Math.PI) / 5;
    return { path: `M16 16L${point(from)}A16 16 0 0 1 ${point(to)}z`, ...paint(color) };
  });

const pairArt = (upper: string, lower: string, glyph?: Glyph): readonly Shape[] | undefined => {
  const first = glyph ?? MANA_GLYPHS[upper];
  const second = glyph ?? MANA_GLYPHS[lower];
  if (!first || !second || !isColorKey(lower)) return undefined;
  return [
    { path: UPPER_HALF, ...paintOf(upper) },
    { path: LOWER_HALF, ...paintOf(lower) },
    RIM,
    placeGlyph(first, 10.4, 10.4, 0.37),
    placeGlyph(second, 21.6, 21.6, 0.37),
  ];
};

/**
 * The outlines of a mana symbol, to be painted in order.
 * @param key a symbol key, lower case and without slashes (`2`, `w`, `wu`, `2w`, `wp`, `wup`, `multi`)
 * @returns undefined for a symbol without outlines
 * @example symbolArt('wu')?.length // 5
 */
export const symbolArt = (key: string): readonly Shape[] | undefined => {
  if (key === 'multi') return [...fiveWedges(), RIM];
  const single = MANA_GLYPHS[key];
  if (single) {
    return [{ path: DISC, ...paintOf(key) }, RIM, placeGlyph(single, 16, 16, key.length === 2 ? 0.62 : 0.7)];
  }
  const [first = '', second = '', third] = key;
  if (key.length === 3 && third === 'p') return pairArt(first, second, MANA_GLYPHS['p']);
  if (key.length !== 2) return undefined;
  if (second === 'p' && isColorKey(first) && MANA_GLYPHS['p']) {
    return [{ path: DISC, ...paintOf(first) }, RIM, placeGlyph(MANA_GLYPHS['p'], 16, 16, 0.8)];
  }
  return isColorKey(first) || first === '2' ? pairArt(first, second) : undefined;
};

/**
 * The glyph of a primary type, centred in a 32 × 32 box.
 * @param type a primary type in any case
 * @example typeArt('Creature')?.fill // '#fff'
 */
export const typeArt = (type: string, fill = '#fff'): Shape | undefined => {
  const glyph = TYPE_GLYPHS[type.toLowerCase()];
  return (
    glyph && { path: glyph.path, fill, transform: `translate(${((32 - glyph.width) / 2).toFixed(2)} 0)` }
  );
};
