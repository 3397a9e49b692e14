import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readPrices } from './read-prices';

describe('readPrices', () => {
  it('reads a row per card with the price of each source, gzipped or not', async () => {
    const text = [
      '{"name": "Test Bear", "cardkingdom": 0.35, "tcgplayer": "0.07", "cardmarket": null, "cardhoarder": 0}',
      '{"name": "Test Wolf", "face2face": 3, "unknown": "x"}',
    ].join('\n');
    for (const content of [text, gzipSync(text)]) {
      expect(await collect(readPrices(chunksOf(content)))).toMatchObject([
        {
          kind: 'price',
          name: 'Test Bear',
          prices: { cardkingdom: 0.35, tcgplayer: 0.07, cardhoarder: 0 },
          position: { line: 1 },
        },
        { kind: 'price', name: 'Test Wolf', prices: { face2face: 3 }, position: { line: 2 } },
      ]);
    }
  });

  it('omits a source without a price', async () => {
    const [row] = await collect(readPrices(chunksOf('{"name":"Test Bear","tcgplayer":null}')));
    expect(row).toEqual({
      kind: 'price',
      name: 'Test Bear',
      prices: {},
      position: { record: 1, line: 1, byte: 0 },
    });
  });

  it.each([
    ['{"name":"Bear","tcgplayer":-1}', 'invalid', 'record 1 (line 1, byte 0): tcgplayer:'],
    ['{"name":"Bear","tcgplayer":"dear"}', 'invalid', 'tcgplayer: not a price'],
    ['{"tcgplayer":1}', 'invalid', 'name:'],
    ['{"name":"Bear","tcgplayer":}', 'syntax', 'record 1'],
    ['<html>', 'html', 'line 1'],
  ])('rejects %s with the reason', async (text, code, reason) => {
    const events = await collect(readPrices(chunksOf(`${text}\n{"name":"Wolf"}`)));
    expect(events[0]).toMatchObject({ kind: 'reject', code, reason: expect.stringContaining(reason) });
    if (code !== 'html') expect(events[1]).toMatchObject({ kind: 'price', name: 'Wolf' });
  });
});
