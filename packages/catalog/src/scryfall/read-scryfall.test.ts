import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readScryfall, type CatalogEvent } from './read-scryfall';
import { layoutRecords, leftOutRecords, partialRecord, record } from './scryfall-record.fixtures';

const read = (content: string | Uint8Array, size = 1 << 16) => collect(readScryfall(chunksOf(content, size)));
const cardsOf = (events: readonly CatalogEvent[]) =>
  events.flatMap((each) => (each.kind === 'card' ? [each.card] : []));
const namesOf = (events: readonly CatalogEvent[]) => cardsOf(events).map(({ name }) => name);
const rejectsOf = (events: readonly CatalogEvent[]) =>
  events.flatMap((each) => (each.kind === 'reject' ? [each] : []));

const names = ['First', 'Second', 'Third', 'Fourth'];
const lines = names.map((name) => JSON.stringify(record({ name })));
const file = `[\n${lines.join(',\n')}\n]\n`;

describe('readScryfall', () => {
  it('reads every layout, leaves out what is no card, and counts it', async () => {
    const values = [...Object.values(layoutRecords), ...Object.values(leftOutRecords).flat(), partialRecord];
    const events = await read(JSON.stringify(values), 1000);
    expect(cardsOf(events)).toHaveLength(Object.keys(layoutRecords).length + 1);
    expect(rejectsOf(events)).toEqual([]);
    const leftOut = events.flatMap((each) => (each.kind === 'left-out' ? [each.reason] : []));
    expect(leftOut).toEqual(Object.entries(leftOutRecords).flatMap(([reason, of]) => of.map(() => reason)));
  });

  it.each([
    ['plain', file],
    ['gzipped', gzipSync(file)],
    ['gzipped in two members', Buffer.concat([gzipSync(file.slice(0, 500)), gzipSync(file.slice(500))])],
  ])('takes a file that is %s, cut anywhere', async (_, content) => {
    for (const size of [1, 13, 1 << 16]) expect(namesOf(await read(content, size))).toEqual(names);
  });

  it('says what a record told, for the completion of old ones', async () => {
    const events = await read(
      JSON.stringify([record({ name: 'New' }), record({ name: 'Old', game_changer: undefined })]),
    );
    expect(events).toMatchObject([{ provided: { gameChanger: true } }, { provided: { gameChanger: false } }]);
  });

  it('goes on behind a broken record, with its place, reason and name', async () => {
    const broken = lines
      .with(1, lines[1]?.replace('"cmc":2', '"cmc":') ?? '')
      .with(2, JSON.stringify(record({ name: 'Third', cmc: -1 })));
    const events = await read(`[\n${broken.join(',\n')}\n]`);
    expect(namesOf(events)).toEqual(['First', 'Fourth']);
    expect(rejectsOf(events)).toMatchObject([
      {
        code: 'syntax',
        position: { record: 2, line: 3 },
        reason: expect.stringMatching(/^record 2 \(line 3, byte \d+\): /),
      },
      {
        code: 'invalid',
        position: { record: 3, line: 4 },
        name: 'Third',
        reason: expect.stringContaining('cmc:'),
      },
    ]);
  });

  it.each([
    ['cut text', file.slice(0, file.indexOf('Third') + 40), 'truncated'],
    ['cut archive', gzipSync(file).subarray(0, -30), 'gzip'],
    [
      'archive with a broken trailer',
      Buffer.concat([gzipSync(file).subarray(0, -8), Buffer.alloc(8, 0xff)]),
      'gzip',
    ],
    ['archive that is only a head', gzipSync(file).subarray(0, 8), 'gzip'],
  ])('keeps what came before the end of a %s', async (what, content, code) => {
    const events = await read(content, 50);
    if (what !== 'archive that is only a head') expect(namesOf(events)[0]).toBe('First');
    expect(rejectsOf(events).map((each) => each.code)).toContain(code);
  });

  it.each([
    ['', 'empty'],
    ['<!doctype html><title>Down for repairs</title>', 'html'],
    ['Too many requests', 'not-json'],
    [gzipSync(''), 'empty'],
  ])('rejects the whole of %j', async (content, code) => {
    expect(await read(content)).toMatchObject([{ kind: 'reject', code, position: { record: 0 } }]);
  });

  it.each([
    ['an error of the API', { object: 'error', status: 404, details: 'none' }],
    ['one object that is no card', { cards: 3 }],
  ])('rejects %s', async (_, value) => {
    expect(await read(JSON.stringify(value, null, 2))).toMatchObject([
      { kind: 'reject', code: 'invalid', position: { record: 1 } },
    ]);
  });

  it('keeps the fuller of two records of one card, wherever it stands', async () => {
    const partial = { ...partialRecord, name: 'Twice', type_line: 'Creature — Elf', layout: 'normal' };
    const full = record({ name: 'Twice' });
    for (const [first, second, line] of [
      [partial, full, 1],
      [full, partial, 2],
    ] as const) {
      const events = await read(`${JSON.stringify(first)}\n${JSON.stringify(second)}`);
      expect(cardsOf(events)).toMatchObject([{ name: 'Twice', oracleId: 'oracle Twice' }]);
      expect(events[0]).toMatchObject({
        kind: 'left-out',
        reason: 'duplicate',
        name: 'Twice',
        position: { line },
      });
    }
  });

  it('knows one card by its oracle id, too, and keeps the first of two that tell as much', async () => {
    const values = [record({ name: 'One', oracle_id: 'same' }), record({ name: 'Other', oracle_id: 'same' })];
    expect(namesOf(await read(JSON.stringify(values)))).toEqual(['One']);
  });

  it('does not hold a record of 100 MB', { timeout: 60_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const held = (): number => {
      runInNewContext('gc()');
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    let most = 0;
    const text = new TextEncoder();
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield text.encode(`[${lines[0] ?? ''},\n{"object":"card","name":"`);
      for (let i = 0; i < 100; i++) {
        yield text.encode('x'.repeat(1 << 20));
        if (i % 10 === 9) most = Math.max(most, held() - before);
      }
      yield text.encode(`"},\n${lines[1] ?? ''}]`);
    }
    const events = await collect(readScryfall(huge()));
    expect(namesOf(events)).toEqual(['First', 'Second']);
    expect(rejectsOf(events)).toMatchObject([{ code: 'too-large', position: { record: 2, line: 2 } }]);
    expect(most).toBeLessThan(40 << 20);
  });

  it('tells how far it has read, in bytes of the file as it is stored', async () => {
    const content = gzipSync(file);
    const told: number[] = [];
    await collect(readScryfall(chunksOf(content, 100), { onProgress: (bytes) => told.push(bytes) }));
    expect(told.at(-1)).toBe(content.length);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('lets a failure of the disk through', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('[');
      throw new Error('disk gone');
    }
    await expect(collect(readScryfall(failing()))).rejects.toThrow('disk gone');
  });
});
