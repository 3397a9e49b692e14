import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readScryfall, type CatalogEvent } from './read-scryfall';
import { layoutRecords, leftOutRecords, partialRecord, record } from './scryfall-record.fixtures';

const read = (content: string | Uint8Array, size = 1 << 16) => collect(readScryfall(chunksOf(content, size)));
const cardsOf = (events: readonly CatalogEvent[]) =>
  events.flatMap((each) => (each.kind === 'card' ? [each.card] : []));
const namesOf = (events: readonly CatalogEvent[]) => cardsOf(events).map(({ name }) => name);
const rejectsOf = (events: readonly CatalogEvent[]) =>
  events.flatMap((each) => (each.kind === 'reject' ? [each] : []));

/** Size of a record that is refused. */
const MB = longOrShort(32, 16);

const names = ['First', 'Second', 'Third', 'Fourth'];
const lines = names.map((name) => JSON.stringify(record({ name })));
const file = `[\n${lines.join(',\n')}\n]\n`;

describe('readScryfall', () => {
  it('reads every layout, and reports records that are no Commander cards as left out', async () => {
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
  ])('reads a file that is %s, independent of the chunks', async (_, content) => {
    for (const size of [1, 13, 1 << 16]) expect(namesOf(await read(content, size))).toEqual(names);
  });

  it('reports whether a record states if the card is a Game Changer', async () => {
    const events = await read(
      JSON.stringify([record({ name: 'New' }), record({ name: 'Old', game_changer: undefined })]),
    );
    expect(events).toMatchObject([{ provided: { gameChanger: true } }, { provided: { gameChanger: false } }]);
  });

  it('continues after a broken record, and rejects it with position, reason and name', async () => {
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
    ['archive that is only a header', gzipSync(file).subarray(0, 8), 'gzip'],
  ])('yields the cards before the end of a %s', async (what, content, code) => {
    const events = await read(content, 50);
    if (what !== 'archive that is only a header') expect(namesOf(events)[0]).toBe('First');
    expect(rejectsOf(events).map((each) => each.code)).toContain(code);
  });

  it.each([
    ['', 'empty'],
    ['<!doctype html><title>Down for repairs</title>', 'html'],
    ['Too many requests', 'not-json'],
    [gzipSync(''), 'empty'],
  ])('rejects all of %j', async (content, code) => {
    expect(await read(content)).toMatchObject([{ kind: 'reject', code, position: { record: 0 } }]);
  });

  it.each([
    ['an error of the API', { object: 'error', status: 404, details: 'none' }],
    ['an object that is no card', { cards: 3 }],
  ])('rejects %s', async (_, value) => {
    expect(await read(JSON.stringify(value, null, 2))).toMatchObject([
      { kind: 'reject', code: 'invalid', position: { record: 1 } },
    ]);
  });

  it('keeps the more complete of two records of one card, whichever comes first', async () => {
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

  it('keeps the sets of all records of a card, and its first release, whichever record stays', async () => {
    const printed = (set: string, released_at: string, fields: Readonly<Record<string, unknown>>) =>
      record({ name: 'Often', set, set_name: `Set ${set}`, released_at, ...fields });
    const first = printed('ONE', '2019-01-01', { reprint: false, image_uris: undefined });
    const again = printed('two', '2021-01-01', { reprint: true });
    const latest = printed('aaa', '2023-01-01', { reprint: true });
    for (const values of [
      [first, again, latest],
      [latest, again, first],
      [again, first, latest],
    ]) {
      const [card, ...others] = cardsOf(await read(JSON.stringify(values)));
      expect(others).toEqual([]);
      expect(card).toMatchObject({
        sets: ['aaa', 'one', 'two'],
        releasedAt: '2019-01-01',
        printings: [
          { code: 'aaa', name: 'Set aaa', releasedAt: '2023-01-01' },
          { code: 'one', name: 'Set ONE', releasedAt: '2019-01-01' },
          { code: 'two', name: 'Set two', releasedAt: '2021-01-01' },
        ],
      });
    }
  });

  it('replaces a record by a more complete one, whatever printings were added to it', async () => {
    const values = [
      record({ name: 'Bare', reprint: true, rarity: undefined }),
      record({ name: 'Bare', rarity: undefined, image_uris: undefined }),
      record({ name: 'Bare', reprint: true }),
    ];
    expect(cardsOf(await read(JSON.stringify(values)))).toMatchObject([
      { rarity: 'common', releasedAt: '2020-01-31' },
    ]);
  });

  it('recognises a duplicate by its oracle id, and keeps the first of two equally complete ones', async () => {
    const values = [record({ name: 'One', oracle_id: 'same' }), record({ name: 'Other', oracle_id: 'same' })];
    expect(namesOf(await read(JSON.stringify(values)))).toEqual(['One']);
  });

  it.each([
    ['one name', 'Pick Your Poison', 'Pick Your Poison'],
    ['names that differ by punctuation', 'Lava Axe', 'Lava, Axe'],
  ])('keeps two cards of %s, each with a slug of its own, in any order', async (_, legal, playtest) => {
    const values = [
      record({ name: playtest, oracle_id: 'b', set: 'CMB2', legalities: { commander: 'not_legal' }, cmc: 9 }),
      record({ name: legal, oracle_id: 'a', image_uris: undefined }),
      record({ name: legal, oracle_id: undefined, set: 'old' }),
    ];
    for (const order of [values, values.toReversed()]) {
      const cards = cardsOf(await read(JSON.stringify(order)));
      const [first, second] = cards.toSorted((a, b) => a.manaValue - b.manaValue);
      expect(cards).toHaveLength(2);
      expect(first).toMatchObject({
        name: legal,
        oracleId: 'a',
        slug: makeSlug(legal),
        sets: ['old', 'tst'],
      });
      expect(second).toMatchObject({ name: playtest, oracleId: 'b', slug: `${makeSlug(legal)}-cmb2` });
    }
  });

  it(`does not hold a record of ${MB} MB in memory`, async () => {
    setFlagsFromString('--expose-gc');
    const held = (): number => {
      // The buffers that one collection finds are freed beside it; the next one waits for that.
      runInNewContext('gc(); gc()');
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    let most = 0;
    const text = new TextEncoder();
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield text.encode(`[${lines[0] ?? ''},\n{"object":"card","name":"`);
      // As many parts as a stream holds are small beside the record.
      for (let part = 1; part <= 16 * MB; part++) {
        yield text.encode('x'.repeat(1 << 16));
        if (part % (4 * MB) === 0) most = Math.max(most, held() - before);
      }
      yield text.encode(`"},\n${lines[1] ?? ''}]`);
    }
    const events = await collect(readScryfall(huge()));
    expect(namesOf(events)).toEqual(['First', 'Second']);
    expect(rejectsOf(events)).toMatchObject([{ code: 'too-large', position: { record: 2, line: 2 } }]);
    expect(most).toBeLessThan(2 ** 20);
  });

  it('reports progress in bytes before decompression', async () => {
    const content = gzipSync(file);
    const reported: number[] = [];
    await collect(readScryfall(chunksOf(content, 100), { onProgress: (bytes) => reported.push(bytes) }));
    expect(reported.at(-1)).toBe(content.length);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  });

  it('throws when the source fails', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('[');
      throw new Error('disk gone');
    }
    await expect(collect(readScryfall(failing()))).rejects.toThrow('disk gone');
  });
});
