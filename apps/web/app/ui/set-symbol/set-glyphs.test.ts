import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { setGlyph, setGlyphCodes } from './set-glyphs';

it('knows every sign of the font, and only those', async () => {
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

it('takes case lightly, lends a promo the sign of its set, and has none for what the font lacks', () => {
  expect(setGlyph('LEA')).toBe('\ue600');
  expect(setGlyph('pm10')).toBe(setGlyph('m10'));
  expect(setGlyph('zzzz')).toBeUndefined();
  expect(setGlyph('__proto__')).toBeUndefined();
});
