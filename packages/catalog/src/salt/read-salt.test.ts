import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readSalt } from './read-salt';

const read = async (content: string | Uint8Array) => {
  const events = await collect(readSalt(chunksOf(content)));
  return events.map((event) => (event.kind === 'salt' ? [event.name, event.salt] : event.code));
};
const BOTH = [
  ['Test Bear', 1.5],
  ['Wolf, Test Hunter', 4],
];

describe('readSalt', () => {
  it.each([
    ['a table with a header', 'name,salt\nTest Bear,1.5\n"Wolf, Test Hunter",4\n'],
    ['further columns', 'rank,Name,Salt\n1,Test Bear,1.5\n2,"Wolf, Test Hunter",4'],
    ['no header', 'Test Bear,1.5\n"Wolf, Test Hunter",4'],
    ['an unquoted comma in a name', 'name,salt\nTest Bear,1.5\nWolf, Test Hunter,4'],
    ['semicolons, CRLF and a byte order mark', '\ufeffname;salt\r\nTest Bear;1.5\r\nWolf, Test Hunter;4\r\n'],
    ['tabs', 'card\tscore\nTest Bear\t1.5\nWolf, Test Hunter\t4'],
    ['JSON lines', '{"name":"Test Bear","salt":1.5}\n{"name":"Wolf, Test Hunter","salt":"4"}'],
    ['a JSON array', '[{"name":"Test Bear","salt":1.5},{"name":"Wolf, Test Hunter","salt":4}]'],
  ])('reads %s, gzipped or not', async (_, text) => {
    expect(await read(text)).toEqual(BOTH);
    expect(await read(gzipSync(text))).toEqual(BOTH);
  });

  it.each([
    ['name,salt\nTest Bear,4.1', 'invalid'],
    ['name,salt\nTest Bear,-1', 'invalid'],
    ['name,salt\nTest Bear,\n', 'invalid'],
    ['name,salt\nTest Bear,', 'truncated'],
    ['name,salt\nTest Bear', 'truncated'],
    ['name,salt\nTest Bear,1.', 'truncated'],
    ['name,salt\n"Test Be', 'truncated'],
    ['name,salt\n,2', 'invalid'],
    ['name,salt\nTest Bear,NaN', 'invalid'],
    ['name,salt\nTest Bear,"1,5"', 'invalid'],
    ['name,salt\nTest Bear,Infinity', 'invalid'],
    ['name,salt\nTest Bear,1e999', 'invalid'],
    ['name,salt\nTest Bear,99999999999999999999', 'invalid'],
    ['1,Test Bear,3', 'invalid'],
    ['{"name":"Test Bear","salt":5}', 'invalid'],
    ['{"name":"Test Bear","salt":1e999}', 'invalid'],
    ['{"name":"Test Bear","salt":NaN}', 'syntax'],
    ['{"name":"Test Bear"}', 'invalid'],
    ['<html></html>', 'html'],
    ['', 'empty'],
  ])('rejects %j', async (text, code) => expect(await read(text)).toEqual([code]));

  it('rejects a name that is not UTF-8, and reads the others', async () =>
    expect(await read(Buffer.from('name,salt\nB\u00e4r,1\nTest Bear,2\n', 'latin1'))).toEqual([
      'invalid',
      ['Test Bear', 2],
    ]));

  it('gives the position of a reject, and continues', async () => {
    const events = await collect(readSalt(chunksOf('name,salt\nTest Bear,salty\nTest Wolf,2')));
    expect(events).toMatchObject([
      {
        kind: 'reject',
        position: { record: 1, line: 2 },
        reason: expect.stringContaining('record 1 (line 2, '),
      },
      { kind: 'salt', name: 'Test Wolf', salt: 2, position: { record: 2, line: 3 } },
    ]);
  });

  it('reports an open quote as a syntax error', async () => {
    const rest = Array.from({ length: 400 }, (_, at) => `Test Card ${at},1`).join('\n');
    const events = await read(`name,salt\n"Test Bear,1\n${rest}`);
    expect(events).toContain('syntax');
  });

  it('reports an archive that is cut short', async () =>
    expect(await read(gzipSync('name,salt\nTest Bear,1').subarray(0, 25))).toContain('gzip'));

  it('does not throw on arbitrary text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        expect(Array.isArray(await read(text))).toBe(true);
        expect(Array.isArray(await read(`name,salt\n${text}`))).toBe(true);
      }),
      { numRuns: 150 },
    ));
});
