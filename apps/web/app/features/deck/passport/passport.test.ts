import { describe, expect, it } from 'vitest';
import { decodeQR } from 'qr/decode.js';
import { countedNames, namesText, rulesText } from './passport-rows.server';
import {
  countCharacters,
  MAX_SAY_CHARACTERS,
  parseProxies,
  parseSay,
  proxiesText,
} from './passport-words.server';
import { makeQrCode, MAX_QR_BYTES } from './qr-code.server';

const FAMILY = '👨‍👩‍👧‍👦';

describe('what a player says of a deck', () => {
  it('is counted in characters as a reader sees them', () => {
    expect(countCharacters(`${FAMILY}e\u0301`)).toBe(2);
    expect(parseSay(FAMILY.repeat(MAX_SAY_CHARACTERS))).toMatchObject({ ok: true });
    expect(parseSay('x'.repeat(MAX_SAY_CHARACTERS + 1))).toEqual({
      ok: false,
      error: 'What you say may have at most 200 characters.',
    });
    expect(parseSay(`x${'\u0301'.repeat(9000)}`).ok).toBe(false);
  });

  it('is one line without signs that turn the text around it', () =>
    expect(parseSay(' a\u202eb\r\n <b>\u0000 ')).toEqual({ ok: true, value: 'a b <b>' }));

  it.each([
    ['', 'Not stated'],
    ['yes', 'Yes'],
    ['NO', 'None'],
    ['0', 'None'],
    [' 12 ', '12'],
  ])('has proxies: %j', (text, shown) => {
    const read = parseProxies(text);
    expect(read.ok && proxiesText(read.value)).toBe(shown);
  });

  it.each(['many', '-1', '1e2', '999'])('refuses %j as proxies with a sentence', (text) =>
    expect(parseProxies(text)).toEqual({ ok: false, error: 'Proxies: write yes, no or a number up to 250.' }),
  );
});

/** The text of a QR code, read from its pixels. */
const readQr = ({ size, path }: { readonly size: number; readonly path: string }): string => {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const paint = (x: number, y: number): void => {
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      for (let column = x * scale; column < (x + 1) * scale; column += 1) {
        const at = (row * width + column) * 4;
        data.fill(0, at, at + 3);
      }
  };
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) paint(Number(x), Number(y));
  return decodeQR({ width, height: width, data });
};

describe('the QR code of a passport', () => {
  it('leads to its address, with a code of 198 characters and a text of 200', () => {
    const url = `https://crownsmith.example/deck/passport?d=${'aB-9_'.repeat(40).slice(0, 198)}&say=${'word+'.repeat(40)}&proxies=12`;
    const code = makeQrCode(url);
    expect(code && readQr(code)).toBe(url);
  });

  it('is none for an address that no phone would read', () => {
    expect(makeQrCode('x'.repeat(MAX_QR_BYTES))?.size).toBe(117 + 8);
    expect(makeQrCode('x'.repeat(MAX_QR_BYTES + 1))).toBeUndefined();
  });
});

describe('the rows of a passport', () => {
  const cards = ['Opt', 'Fire // Ice', 'Duress'].map((name) => ({ name }));
  it('state what is against the rules, the rest of many as a number', () => {
    expect(rulesText({ violations: [] }, 2)).toBe('Legal');
    expect(rulesText({ violations: ['A.', 'B.'] }, 2)).toBe('A. B.');
    expect(rulesText({ violations: ['A.', 'B.', 'C.'] }, 2)).toBe('A. B. And 1 more.');
  });
  it('name cards by their fronts, and count the rest', () => {
    expect(namesText(cards, 2)).toBe('Opt, Fire and 1 more');
    expect(countedNames(cards, 3)).toBe('3: Opt, Fire, Duress');
    expect(countedNames([], 3)).toBe('None');
    expect(countedNames(undefined, 3)).toBe('Not known: this site has no card texts');
  });
});
