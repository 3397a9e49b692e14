import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readNames } from './read-names';

const read = (text: string, size = 1 << 16) => collect(readNames(chunksOf(text, size)));
const namesOf = async (text: string) =>
  (await read(text)).flatMap((each) =>
    each.kind === 'name' ? [[each.name.language, each.name.printedName, each.name.oracleName]] : [],
  );
const reasonsOf = async (text: string) =>
  (await read(text)).flatMap((each) => (each.kind === 'reject' ? [`${each.code}: ${each.reason}`] : []));

describe('readNames', () => {
  it.each([
    ['tabs', 'language\tprinted\toracle\nde\tSonnenring\tSol Ring\n', [['de', 'Sonnenring', 'Sol Ring']]],
    ['no header', 'ja\t太陽の指輪\tSol Ring', [['ja', '太陽の指輪', 'Sol Ring']]],
    [
      'another order',
      'Oracle name,Language,Printed name\nSol Ring,DE,Sonnenring\n',
      [['DE', 'Sonnenring', 'Sol Ring']],
    ],
    ['quotes in tabs', 'it\t"Ach!\t"Ach! Hans, Run!"\n', [['it', '"Ach!', '"Ach! Hans, Run!"']]],
    ['quotes around cells', 'de;"Bär; groß";Bear\n', [['de', 'Bär; groß', 'Bear']]],
    ['aliases', "alias\tbalin's tomb\tAncient Tomb\n", [['alias', "balin's tomb", 'Ancient Tomb']]],
    [
      'names that differ by accents',
      'fr\tÉté\tSummer\nfr\tEte\tOther\n',
      [
        ['fr', 'Été', 'Summer'],
        ['fr', 'Ete', 'Other'],
      ],
    ],
    [
      'blank lines and carriage returns',
      'de\tA\tB\r\n\r\nde\tC\tD\r\n',
      [
        ['de', 'A', 'B'],
        ['de', 'C', 'D'],
      ],
    ],
  ])('reads a table with %s', async (_, text, expected) => expect(await namesOf(text)).toEqual(expected));

  it.each([
    ['xx\tRing\tSol Ring\n', /^invalid: record 1 .*language: there is no language 'xx'; use de, fr/],
    ['de\t\tSol Ring\n', /printed: is empty/],
    ['de\t //\tSol Ring\n', /printed: means nothing/],
    ['de\tRing\n', /^invalid: .*oracle: is empty/],
    ['de\tRing', /^truncated: .*the file ends within the row/],
    ['<html>\n', /^invalid: .*there is no language '<html>'/],
    [`de\t${'x'.repeat(501)}\tSol Ring\n`, /more than 500 characters/],
  ])('rejects %j with a sentence', async (text, reason) => {
    expect(await namesOf(text)).toEqual([]);
    expect(await reasonsOf(text)).toEqual([expect.stringMatching(reason)]);
  });

  it('yields nothing for an empty file, and never throws', async () => {
    expect(await read('')).toEqual([]);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => {
          for (const each of await read(text, size)) expect(['name', 'reject']).toContain(each.kind);
        },
      ),
      { numRuns: 50 },
    );
  });
});
