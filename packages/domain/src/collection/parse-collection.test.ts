import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTION_EXPORTS, exportsWishes, makeCollectionCsv } from './make-collection-csv';
import { collectionSteps, parseCollection } from './parse-collection';
import { resolveCollection } from './resolve-collection';
import { listCopies, makeOwnedCopy, ownCopies, parseOwnedCopy } from './owned-copies';
import type { OwnedCopy } from './collection';
import { type CopyPlace, isOwnedPlace } from './copy-place';
import { MAX_OWNED_COPIES } from '../limits';

/** Titles and a row of each program's export. Columns as the programs write them in 2026. */
const EXPORTS: readonly (readonly [format: string, lines: readonly string[], entry: object])[] = [
  [
    'moxfield',
    [
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"2","0","Ach! Hans, Run!","unh","Near Mint","English","foil","a, b","2026-01-02 03:04:05.000","116","False","False",""',
    ],
    {
      count: 2,
      name: 'Ach! Hans, Run!',
      set: 'UNH',
      collectorNumber: '116',
      finish: 'foil',
      language: 'en',
      condition: 'Near Mint',
      place: { kind: 'binder', name: 'a' },
    },
  ],
  [
    'archidekt',
    [
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number',
      '1,"Kongming, ""Sleeping Dragon""",Etched,LP,2026-01-02,ZHS,,,Commander Legends,cmr,1,0-1,2,27',
    ],
    {
      count: 1,
      name: 'Kongming, "Sleeping Dragon"',
      set: 'CMR',
      collectorNumber: '27',
      finish: 'etched',
      language: 'zhs',
      condition: 'Lightly Played',
    },
  ],
  [
    'manabox',
    [
      'Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      "Trades,binder,Lim-Dûl's Vault,ALL,Alliances,107,normal,uncommon,3,99,0-1,0.5,false,false,light_played,de,EUR",
    ],
    {
      count: 3,
      name: "Lim-Dûl's Vault",
      set: 'ALL',
      collectorNumber: '107',
      language: 'de',
      condition: 'Lightly Played',
      place: { kind: 'binder', name: 'Trades' },
    },
  ],
  [
    'deckbox',
    [
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,My Price',
      '4,1,Fire // Ice,Apocalypse,128,Good (Lightly Played),Chinese Simplified,,,,,,,,$0.10',
    ],
    {
      count: 4,
      name: 'Fire // Ice',
      setName: 'Apocalypse',
      collectorNumber: '128',
      language: 'zhs',
      condition: 'Lightly Played',
    },
  ],
  [
    'dragon-shield',
    [
      '"sep=,"',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      'Binder,2,0,Opt,XLN,Ixalan,65,NearMint,Foil,English,0.10,2026-01-02,0.1,0.2,0.3',
    ],
    {
      count: 2,
      name: 'Opt',
      set: 'XLN',
      collectorNumber: '65',
      finish: 'foil',
      condition: 'Near Mint',
      place: { kind: 'binder', name: 'Binder' },
    },
  ],
  [
    'tcgplayer',
    [
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
      '1,Sol Ring (Extended Art),Sol Ring,Commander Legends,472,CMR,Normal,Near Mint Foil,English,U,1,2',
    ],
    {
      count: 1,
      name: 'Sol Ring',
      set: 'CMR',
      collectorNumber: '472',
      finish: 'foil',
      condition: 'Near Mint',
    },
  ],
  [
    'tcgplayer',
    [
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,Total Quantity,Add to Quantity',
      '1,Magic,Magic 2010,Lightning Bolt,,146,C,Near Mint,1.20,4,0',
    ],
    { count: 4, name: 'Lightning Bolt', setName: 'Magic 2010', collectorNumber: '146' },
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

/** What can be stated of copies; a number only with its set. */
const anyCopy: fc.Arbitrary<OwnedCopy> = fc
  .record(
    {
      count: fc.integer({ min: 1, max: 2000 }),
      printing: fc.record(
        {
          set: fc.constantFrom('C21', '40K', 'PLST'),
          collectorNumber: fc.constantFrom('1', '12a', 'XLN-65', '7★'),
        },
        { requiredKeys: ['set'] },
      ),
      finish: fc.constantFrom('foil' as const, 'etched' as const),
      language: fc.constantFrom('en', 'de', 'zhs', 'qya', 'Klingon'),
      condition: fc.constantFrom('Mint', 'Near Mint', 'Excellent', 'Lightly Played', 'Damaged', 'PSA 9'),
      place: fc.constantFrom<CopyPlace>(
        { kind: 'binder', name: 'Trades' },
        { kind: 'binder', name: 'Box 1 "red"' },
        { kind: 'binder', name: 'Deck: old' },
        { kind: 'binder', name: 'Wants' },
        { kind: 'deck', name: 'Kinnan, Bonder Prodigy' },
        { kind: 'lent', name: 'Anna' },
        { kind: 'lent', name: '' },
        { kind: 'on-its-way', name: 'Kühlschrank' },
        { kind: 'wished', name: '' },
        { kind: 'wished', name: 'for 2027' },
      ),
    },
    { requiredKeys: ['count'] },
  )
  .map(({ printing = {}, ...copy }) => ({ ...copy, ...printing }));

describe('copies', () => {
  it('come back from the text that they are stored as', () =>
    fc.assert(
      fc.property(anyCopy, (copy) => {
        expect(parseOwnedCopy(makeOwnedCopy(copy))).toEqual(copy);
      }),
    ));
  it('are stored without tabs and line breaks, in at most 40 characters each', () =>
    expect(parseOwnedCopy(makeOwnedCopy({ count: 1, condition: `a\tb\n${'c'.repeat(99)}` }))).toEqual({
      count: 1,
      condition: `a b ${'c'.repeat(36)}`,
    }));
  it('of before, whose place is a binder, are read', () =>
    expect(parseOwnedCopy('3\tC21\t263\tfoil\tde\tNear Mint\tTrades')).toMatchObject({
      place: { kind: 'binder', name: 'Trades' },
    }));
  it.each([
    '',
    'x',
    '0',
    '-1',
    '1.5',
    '100000',
    '1\tC21\t\tshiny',
    `1\t${'x'.repeat(99)}`,
    '1\t\t\t\t\t\tTrades\tshelf',
    '1\t\t\t\t\t\t\tdeck',
    '1\t\t\t\t\t\t\t\t1',
  ])('are not %j', (text) => expect(parseOwnedCopy(text)).toBeUndefined());
  it('are all listed, whatever is stated of them', () =>
    fc.assert(
      fc.property(fc.array(anyCopy, { maxLength: 5 }), (copies) => {
        const owned = ownCopies(copies);
        const listed = listCopies(owned);
        const all = listed.filter(({ place }) => isOwnedPlace(place));
        expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(owned.count);
        expect(all.reduce((sum, { count, finish }) => sum + (finish ? count : 0), 0)).toBe(owned.foils);
        expect(ownCopies(listed)).toEqual(owned);
        expect(owned.count).toBeLessThan(MAX_OWNED_COPIES);
      }),
    ));
});

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
      '-1,Shock,',
      '1.5,Shock,',
      '1,,',
      '',
      '1,"Shock,',
      `1,${'x'.repeat(300)},`,
      `1,Opt,${'x'.repeat(5000)}`,
      '2,Opt,foil',
    ].join('\n');
    const { entries, errors, notOwned } = parseCollection(text);
    expect(entries.map(({ line }) => line)).toEqual([2, 12]);
    expect(notOwned).toBe(1);
    expect(errors.map(({ code, line }) => [line, code])).toEqual([
      [3, 'invalid-quantity'],
      [5, 'invalid-quantity'],
      [6, 'invalid-quantity'],
      [7, 'no-name'],
      [9, 'open-quote'],
      [10, 'name-too-long'],
      [11, 'row-too-long'],
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

  it('that a spreadsheet misread are repaired', () =>
    expect(parseCollection('Count,Name\n1,"AndÃºril, Urzaâ€™s"').entries).toMatchObject([
      { name: 'Andúril, Urza’s' },
    ]));

  it('that are no text are refused', () =>
    expect(parseCollection('PK\u0003\0\0').errors).toMatchObject([{ code: 'binary', line: 1, text: '' }]));

  it('account for every row of a table', () => {
    /** Rows with what is to come of each, and how many lines they take. */
    const rows = {
      entry: ['2,Opt', 1],
      'quoted entry': ['"1","Opt, or not"', 1],
      'entry over two lines': ['1,"Opt\nand more"', 2],
      'invalid-quantity': ['many,Opt', 1],
      'no-name': ['3,', 1],
      'not owned': ['0,Opt', 1],
      blank: ['  ', 1],
    } as const;
    type Kind = keyof typeof rows;
    const errors: readonly string[] = ['invalid-quantity', 'no-name'] satisfies readonly Kind[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...(Object.keys(rows) as Kind[]))), (kinds) => {
        const text = ['Count,Name', ...kinds.map((kind) => rows[kind][0])].join('\n');
        const parsed = parseCollection(text);
        let line = 2;
        const placed = kinds.map((kind) => {
          const at = line;
          line += rows[kind][1];
          return { kind, line: at };
        });
        expect(parsed.entries.map((entry) => entry.line)).toEqual(
          placed.filter(({ kind }) => kind.includes('entry')).map((row) => row.line),
        );
        expect(parsed.errors.map((error) => [error.code, error.line])).toEqual(
          placed.filter(({ kind }) => errors.includes(kind)).map((row) => [row.kind, row.line]),
        );
        expect(parsed.notOwned).toBe(kinds.filter((kind) => kind === 'not owned').length);
      }),
    );
  });

  it.each(COLLECTION_EXPORTS)('come back from their export for %s', (program) =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('Opt', 'Fire // Ice', 'Kongming, "Sleeping Dragon"', "Lim-Dûl's Vault", '_____'),
          fc.array(anyCopy, { minLength: 1, maxLength: 4 }).map(ownCopies),
        ),
        (cards) => {
          const csv = makeCollectionCsv(
            Object.entries(cards).map(([name, copies]) => ({ name, ...copies })),
            program,
          );
          const { format, ...parsed } = parseCollection(csv);
          expect(format).toBe(program);
          const { cards: read, unknown } = resolveCollection(parsed, (name) => name);
          expect(unknown).toEqual([]);
          const exported = Object.entries(cards).flatMap(([name, owned]) => {
            const copies = listCopies(owned).filter(
              ({ place }) => exportsWishes(program) || isOwnedPlace(place),
            );
            return copies.length > 0 ? [[name, ownCopies(copies)]] : [];
          });
          expect(Object.fromEntries(read)).toEqual(Object.fromEntries(exported));
        },
      ),
    ),
  );
});

it('resolveCollection adds the rows of a card up and names unknown ones', () => {
  const parsed = parseCollection('Count,Name,Foil\n1,Opt,\n2,opt,foil\n1,Optt,');
  const { cards, unknown } = resolveCollection(parsed, (name) =>
    name.toLowerCase() === 'opt' ? 'opt' : undefined,
  );
  expect(Object.fromEntries(cards)).toEqual({ opt: { count: 3, foils: 2, copies: [] } });
  expect(unknown).toEqual([{ count: 1, name: 'Optt', line: 4 }]);
});

it('rows of quantity 0 are not owned, in a table and in a list', () => {
  const rows = Array.from({ length: 13_075 }, () => '0,Opt');
  expect(parseCollection(['Count,Name', ...rows, '1,Shock'].join('\n'))).toMatchObject({
    entries: [{ name: 'Shock' }],
    errors: [],
    notOwned: 13_075,
  });
  expect(parseCollection('0 Opt\n0x Shock\n1 Sol Ring')).toMatchObject({
    entries: [{ name: 'Sol Ring' }],
    errors: [],
    notOwned: 2,
  });
});

it('resolveCollection finds the set of a name, and leaves a number without a set out', () => {
  const parsed = parseCollection('Count,Name,Edition,Card Number\n1,Opt,Dominaria,60\n1,Opt,Nowhere,1');
  const { cards } = resolveCollection(
    parsed,
    () => 'opt',
    (name) => (name === 'Dominaria' ? 'dom' : undefined),
  );
  expect(cards.get('opt')).toEqual({
    count: 2,
    foils: 0,
    copies: [{ count: 1, set: 'DOM', collectorNumber: '60' }],
  });
});

describe('collectionSteps', () => {
  it.each([
    ['a table', `Count,Name\n${'1,Opt\n'.repeat(2000)}`],
    ['a list', '1 Opt\n'.repeat(2000)],
  ])('reads %s in many steps, as at once', (_name, text) => {
    const steps = collectionSteps(text);
    const parts: unknown[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (step.value !== undefined) parts.push(step.value);
    expect(parts.length).toBeGreaterThan(8);
    expect(parts).toEqual(parts.map(Number).sort((a, b) => a - b));
    expect(Number(parts[0])).toBeLessThan(0.2);
    expect(Number(parts.at(-1))).toBeGreaterThan(0.8);
    expect(step.value).toEqual(parseCollection(text));
  });
});
