import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { printingOf, type Printing } from './printing';
import { isUsualRecord, printingRecordSchema } from './printing-record.schema';
import { printingRecord } from './printing-record.fixtures';
import { readPrintedNames, readPrintings } from './read-printings';

const jsonLines = (records: readonly unknown[]) =>
  records.map((each) => `${JSON.stringify(each)}\n`).join('');
const read = (content: string | Uint8Array) => collect(readPrintings(chunksOf(content, 1000)));
const printingsOf = async (records: readonly unknown[]): Promise<readonly Printing[]> =>
  (await read(jsonLines(records))).flatMap((event) => (event.kind === 'printing' ? [event.printing] : []));

describe('readPrintings', () => {
  it('reads set, number, date, finishes, prices of each finish, picture, rarity', async () => {
    expect(await printingsOf([printingRecord()])).toEqual([
      {
        id: 'a1',
        oracleId: 'o1',
        name: 'Test Bear',
        language: 'en',
        set: 'tst',
        setName: 'Test Set',
        number: '12★',
        releasedAt: '2024-02-09',
        rarity: 'rare',
        finishes: ['nonfoil', 'foil'],
        prices: {
          tcgplayer: { nonfoil: 1.25, foil: 3.5 },
          cardmarket: { nonfoil: 0.9 },
          cardhoarder: { nonfoil: 0.03 },
        },
        image: 'https://pictures.example/a1.jpg',
      },
    ]);
  });

  it('reads a record that states the least, as files without texts have it', async () => {
    const least = {
      id: 'b',
      name: 'Test Bear',
      set: 'UNK',
      collector_number: '7',
      prices: { usd_foil: '2' },
    };
    expect(await printingsOf([least])).toEqual([
      {
        id: 'b',
        name: 'Test Bear',
        language: 'en',
        set: 'unk',
        number: '7',
        finishes: ['foil'],
        prices: { tcgplayer: { foil: 2 } },
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, Partial<Printing>]>([
    ['a reskin', { flavor_name: 'Bearzilla' }, { printedName: 'Bearzilla' }],
    ['a digital name', { printed_name: 'Bear of the Path' }, { printedName: 'Bear of the Path' }],
    [
      'a reskin of faces',
      {
        name: 'Day // Night',
        card_faces: [
          { name: 'Day', flavor_name: 'Sunny', image_uris: { normal: 'https://pictures.example/f.jpg' } },
          { name: 'Night' },
        ],
        image_uris: null,
      },
      { name: 'Day // Night', printedName: 'Sunny // Night', image: 'https://pictures.example/f.jpg' },
    ],
    [
      'a reversible card',
      {
        name: 'Test Bear // Test Bear',
        layout: 'reversible_card',
        oracle_id: undefined,
        card_faces: [
          { name: 'Test Bear', oracle_id: 'o1', flavor_name: 'Bearzilla' },
          { name: 'Test Bear', oracle_id: 'o1', flavor_name: 'Bearzilla' },
        ],
      },
      { name: 'Test Bear', oracleId: 'o1', printedName: 'Bearzilla' },
    ],
    [
      'a card of Japan, with the name that stands on it',
      { lang: 'ja', printed_name: '熊', flavor_name: 'Bearzilla' },
      { language: 'ja', printedName: '熊' },
    ],
    ['a printed name that is the card’s own', { printed_name: 'Test Bear' }, { name: 'Test Bear' }],
    [
      'an etched card',
      { finishes: ['etched', 'glossy'], prices: { usd_etched: '9' } },
      { finishes: ['etched'] },
    ],
    [
      'prices of nothing, which are none',
      { prices: { usd: '0.00', usd_foil: '2.00', eur: '0.00' } },
      { prices: { tcgplayer: { foil: 2 } } },
    ],
    ['a gold border', { border_color: 'gold' }, { unplayable: 'gold-border' }],
  ])('reads %s', async (_, fields, expected) => {
    const [printing] = await printingsOf([printingRecord(fields)]);
    expect(printing).toMatchObject(expected);
    if (expected.prices !== undefined) expect(printing?.prices).toEqual(expected.prices);
    if (expected.printedName === undefined) expect(printing).not.toHaveProperty('printedName');
  });

  it('leaves out what is no card of a deck, and rejects what is no printing, each with its place', async () => {
    const events = await read(
      jsonLines([
        printingRecord({ layout: 'token' }),
        printingRecord({ layout: 'front_card', type_line: 'Card' }),
        printingRecord({ name: 'A-Test Bear' }),
        printingRecord({ id: undefined }),
        printingRecord({ set: 'no set' }),
        printingRecord({ collector_number: '' }),
        printingRecord({ released_at: 'soon' }),
        printingRecord({ prices: { usd: 'dear' } }),
        printingRecord(),
      ]),
    );
    expect(
      events.map((event) =>
        event.kind === 'printing'
          ? 'printing'
          : event.kind === 'left-out'
            ? event.reason
            : event.reason.replace(/^.*\): /, ''),
      ),
    ).toEqual([
      'token',
      'helper',
      'rebalanced',
      expect.stringMatching(/^id: /),
      'set: not a set code',
      expect.stringMatching(/^collector_number: /),
      'released_at: not an ISO date',
      'prices: not prices',
      'printing',
    ]);
  });

  it.each([
    ['a web page', '<!doctype html><p>Too many requests', 'html'],
    ['half a record', jsonLines([printingRecord(), printingRecord()]).slice(0, -40), 'truncated'],
    [
      'half an archive',
      gzipSync(jsonLines([printingRecord({ name: 'x'.repeat(400) })])).subarray(0, 150),
      'gzip',
    ],
    ['nothing', ' ', 'empty'],
  ])('says that it is %s', async (_, content, code) => {
    const events = await read(content);
    expect(events.flatMap((event) => (event.kind === 'reject' ? [event.code] : []))).toContain(code);
  });
});

describe('a usual record', () => {
  const strange = [
    undefined,
    null,
    '',
    ' x ',
    'UPPER',
    7,
    -1,
    true,
    [],
    ['nonfoil'],
    [1],
    {},
    'x'.repeat(600),
  ];
  const fields = Object.keys(printingRecord());
  it.each([...fields, 'card_faces', 'flavor_name', 'printed_name'])(
    'with any %s is what the schema makes of it',
    (field) => {
      for (const value of strange) {
        const record = printingRecord({ [field]: value });
        if (!isUsualRecord(record)) continue;
        const parsed = printingRecordSchema.parse(record);
        expect(printingOf(record)).toEqual(printingOf(parsed));
      }
    },
  );
  const face = {
    name: 'Day',
    type_line: 'Creature',
    oracle_id: 'o',
    flavor_name: 'F',
    printed_name: 'P',
    image_uris: { normal: 'https://pictures.example/day.jpg' },
  };
  it.each(Object.keys(face))('with faces of any %s is what the schema makes of it', (field) => {
    for (const value of strange) {
      const record = printingRecord({ card_faces: [face, { ...face, [field]: value }] });
      if (isUsualRecord(record)) expect(printingRecordSchema.parse(record)).toEqual(record);
    }
  });
  it('is one, with faces, too', () => {
    expect(isUsualRecord(printingRecord())).toBe(true);
    expect(isUsualRecord(printingRecord({ card_faces: [face, face] }))).toBe(true);
  });
});

describe('readPrintedNames', () => {
  const names = async (languages: readonly string[], records: readonly unknown[]) =>
    (await collect(readPrintedNames(chunksOf(jsonLines(records), 1000), new Set(languages)))).map((event) =>
      event.kind === 'name' ? event.name : event.reason,
    );
  const records = [
    printingRecord(),
    printingRecord({ id: 'b', lang: 'de', printed_name: 'Testbär' }),
    printingRecord({ id: 'c', lang: 'ja', printed_name: '熊' }),
    printingRecord({ id: 'd', lang: 'de', layout: 'token', printed_name: 'Bärenspielstein' }),
    { lang: 'fr', broken: true },
    printingRecord({
      id: 'e',
      lang: 'de',
      name: 'Day // Night',
      card_faces: [
        { name: 'Day', printed_name: 'Tag' },
        { name: 'Night', printed_name: 'Nacht' },
      ],
    }),
    printingRecord({ id: 'f', flavor_name: 'Bearzilla' }),
  ];
  it('takes the names in these languages, and reads nothing else of the file', async () => {
    const german = [
      { oracleId: 'o1', oracleName: 'Test Bear', language: 'de', printedName: 'Testbär' },
      { oracleId: 'o1', oracleName: 'Day // Night', language: 'de', printedName: 'Tag // Nacht' },
    ];
    expect(await names(['de'], records)).toEqual(german);
    expect(await names(['ja', 'en'], records)).toMatchObject([
      { printedName: '熊' },
      { printedName: 'Bearzilla' },
    ]);
    expect(await names(['ko'], records)).toEqual([]);
    expect(await names(['fr'], records)).toEqual([expect.stringContaining('record 5')]);
  });
});
