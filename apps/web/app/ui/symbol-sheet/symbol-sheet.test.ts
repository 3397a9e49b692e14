import { MANA_SYMBOLS, PRIMARY_TYPES } from '@crownsmith/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET_SYMBOLS, SHEET_TYPES } from './sheet-keys';
import { makeSheetFiles, placeOf } from './symbol-sheet';

const files = makeSheetFiles();

it.each(Object.entries(files))('%s equals the output of write.ts', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});

it('contains every mana symbol and primary type, each non-empty and in a cell of its own', () => {
  expect(MANA_SYMBOLS.filter((key) => !SHEET_SYMBOLS.includes(key))).toEqual([]);
  expect([...SHEET_TYPES]).toEqual(PRIMARY_TYPES.map((type) => type.toLowerCase()));
  expect(Object.values(files).join('')).not.toMatch(/<g transform="[^"]*"><\/g>/);
  const styles = files['symbol-sheet.css'] ?? '';
  const cells = Object.keys(files).flatMap((file) => {
    const count = /\.svg$/.test(file) ? (files[file]?.match(/^<g /gm)?.length ?? 0) : 0;
    return Array.from({ length: count }, (_, i) => placeOf(i, count));
  });
  const places = [...styles.matchAll(/background-position:([^}]*)/g)].map((match) => match[1]);
  expect(places).toEqual(cells);
  expect(places).toHaveLength(SHEET_SYMBOLS.length + SHEET_TYPES.length);
});
