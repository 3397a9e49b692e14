import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordScanner, type Scanned } from './record-scanner';

const scan = (text: string | Uint8Array, size = 1 << 16, maxRecordBytes?: number): readonly Scanned[] => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const scanner = new RecordScanner(maxRecordBytes === undefined ? {} : { maxRecordBytes });
  const found: Scanned[] = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...scanner.push(bytes.subarray(at, at + size)));
  return [...found, ...scanner.end()];
};

const valuesOf = (found: readonly Scanned[]): readonly unknown[] =>
  found.flatMap((each) => (each.kind === 'record' ? [each.value] : []));
const faultsOf = (found: readonly Scanned[]) =>
  found.flatMap((each) =>
    each.kind === 'fault' ? [[each.fault, each.position.record, each.position.line]] : [],
  );

const card = (name: string) => ({
  object: 'card',
  name,
  card_faces: [{ object: 'card_face', name: `${name} face` }],
});
const row = (name: string) => ({ name, price: { of: [name] } });

describe('valid files', () => {
  const cards = [card('a'), card('b {"object":"card", "quoted\\"} '), card('c, [é]')];
  it.each([
    ['an array, minified', JSON.stringify(cards)],
    ['an array with a record per line', `[\n${cards.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`],
    ['an array, pretty-printed', JSON.stringify(cards, null, 2)],
    ['an array with line breaks, but no indentation', JSON.stringify(cards, null, 1).replaceAll(/^ +/gm, '')],
    ['JSON lines', cards.map((each) => JSON.stringify(each)).join('\n')],
    [
      'JSON lines with CRLF and blank lines',
      `\r\n${cards.map((each) => JSON.stringify(each)).join('\r\n\r\n')}\r\n`,
    ],
    ['a byte order mark', `\ufeff${JSON.stringify(cards)}`],
  ])('%s', (_, text) => {
    expect(valuesOf(scan(text))).toEqual(cards);
    expect(faultsOf(scan(text))).toEqual([]);
  });

  it('reads an empty list as no records', () => expect(scan(' [ ] ')).toEqual([]));

  it('gives the position of each record', () => {
    expect(scan('[\n{"a":1},\n{"é":2}, {"b":3}]').map(({ position }) => position)).toEqual([
      { record: 1, line: 2, byte: 2 },
      { record: 2, line: 3, byte: 11 },
      { record: 3, line: 3, byte: 21 },
    ]);
  });
});

describe('files that are not JSON', () => {
  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['<!DOCTYPE html><html>{"object":"card"}</html>', 'html'],
    ['"text"', 'not-json'],
    ['name,price\nA,1', 'not-json'],
  ])('%j is %s', (text, fault) => {
    expect(scan(text)).toMatchObject([{ kind: 'fault', fault, position: { record: 0 } }]);
  });
});

describe('broken records', () => {
  const rows = ['a', 'b', 'c', 'd'].map((name) => JSON.stringify(row(name)));
  const cards = ['a', 'b', 'c', 'd'].map((name) => JSON.stringify(card(name)));
  const breakIt: readonly (readonly [string, (text: string) => string])[] = [
    ['an extra comma', (text) => text.replace('}', ',}')],
    ['a bare word', (text) => text.replace(':', ':oops,"x":')],
    ['a missing closing quote', (text) => text.replace('b"', 'b')],
    ['a missing closing brace', (text) => text.slice(0, -1)],
    ['a missing bracket', (text) => text.replace(']', '')],
    ['a control character', (text) => text.replace('b', 'b\u0001')],
    ['the second half missing', (text) => text.slice(0, text.length / 2)],
  ];
  for (const [what, broken] of breakIt) {
    it.each<[string, string, unknown[]]>([
      [
        'lines of an array',
        `[\n${cards.with(1, broken(cards[1] ?? '')).join(',\n')}\n]`,
        [card('a'), card('c'), card('d')],
      ],
      [
        'cards on one line',
        `[${cards.with(1, broken(cards[1] ?? '')).join(',')}]`,
        [card('a'), card('c'), card('d')],
      ],
      [
        'JSON lines of another shape',
        rows.with(1, broken(rows[1] ?? '')).join('\n'),
        [row('a'), row('c'), row('d')],
      ],
    ])(`${what}: the other records are read from %s`, (_, text, others) => {
      const found = scan(text);
      expect(valuesOf(found)).toEqual(expect.arrayContaining(others));
      expect(valuesOf(found)).toHaveLength(3);
      expect(faultsOf(found)[0]?.slice(0, 2)).toEqual([expect.stringMatching(/syntax|truncated/), 2]);
    });
  }

  it('continues after a broken record in a pretty-printed list', () => {
    const text = JSON.stringify([card('a'), card('b'), card('c')], null, 2).replace('"b"', '"b');
    expect(valuesOf(scan(text))).toEqual([card('a'), card('c')]);
    expect(faultsOf(scan(text))).toEqual([['syntax', 2, 12]]);
  });

  it('reports the text after an extra brace', () => {
    expect(scan('[{"a":1},\n{"a":2}, "b":3},\n{"a":4}]')).toMatchObject([
      { value: { a: 1 } },
      { value: { a: 2 } },
      { fault: 'stray-text', position: { line: 2 } },
      { value: { a: 4 } },
    ]);
  });

  it('reports text between records once, and continues', () => {
    expect(faultsOf(scan('[{"a":1}, "stray {", 12, null,\n{"a":2}]'))).toEqual([['stray-text', 2, 1]]);
    expect(valuesOf(scan('[{"a":1}, "stray {", 12, null,\n{"a":2}]'))).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('reports a file that ends within a record or before the list is closed', () => {
    expect(faultsOf(scan('[{"a":1},\n{"a":'))).toEqual([['truncated', 2, 2]]);
    expect(faultsOf(scan('[{"a":1},\n{"a":2},'))).toEqual([['truncated', 0, 2]]);
    expect(faultsOf(scan('{"a":1}\n{"a"'))).toEqual([['truncated', 2, 2]]);
  });

  it('rejects text that is not UTF-8', () => {
    const bytes = new TextEncoder().encode('{"a":"x"}\n{"a":"y"}');
    expect(scan(bytes.with(6, 0xff))).toMatchObject([
      { kind: 'fault', fault: 'syntax', reason: 'the text is not UTF-8' },
      { kind: 'record', value: { a: 'y' } },
    ]);
  });

  it('rejects a record that is too long or too deeply nested', () => {
    const long = JSON.stringify({ object: 'card', name: 'x'.repeat(5000) });
    expect(faultsOf(scan(`[${cards[0]},${long},${cards[1]}]`, 100, 1000))).toEqual([['too-large', 2, 1]]);
    expect(valuesOf(scan(`[${cards[0]},${long},${cards[1]}]`, 100, 1000))).toEqual([card('a'), card('b')]);
    expect(faultsOf(scan(`{"a":\n${'['.repeat(999)}${']'.repeat(999)}}`))).toEqual([['syntax', 1, 1]]);
  });
});

describe('properties', () => {
  const files = fc.tuple(
    fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), { maxLength: 8 }),
    fc.constantFrom(undefined, 1, 2),
  );
  it('reads all records, independent of the chunks', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 300 }), ([records, indent], size) => {
        const text = JSON.stringify(records, null, indent);
        expect(valuesOf(scan(text, size))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('neither throws nor hangs on arbitrary bytes, independent of the chunks', () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({
        unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '\n', ' ', 'a', '{"object":"card"'),
        maxLength: 200,
      }),
    );
    fc.assert(
      fc.property(noise, fc.integer({ min: 1, max: 50 }), (text, size) => {
        expect(scan(text, size, 64)).toEqual(scan(text, 1 << 16, 64));
      }),
    );
  });

  it('loses only damaged records in a file with a record per line', () => {
    fc.assert(
      fc.property(
        fc.nat(19),
        fc.nat(1000),
        fc.constantFrom('"', '{', '}', '[', ']', '\\', 'x'),
        (index, place, mark) => {
          const lines = Array.from({ length: 20 }, (_, n) => JSON.stringify(card(`name ${n}`)));
          const line = lines[index] ?? '';
          const at = place % line.length;
          const text = `[\n${lines.with(index, line.slice(0, at) + mark + line.slice(at + 1)).join(',\n')}\n]`;
          const names = valuesOf(scan(text));
          const others = lines
            .filter((_, n) => n !== index && n !== index + 1)
            .map((each): unknown => JSON.parse(each));
          expect(names).toEqual(expect.arrayContaining(others));
        },
      ),
    );
  });
});
