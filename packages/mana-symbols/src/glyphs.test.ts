import { expect, it } from 'vitest';
import { flipOutline, makeGlyphs, readGlyphs } from '../scripts/extract-glyphs.mjs';

it('glyphs.ts equals the output of extract-glyphs.mjs for the installed mana-font', async () => {
  expect(await readGlyphs()).toBe(await makeGlyphs());
});

it('flipOutline flips and scales an outline', () => {
  expect(flipOutline('M1024 938.5h32v-32l32 32z')).toBe('M32 0h1v1l1-1z');
});
