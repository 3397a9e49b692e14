import { createReadStream } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { TAGS } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { meaningOf, oracleTagSlug } from './oracle-tag-meanings';
import { readOracleTags } from './read-oracle-tags';

const read = (...records: readonly unknown[]) =>
  collect(readOracleTags(chunksOf(gzipSync(records.map((one) => JSON.stringify(one)).join('\n')))));

describe('meaningOf', () => {
  it.each([
    ['draw', 'draw'],
    ['Repeatable Draw', 'draw'],
    ['draw hate', undefined],
    ['removal-creature-exile', 'removal'],
    ['counter removal', undefined],
    ['sweeper-one-sided', 'sweeper'],
    ['counterspell-sweeper', undefined],
    ['tutor-to-hand', 'tutor'],
    ['tutor-land-basic', undefined],
    ['hate-tutor', undefined],
    ['reanimate-creature', 'recursion'],
    ['reanimate matters', undefined],
    ['gives hexproof', 'protection'],
    ['gives trample', undefined],
    ['utility mana rock', 'ramp'],
    ['hate-ramp', undefined],
    ['cantrip', 'draw'],
  ])('of %s is %s', (name, tag) => expect(meaningOf(oracleTagSlug(name))).toBe(tag));
});

describe('readOracleTags', () => {
  it('reads Scryfall’s export: cards by tag, and what tags inherit from those above them', async () => {
    const tag = (id: string, slug: string, cards: readonly string[], more: object = {}) => ({
      object: 'tag',
      id,
      slug,
      taggings: cards.map((oracle_id) => ({ oracle_id, weight: 'median' })),
      ...more,
    });
    expect(
      await read(
        tag('1', 'removal', [], { child_ids: ['2'] }),
        tag('2', 'neutralize', ['a'], { child_ids: ['3'] }),
        tag('3', 'sweeper-creature-destroy', ['b'], { parent_ids: ['2'] }),
        tag('4', 'ramp', ['a', 'c']),
        tag('5', 'pretty', ['d', 'c']),
        tag('6', 'loop', ['e'], { parent_ids: ['7'] }),
        tag('7', 'pool', [], { parent_ids: ['6'] }),
        { ...tag('8', 'draw', []), taggings: 3 },
      ),
    ).toEqual([
      expect.objectContaining({ kind: 'reject', reason: expect.stringContaining('taggings') }),
      { kind: 'card', oracleId: 'a', tags: ['ramp', 'removal'] },
      { kind: 'card', oracleId: 'b', tags: ['sweeper'] },
      { kind: 'card', oracleId: 'c', tags: ['ramp'] },
      { kind: 'card', oracleId: 'd', tags: [] },
      { kind: 'card', oracleId: 'e', tags: [] },
    ]);
  });

  it('reads cards with their tags, by name or oracle id', async () => {
    expect(
      await read(
        { name: 'A', tags: ['ramp', 'cantrip', 'mana rock'] },
        { oracle_id: 'x', tags: [] },
        { tags: ['draw'] },
        { name: 'B' },
      ),
    ).toEqual([
      { kind: 'card', name: 'A', tags: ['draw', 'ramp'] },
      { kind: 'card', oracleId: 'x', tags: [] },
      expect.objectContaining({
        kind: 'reject',
        reason: expect.stringContaining('neither name nor oracle_id'),
      }),
      expect.objectContaining({ kind: 'reject', reason: expect.stringContaining('tags') }),
    ]);
    expect(await read('<html>')).toEqual([expect.objectContaining({ kind: 'reject' })]);
  });

  const file = realData('card-tags-2025.jsonl.gz');
  it.skipIf(file === undefined)('finds each of our tags in the tags of December 2025', async () => {
    const counts = new Map<string, number>();
    let cards = 0;
    for await (const event of readOracleTags(createReadStream(file ?? ''))) {
      if (event.kind !== 'card') throw new Error(event.reason);
      cards += 1;
      for (const tag of event.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    expect(cards).toBe(7289);
    for (const tag of TAGS) expect(counts.get(tag)).toBeGreaterThan(200);
  });
});
