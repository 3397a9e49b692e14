import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { setGlyph, setGlyphCodes } from './set-glyphs';

it('has exactly the glyphs of the font', async () => {
  const css = await readFile(createRequire(import.meta.url).resolve('keyrune/css/keyrune.css'), 'utf8');
  const rules = css.matchAll(/((?:\.ss-[a-z0-9]+:+before,?\s*)+)\{\s*content:\s*['"]\\([0-9a-f]{4})['"]/g);
  const inFont = new Map(
    [...rules].flatMap(([, names = '', hex = '']) =>
      [...names.matchAll(/ss-([a-z0-9]+):/g)].map(([, code = '']) => [code, hex] as const),
    ),
  );
  expect(inFont.size).toBeGreaterThan(400);
  expect([...setGlyphCodes()].toSorted()).toEqual([...inFont.keys()].toSorted());
  for (const [code, hex] of inFont) expect(setGlyph(code)?.codePointAt(0)?.toString(16)).toBe(hex);
});

it('ignores case, uses the parent set’s glyph for promos, and has none for unknown sets', () => {
  expect(setGlyph('LEA')).toBe('\ue600');
  expect(setGlyph('pm10')).toBe(setGlyph('m10'));
  expect(setGlyph('zzzz')).toBeUndefined();
  expect(setGlyph('__proto__')).toBeUndefined();
});
