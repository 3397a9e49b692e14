import { MANA_SYMBOLS, PRIMARY_TYPES } from '@crownsmith/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET_SYMBOLS, SHEET_TYPES } from './sheet-keys';
import { makeSheetSvg, makeSheetStyles } from './symbol-sheet';

const readGenerated = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('equals the output of write.ts', () => {
  expect(readGenerated('symbol-sheet.svg')).toBe(makeSheetSvg());
  expect(readGenerated('symbol-sheet.css')).toBe(makeSheetStyles());
});

it('contains every mana symbol and primary type, each non-empty and in its own cell', () => {
  expect(MANA_SYMBOLS.filter((key) => !SHEET_SYMBOLS.includes(key))).toEqual([]);
  expect([...SHEET_TYPES]).toEqual(PRIMARY_TYPES.map((type) => type.toLowerCase()));
  expect(makeSheetSvg()).not.toMatch(/<g transform="[^"]*"><\/g>/);
  const places = [...makeSheetStyles().matchAll(/background-position:([^}]*)/g)].map((match) => match[1]);
  expect(new Set(places).size).toBe(SHEET_SYMBOLS.length + SHEET_TYPES.length);
});
