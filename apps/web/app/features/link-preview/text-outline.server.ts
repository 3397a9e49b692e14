import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The cuts that pictures are set in: the site's own two typefaces. */
const FILES = {
  name: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  label: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
} as const;
export type Cut = keyof typeof FILES;

/** Text as outlines, its baseline at y = 0 and its left end at x = 0. */
export interface TextOutline {
  /** data of an SVG path */
  readonly path: string;
  /** in px */
  readonly width: number;
}

const fonts = new Map<Cut, Font>();

const fontOf = (cut: Cut): Font => {
  const known = fonts.get(cut);
  if (known) return known;
  const made = create(readFileSync(createRequire(import.meta.url).resolve(FILES[cut])));
  if (!('layout' in made)) throw new Error(`${FILES[cut]} holds several fonts.`);
  fonts.set(cut, made);
  return made;
};

/** The letters that a cut can draw; of names of cards it can draw all. */
const drawable = (text: string, font: Font): string =>
  [...text.normalize('NFC')]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('');

/**
 * Text as outlines. Letters that the cut lacks are left out.
 * @param size in px
 * @param spacing between letters, in px
 * @example outlineText('Sol Ring', 'name', 64).width > 100 // true
 */
export const outlineText = (text: string, cut: Cut, size: number, spacing = 0): TextOutline => {
  const font = fontOf(cut);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text, font));
  let x = 0;
  const paths: string[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index];
    if (!position) continue;
    const left = x + position.xOffset * scale;
    paths.push(
      glyph.path
        .scale(scale, -scale)
        .translate(left, -position.yOffset * scale)
        .toSVG(),
    );
    x += position.xAdvance * scale + spacing;
  }
  return { path: paths.join(''), width: Math.max(0, x - spacing) };
};

/** Lines of text that fit a box, and the size that they fit it in. */
export interface FittedText {
  readonly lines: readonly TextOutline[];
  readonly size: number;
}

/** Room for a text. */
interface TextBox {
  readonly width: number;
  /** the most lines at a size */
  readonly lines: (size: number) => number;
  /** in px, largest first */
  readonly sizes: readonly number[];
}

/** Words parted into lines no wider than a box, greedily; a word that is wider has a line of its own. */
const partLines = (
  words: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): readonly string[] => {
  const lines: string[] = [];
  const space = widthOf('n n') - widthOf('nn');
  let used = Infinity;
  for (const word of words) {
    const wide = widthOf(word);
    if (used + space + wide <= width) {
      lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
      used += space + wide;
    } else {
      lines.push(word);
      used = wide;
    }
  }
  return lines;
};

/** As many letters of a line as fit with dots after them. */
const cutLine = (line: string, width: number, draw: (text: string) => TextOutline): TextOutline => {
  const letters = [...line];
  let [fits, over] = [0, letters.length + 1];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (draw(`${letters.slice(0, middle).join('')}…`).width <= width) fits = middle;
    else over = middle;
  }
  return draw(`${letters.slice(0, fits).join('').trimEnd()}…`);
};

/**
 * Sets a text in the largest of some sizes in which it fits; in the smallest it is cut.
 * @param parts each begins a line
 * @example fitText(['Sol Ring'], 'name', { width: 600, lines: () => 2, sizes: [80, 60] }).size // 80
 */
export const fitText = (
  parts: readonly string[],
  cut: Cut,
  { width, lines: most, sizes }: TextBox,
): FittedText => {
  const words = parts.map((part) =>
    part
      .slice(0, 300)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  // Widths grow with the size, so every word is measured once.
  const widths = new Map<string, number>();
  const unitWidth = (text: string): number => {
    const known = widths.get(text) ?? outlineText(text, cut, 100).width;
    widths.set(text, known);
    return known;
  };
  const linesAt = (size: number): readonly string[] =>
    words.flatMap((list) => partLines(list, width, (text) => (unitWidth(text) * size) / 100));
  for (const size of sizes) {
    const texts = linesAt(size);
    if (texts.length > most(size)) continue;
    const lines = texts.map((text) => outlineText(text, cut, size));
    if (lines.every((line) => line.width <= width + 1)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 12;
  const draw = (text: string): TextOutline => outlineText(text, cut, size);
  const texts = linesAt(size);
  const room = Math.max(1, most(size));
  const kept = texts.slice(0, room).map((text, index) => {
    const rest = index === room - 1 && texts.length > room ? texts.slice(index).join(' ') : text;
    const line = draw(rest.slice(0, 100));
    return line.width <= width + 1 && rest === text ? line : cutLine(rest.slice(0, 100), width, draw);
  });
  return { lines: kept, size };
};
