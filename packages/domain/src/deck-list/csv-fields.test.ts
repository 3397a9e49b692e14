import { describe, expect, it } from 'vitest';
import { splitFields } from './csv-fields';

const textsOf = (row: string, separator: string): readonly string[] =>
  splitFields(row, separator).map(({ text }) => text);

describe('fields of a row', () => {
  it.each([
    ['1,Opt', ',', ['1', 'Opt']],
    ['1, "Fire // Ice" ,XLN', ',', ['1', 'Fire // Ice', 'XLN']],
    ['1,"Sol ""Ring""",', ',', ['1', 'Sol "Ring"', '']],
    ['"Sol Ring"\t1', '\t', ['Sol Ring', '1']],
    ['\t"Sol Ring" \t', '\t', ['', 'Sol Ring', '']],
    ['"a"b,c', ',', ['"a"b', 'c']],
    ['"open,c', ',', ['"open', 'c']],
    ['| 1 | Opt |', '|', ['1', 'Opt']],
    ['', ';', ['']],
  ])('of %j, separated by %j', (row, separator, texts) => {
    expect(textsOf(row, separator)).toEqual(texts);
  });

  it('state where their texts are', () => {
    expect(splitFields('1, "Opt"\t,  Shock', ',')).toEqual([
      { text: '1', at: 0 },
      { text: 'Opt', at: 4 },
      { text: 'Shock', at: 12 },
    ]);
  });
});
