import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Fonts of pictures: cuts of the site's two typefaces. */
const FILES = {
  name: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  label: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
} as const;
export type Cut = keyof typeof FILES;

/** Outlines of a text, from x = 0 with the baseline at y = 0. */
export interface TextOutline {
  /** SVG path data */
  readonly path: string;
  /** in px */
  readonly width: number;
}

const fonts = new Map<Cut, Font>();

const fontOf = (cut: Cut): Font => {
  const known = fonts.get(cut);
  if (known) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FILES[cut])));
  if (!('layout' in font)) throw new Error(`${FILES[cut]} contains several fonts.`);
  fonts.set(cut, font);
  return font;
};

/** The characters that a font has; of card names it has all. */
const supportedText = (text: string, font: Font): string =>
  [...text.normalize('NFC')]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');

/**
 * Outlines of a text; characters that the font lacks are left out.
 * @param size in px
 * @param spacing between characters in px
 * @example outlineText('Sol Ring', 'name', 64).width > 100 // true
 */
export const outlineText = (text: string, cut: Cut, size: number, spacing = 0): TextOutline => {
  const font = fontOf(cut);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(supportedText(text, font));
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

/** Lines of text that fit a box, with their font size in px. */
export interface FittedText {
  readonly lines: readonly TextOutline[];
  readonly size: number;
}

/** Bounds of a text. */
interface TextBox {
  readonly width: number;
  /** number of lines that fit at a font size */
  readonly lines: (size: number) => number;
  /** font sizes in px, largest first */
  readonly sizes: readonly number[];
}

/** Wraps words into lines of a width, greedily; a wider word has its own line. */
const wrapWords = (
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

/** Truncates a line to a width, with an ellipsis. */
const truncateLine = (line: string, width: number, outline: (text: string) => TextOutline): TextOutline => {
  const characters = [...line];
  let [fits, over] = [0, characters.length + 1];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (outline(`${characters.slice(0, middle).join('')}…`).width <= width) fits = middle;
    else over = middle;
  }
  return outline(`${characters.slice(0, fits).join('').trimEnd()}…`);
};

/**
 * Fits a text into a box at the largest possible size; at the smallest size it is truncated.
 * @param parts each starts a line
 * @example fitText(['Sol Ring'], 'name', { width: 600, lines: () => 2, sizes: [80, 60] }).size // 80
 */
export const fitText = (
  parts: readonly string[],
  cut: Cut,
  { width, lines: maxLines, sizes }: TextBox,
): FittedText => {
  const words = parts.map((part) =>
    part
      .slice(0, 300)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  // Widths are proportional to the size, so every word is measured once.
  const widths = new Map<string, number>();
  const unitWidth = (text: string): number => {
    const known = widths.get(text) ?? outlineText(text, cut, 100).width;
    widths.set(text, known);
    return known;
  };
  const linesAt = (size: number): readonly string[] =>
    words.flatMap((list) => wrapWords(list, width, (text) => (unitWidth(text) * size) / 100));
  for (const size of sizes) {
    const texts = linesAt(size);
    if (texts.length > maxLines(size)) continue;
    const lines = texts.map((text) => outlineText(text, cut, size));
    if (lines.every((line) => line.width <= width + 1)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 12;
  const outline = (text: string): TextOutline => outlineText(text, cut, size);
  const texts = linesAt(size);
  const count = Math.max(1, maxLines(size));
  const lines = texts.slice(0, count).map((text, index) => {
    const rest = index === count - 1 && texts.length > count ? texts.slice(index).join(' ') : text;
    const line = outline(rest.slice(0, 100));
    return line.width <= width + 1 && rest === text ? line : truncateLine(rest.slice(0, 100), width, outline);
  });
  return { lines, size };
};
