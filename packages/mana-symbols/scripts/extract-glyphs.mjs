/**
 * Extracts the outlines of mana-font's glyphs (SIL OFL 1.1, see README.md) into src/glyphs.ts. `pnpm build` runs it; the
 * result is in git, so that the sources work without a build. A font's y axis points up with an em of 1024 units; SVG's
 * points down, with an em of 32 here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const EM = 1024;
/** Upper edge of the font's outlines, which aligns them in the box as in the font's own SVG files. */
const ASCENT = 938.5;
const SIZE = 32;

/** Names of the glyphs in the font, used as keys. */
const MANA = [...Array.from({ length: 21 }, (_, i) => String(i)), ...'wubrgcsxyzp'];
/** The keys of other symbols of rules texts, with the names of their glyphs. */
const COSTS = { t: 'tap', q: 'untap', e: 'e' };
const TYPES = ['creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'battle', 'planeswalker', 'land'];

/** The axes of the arguments of each path command. */
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
  const line = (name, key = name) => {
    const glyph = found.get(name);
    if (!glyph) throw new Error(`mana-font has no glyph named ${name}: adapt the names in this script.`);
    return `  '${key}': { width: ${tidy((glyph.width * SIZE) / EM)}, path: '${flipOutline(glyph.outline)}' },`;
  };
  return [
    '// Written by scripts/extract-glyphs.mjs from mana-font (SIL OFL 1.1). Do not edit.',
    '/** An outline in a box of height 32. */',
    'export interface Glyph {',
    '  readonly width: number;',
    '  readonly path: string;',
    '}',
    '',
    '/** The glyphs of mana symbols: numbers, letters of costs, `p`, the Phyrexian symbol; and of tap, untap and energy. */',
    'export const MANA_GLYPHS: Readonly<Record<string, Glyph>> = {',
    ...MANA.map((name) => line(name)),
    ...Object.entries(COSTS).map(([key, name]) => line(name, key)),
    '};',
    '',
    '/** The glyphs of the eight primary types. */',
    'export const TYPE_GLYPHS: Readonly<Record<string, Glyph>> = {',
    ...TYPES.map((name) => line(name)),
    '};',
    '',
  ].join('\n');
};

const target = new URL('../src/glyphs.ts', import.meta.url);

/** @returns {Promise<string>} the current text of src/glyphs.ts */
export const readGlyphs = () => readFile(target, 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(target, await makeGlyphs());
}
