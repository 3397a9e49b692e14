import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCollectionCsv } from './make-collection-csv';
import { parseCollection } from './parse-collection';
import { resolveCollection } from './resolve-collection';

/** Titles and a row of each program's export. Columns as the programs write them in 2026. */
const EXPORTS: readonly (readonly [format: string, lines: readonly string[], entry: object])[] = [
  [
    'moxfield',
    [
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"2","0","Ach! Hans, Run!","unh","Near Mint","English","foil","a, b","2026-01-02 03:04:05.000","116","False","False",""',
    ],
    { count: 2, name: 'Ach! Hans, Run!', set: 'UNH', collectorNumber: '116', finish: 'foil' },
  ],
  [
    'archidekt',
    [
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number',
      '1,"Kongming, ""Sleeping Dragon""",Etched,NM,2026-01-02,EN,,,Commander Legends,cmr,1,0-1,2,27',
    ],
    { count: 1, name: 'Kongming, "Sleeping Dragon"', set: 'CMR', collectorNumber: '27', finish: 'etched' },
  ],
  [
    'manabox',
    [
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      "Lim-Dûl's Vault,ALL,Alliances,107,normal,uncommon,3,99,0-1,0.5,false,false,near_mint,en,EUR",
    ],
    { count: 3, name: "Lim-Dûl's Vault", set: 'ALL', collectorNumber: '107' },
  ],
  [
    'deckbox',
    [
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,My Price',
      '4,1,Fire // Ice,Apocalypse,128,Near Mint,English,,,,,,,,$0.10',
    ],
    { count: 4, name: 'Fire // Ice', collectorNumber: '128' },
  ],
  [
    'dragon-shield',
    [
      '"sep=,"',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      'Binder,2,0,Opt,XLN,Ixalan,65,NearMint,Foil,English,0.10,2026-01-02,0.1,0.2,0.3',
    ],
    { count: 2, name: 'Opt', set: 'XLN', collectorNumber: '65', finish: 'foil' },
  ],
  [
    'tcgplayer',
    [
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
      '1,Sol Ring (Extended Art),Sol Ring,Commander Legends,472,CMR,Normal,Near Mint Foil,English,U,1,2',
    ],
    { count: 1, name: 'Sol Ring', set: 'CMR', collectorNumber: '472', finish: 'foil' },
  ],
  [
    'tcgplayer',
    [
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,Total Quantity,Add to Quantity',
      '1,Magic,Magic 2010,Lightning Bolt,,146,C,Near Mint,1.20,4,0',
    ],
    { count: 4, name: 'Lightning Bolt', collectorNumber: '146' },
  ],
  [
    'delver-lens',
    [
      "Name,Edition code,Collector's number,QuantityX,Foil,Scryfall ID",
      'Delver of Secrets // Insectile Aberration,isd,51,3x,Foil,0-1',
    ],
    {
      count: 3,
      name: 'Delver of Secrets // Insectile Aberration',
      set: 'ISD',
      collectorNumber: '51',
      finish: 'foil',
    },
  ],
  ['table', ['Card;Qty', 'Sol Ring;1500'], { count: 1500, name: 'Sol Ring' }],
  [
    'list',
    ['Binder one', '3x Sol Ring (CMR) 472 *F*'].slice(1),
    { count: 3, name: 'Sol Ring', finish: 'foil' },
  ],
];

describe('collections', () => {
  it.each(EXPORTS)('of %s are read by their titles', (format, lines, entry) => {
    for (const end of ['\n', '\r\n']) {
      const parsed = parseCollection(`\ufeff${lines.join(end)}${end}`);
      expect(parsed).toMatchObject({ format, errors: [], entries: [{ ...entry, line: lines.length }] });
    }
  });

  it('name every row that is no entry with its line', () => {
    const text = [
      'Count,Name,Foil',
      '1,Opt,',
      ',Shock,',
      '0,Shock,',
      '1.5,Shock,',
      '1,,',
      '',
      '1,"Shock,',
      `1,${'x'.repeat(300)},`,
      `1,Opt,${'x'.repeat(5000)}`,
      '2,Opt,foil',
    ].join('\n');
    const { entries, errors } = parseCollection(text);
    expect(entries.map(({ line }) => line)).toEqual([2, 11]);
    expect(errors.map(({ code, line }) => [line, code])).toEqual([
      [3, 'invalid-quantity'],
      [4, 'invalid-quantity'],
      [5, 'invalid-quantity'],
      [6, 'no-name'],
      [8, 'open-quote'],
      [9, 'name-too-long'],
      [10, 'row-too-long'],
    ]);
  });

  it('can have line breaks in quotes', () => {
    const { entries, errors } = parseCollection(
      'Count,Name,Notes,Foil\n1,Opt,"a\n""b"", c\n",foil\n2,Shock,"",',
    );
    expect(errors).toEqual([]);
    expect(entries).toEqual([
      { count: 1, name: 'Opt', line: 2, finish: 'foil' },
      { count: 2, name: 'Shock', line: 5 },
    ]);
  });

  it('that are lists have headings and blank lines', () => {
    const { entries, errors } = parseCollection(
      'Creatures (2)\n2 Llanowar Elves\n\n// Lands\nForest\n-3 Opt\n',
    );
    expect(entries.map(({ count, name }) => [count, name])).toEqual([
      [2, 'Llanowar Elves'],
      [1, 'Forest'],
    ]);
    expect(errors).toEqual([{ code: 'invalid-quantity', line: 6, text: '-3 Opt' }]);
  });

  it('that are no text are refused', () =>
    expect(parseCollection('PK\u0003\0\0').errors).toMatchObject([{ code: 'binary', line: 1, text: '' }]));

  it('account for every row of a table', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('1', ',', '"', 'Opt', ' ', '\n') })), (rows) => {
        const { entries, errors } = parseCollection(['Count,Name', ...rows].join('\n'));
        const lines = [...entries, ...errors].map(({ line }) => line);
        expect(new Set(lines).size).toBe(lines.length);
      }),
    ));

  it('come back from their own export', () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('Opt', 'Fire // Ice', 'Kongming, "Sleeping Dragon"', "Lim-Dûl's Vault", '_____'),
          fc
            .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 2000 }))
            .map(([count, foils]) => ({ count, foils: Math.min(count, foils) })),
        ),
        (cards) => {
          const csv = makeCollectionCsv(Object.entries(cards).map(([name, copies]) => ({ name, ...copies })));
          const { cards: read, unknown } = resolveCollection(parseCollection(csv), (name) => name);
          expect(unknown).toEqual([]);
          expect(Object.fromEntries(read)).toEqual({ ...cards });
        },
      ),
    ));
});

it('resolveCollection adds the rows of a card up and names unknown ones', () => {
  const parsed = parseCollection('Count,Name,Foil\n1,Opt,\n2,opt,foil\n1,Optt,');
  const { cards, unknown } = resolveCollection(parsed, (name) =>
    name.toLowerCase() === 'opt' ? 'opt' : undefined,
  );
  expect(Object.fromEntries(cards)).toEqual({ opt: { count: 3, foils: 2 } });
  expect(unknown).toEqual([{ count: 1, name: 'Optt', line: 4 }]);
});
