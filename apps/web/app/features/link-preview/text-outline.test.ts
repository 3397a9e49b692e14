import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it, vi } from 'vitest';
import { fitText, outlineText } from './text-outline.server';

const NAME_FONT = '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf';
const box = { width: 640, lines: () => 3, sizes: [74, 50, 31] } as const;

describe('fitText', () => {
  it('uses the largest size that fits, with no line wider than the box', () => {
    expect(fitText(['Sol Ring'], 'name', box)).toMatchObject({ size: 74, lines: { length: 1 } });
    for (const text of [
      'Thrasios, Triton Hero and Tymna the Weaver',
      'Asmoranomardicadaistinaculdacar',
      'x '.repeat(400),
      'x'.repeat(400),
      '',
      '\u{1F409}',
    ]) {
      const { lines } = fitText([text], 'name', box);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(641);
    }
  });

  it('starts a line with each part', () => {
    expect(fitText(['Fire //', 'Ice'], 'name', box).lines).toHaveLength(2);
  });

  it('lays out few characters of a very long name', () => {
    const font = create(readFileSync(createRequire(import.meta.url).resolve(NAME_FONT)));
    const layout = vi.spyOn(Object.getPrototypeOf(font) as Font, 'layout');
    fitText(['Market Research '.repeat(40)], 'name', box);
    const characters = layout.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    layout.mockRestore();
    expect(characters).toBeGreaterThan(100);
    expect(characters).toBeLessThan(1500);
  });
});

it('outlineText leaves out characters that the font lacks', () => {
  expect(outlineText('Lim-Dûl Jötun', 'name', 50).width).toBeGreaterThan(200);
  expect(outlineText('A\u{1F409}A', 'text', 50).width).toBe(outlineText('AA', 'text', 50).width);
  expect(outlineText('', 'label', 50)).toEqual({ path: '', width: 0 });
});
