import { expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { repairText } from './misread-text';

/** UTF-8 read as Latin-1, which Windows-1252 is but for 32 bytes. */
const misread = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );

test('UTF-8 that was misread is repaired', [fc.string({ unit: 'grapheme' })], (text) =>
  expect(repairText(misread(text))).toBe(text),
);
it.each([
  '',
  'Lim-Dûl’s Vault',
  'Ærathi',
  'Straße – 5 €',
  'À la carte “é”',
  '太陽の指輪',
  '1 ×\u00a0Opt',
  'Opt ×\u00a04',
  'Ã',
  'â€',
  'Ô耒',
  'é中文',
])('%j stays as it is', (text) => expect(repairText(text)).toBe(text));
