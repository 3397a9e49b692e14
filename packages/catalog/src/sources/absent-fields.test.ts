import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readPrintings } from '../printings/read-printings';
import { record } from '../scryfall/scryfall-record.fixtures';
import { watchFields } from './absent-fields';

/** Fields that the watch misses in records of this shape. */
const absentOf = (of: 'card' | 'printing', shape: Readonly<Record<string, unknown>>, records = 1000) => {
  const fields = watchFields(of);
  for (let i = 0; i < records; i += 1) fields.see(shape);
  return fields.absent();
};

const complete = record({
  reserved: false,
  reprint: false,
  set_type: 'expansion',
  collector_number: '1',
  finishes: ['nonfoil'],
  image_uris: {
    normal: 'https://a.example/1',
    large: 'https://a.example/2',
    art_crop: 'https://a.example/3',
  },
});

describe('watchFields', () => {
  it.each(['card', 'printing'] as const)('misses nothing in records of today: a %s', (of) => {
    expect(absentOf(of, complete)).toEqual([]);
  });

  it('names a field that has another name, and one within another', () => {
    const { prices, keywords, ...rest } = complete;
    expect(absentOf('card', { ...rest, keyword_list: keywords, price: prices })).toEqual([
      'keywords',
      'prices',
    ]);
    expect(
      absentOf('card', { ...complete, prices: { usd_plain: '0.25', eur: null, usd_foil: null } }),
    ).toEqual(['prices.usd', 'prices.usd_etched', 'prices.eur_foil', 'prices.tix']);
  });

  it('misses what a printing is read for only in a file of printings', () => {
    const { finishes: _, ...rest } = complete;
    expect(absentOf('printing', rest)).toEqual(['finishes']);
    expect(absentOf('card', rest)).toEqual([]);
  });

  it('misses nothing that one record has, and nothing in a small file', () => {
    const { prices: _, ...rest } = complete;
    const fields = watchFields('card');
    for (let i = 0; i < 5000; i += 1) fields.see(i === 4000 ? complete : rest);
    expect(fields.absent()).toEqual([]);
    expect(absentOf('card', rest, 999)).toEqual([]);
  });

  it('sees the records of a reader', async () => {
    const { prices: _, ...rest } = complete;
    const fields = watchFields('printing');
    const lines = Array.from({ length: 1000 }, (_none, id) => JSON.stringify({ ...rest, id: `id ${id}` }));
    for await (const event of readPrintings(Readable.from([Buffer.from(lines.join('\n'))]), {
      onRecord: fields.see,
    }))
      expect(event.kind).toBe('printing');
    expect(fields.absent()).toEqual(['prices']);
  });
});
