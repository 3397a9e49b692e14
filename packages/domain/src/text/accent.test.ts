import { describe, expect, it } from 'vitest';
import { stripAccents } from './accent';

describe('stripAccents', () => {
  it.each([
    ['Lim-Dûl, Æther, Jötun', 'Lim-Dul, AEther, Jotun'],
    ['Ёж, Йод, ё, й', 'Еж, Йод, е, й'],
    ['ガ\u30ab\u3099パ', 'ガガパ'],
    ['\u1112\u1161\u11ab', '\ud55c'],
  ])('%s becomes %s', (text, plain) => expect(stripAccents(text)).toBe(plain));
  it('leaves plain text unchanged', () => expect(stripAccents("Sol Ring, 2's")).toBe("Sol Ring, 2's"));
});
