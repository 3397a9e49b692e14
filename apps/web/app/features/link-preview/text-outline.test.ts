import { describe, expect, it } from 'vitest';
import { fitText, outlineText } from './text-outline.server';

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

  it('takes less than a second for a very long name', () => {
    const started = performance.now();
    fitText(['Market Research '.repeat(40)], 'name', box);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('outlineText leaves out characters that the font lacks', () => {
  expect(outlineText('Lim-Dûl Jötun', 'name', 50).width).toBeGreaterThan(200);
  expect(outlineText('A\u{1F409}A', 'text', 50).width).toBe(outlineText('AA', 'text', 50).width);
  expect(outlineText('', 'label', 50)).toEqual({ path: '', width: 0 });
});
