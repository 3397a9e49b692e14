import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { setGlyph } from './set-glyphs';
import codePoints from './set-glyphs.json' with { type: 'json' };

interface FontGlyph {
  readonly name: string;
  /** hexadecimal */
  readonly codePoint: string;
  /** whether it is only the outline around the symbol */
  readonly isBorder: boolean;
}

/** The glyphs that a font in SVG names. */
const readGlyphs = (font: string): readonly FontGlyph[] =>
  [...font.matchAll(/<glyph unicode="&#x([0-9a-f]+);" glyph-name="([^"]*)" data-tags="([^"]*)"/g)].flatMap(
    ([, codePoint = '', names = '', tags = '']) =>
      names.split(', ').map((name) => ({
        name: name.toLowerCase().replace(/-alchemy-\d+$/, ''),
        codePoint,
        isBorder: tags.split(', ').includes('border'),
      })),
  );

it('has exactly the glyphs of the font: of a symbol in layers the filled one', async () => {
  const glyphs = readGlyphs(
    await readFile(createRequire(import.meta.url).resolve('keyrune/fonts/keyrune.svg'), 'utf8'),
  );
  const expected = new Map<string, string>();
  for (const { name, codePoint, isBorder } of glyphs)
    if (/^[a-z0-9]+$/.test(name) && !isBorder && !expected.has(name)) expected.set(name, codePoint);
  for (const { name, codePoint } of glyphs) {
    const [symbol = '', layer] = name.split('-');
    if (layer === 'rarity' && !expected.has(symbol)) expected.set(symbol, codePoint);
  }
  expect(expected.size).toBeGreaterThan(390);
  expect(Object.keys(codePoints).toSorted()).toEqual([...expected.keys()].toSorted());
  for (const [name, codePoint] of expected)
    expect(setGlyph(name)?.codePointAt(0)?.toString(16)).toBe(codePoint);
});

it('ignores case, uses the parent set’s glyph for promos, and has none for unknown sets', () => {
  expect(setGlyph('LEA')).toBe('\ue600');
  expect(setGlyph('pm10')).toBe(setGlyph('m10'));
  expect(setGlyph('sld')).toBe(setGlyph('pmei'));
  expect(setGlyph('psld')).toBe(setGlyph('sld'));
  expect(setGlyph('pmps08')).toBe(setGlyph('pmps'));
  expect(setGlyph('zzzz')).toBeUndefined();
  expect(setGlyph('__proto__')).toBeUndefined();
  expect(setGlyph('constructor')).toBeUndefined();
});
