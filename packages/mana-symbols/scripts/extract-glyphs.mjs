/**
 * Reads the outlines of mana-font's glyphs (SIL OFL 1.1, see README) and writes src/glyphs.ts.
 * Run by `pnpm build`; the result is kept in git so that the sources can be used without a build.
 * A font's y axis points up and its em is 1024 units; ours points down and is 32.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const EM = 1024;
/** Where the font's outlines have their upper edge, so that they sit in the box as in its own svg files. */
const ASCENT = 938.5;
const SIZE = 32;

/** The names of the glyphs in the font, which are our keys too. */
const MANA = [...Array.from({ length: 21 }, (_, i) => String(i)), ...'wubrgcsxyzp'];
const TYPES = ['creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'battle', 'planeswalker', 'land'];

/** How many numbers each command takes, and which of them are vertical. */
const COMMANDS = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', S: 'xyxy', Q: 'xyxy', T: 'xy', Z: '' };

const tidy = (value) => {
  const text = String(Math.round(value * 100) / 100);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** @param {string} path an outline in font units @returns {string} the same outline in a 32 × 32 box */
export const flipOutline = (path) =>
  path.replace(/([MLHVCSQTZ])([^MLHVCSQTZ]*)/gi, (_, letter, rest) => {
    const axes = COMMANDS[letter.toUpperCase()];
    const relative = letter === letter.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const moved = numbers.map((number, i) => {
      if (axes[i % axes.length] === 'x') return (number * SIZE) / EM;
      return relative ? (-number * SIZE) / EM : ((ASCENT - number) * SIZE) / EM;
    });
    return letter + moved.map(tidy).join(' ').replaceAll(' -', '-');
  });

/** @returns {Promise<string>} the text of src/glyphs.ts */
export const makeGlyphs = async () => {
  const font = createRequire(import.meta.url).resolve('mana-font/fonts/mana.svg');
  const text = await readFile(font, 'utf8');
  const found = new Map();
  for (const [tag] of text.matchAll(/<glyph [^>]*>/g)) {
    const name = /glyph-name="([^"]*)"/.exec(tag)?.[1];
    const outline = / d="([^"]*)"/.exec(tag)?.[1];
    const width = Number(/horiz-adv-x="([^"]*)"/.exec(tag)?.[1] ?? EM);
    for (const alias of name?.split(/,\s*/) ?? []) if (outline) found.set(alias, { outline, width });
  }
  const line = (name) => {
    const glyph = found.get(name);
    if (!glyph) throw new Error(`mana-font has no glyph named ${name}`);
    return `  '${name}': { width: ${tidy((glyph.width * SIZE) / EM)}, path: '${flipOutline(glyph.outline)}' },`;
  };
  return [
    '// Written by scripts/extract-glyphs.mjs from mana-font (SIL OFL 1.1). Do not edit.',
    '/** An outline in a box 32 high. */',
    'export interface Glyph {',
    '  readonly width: number;',
    '  readonly path: string;',
    '}',
    '',
    '/** What stands inside a mana symbol: numbers, letters of the costs, and `p`, the Phyrexian sign. */',
    'export const MANA_GLYPHS: Readonly<Record<string, Glyph>> = {',
    ...MANA.map(line),
    '};',
    '',
    '/** One sign for each of the eight primary types. */',
    'export const TYPE_GLYPHS: Readonly<Record<string, Glyph>> = {',
    ...TYPES.map(line),
    '};',
    '',
  ].join('\n');
};

const target = new URL('../src/glyphs.ts', import.meta.url);

/** @returns {Promise<string>} src/glyphs.ts as it stands */
export const readGlyphs = () => readFile(target, 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(target, await makeGlyphs());
}
