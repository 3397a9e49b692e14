import { MANA_SYMBOLS, PRIMARY_TYPES } from '@crownsmith/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET_SYMBOLS, SHEET_TYPES } from './sheet-keys';
import { makeSheetPicture, makeSheetStyles } from './symbol-sheet';

const written = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('is what write.ts writes', () => {
  expect(written('symbol-sheet.svg')).toBe(makeSheetPicture());
  expect(written('symbol-sheet.css')).toBe(makeSheetStyles());
});

it('holds the whole catalogue and every primary type, each drawn and each in a place of its own', () => {
  expect(MANA_SYMBOLS.filter((key) => !SHEET_SYMBOLS.includes(key))).toEqual([]);
  expect([...SHEET_TYPES]).toEqual(PRIMARY_TYPES.map((type) => type.toLowerCase()));
  expect(makeSheetPicture()).not.toMatch(/<g transform="[^"]*"><\/g>/);
  const places = [...makeSheetStyles().matchAll(/background-position:([^}]*)/g)].map((match) => match[1]);
  expect(new Set(places).size).toBe(SHEET_SYMBOLS.length + SHEET_TYPES.length);
});
