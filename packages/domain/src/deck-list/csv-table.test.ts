import { describe, expect, it } from 'vitest';
import type { DeckLine } from './deck-list';
import { parseDeckList } from './parse-deck-list';

const CARDS = [
  'Sol Ring',
  'Cultivate',
  'Wurmcoil Engine',
  'Opt',
  'Ponder',
  'Counterspell',
  'Forest',
  'Island',
];

/** The count and name of each entry. */
const read = (text: string): readonly string[] => {
  const { lines, errors } = parseDeckList(text, { isCard: (name) => CARDS.includes(name) });
  expect(errors).toEqual([]);
  return lines.map(({ count, name }) => `${count} ${name}`);
};
const single = (...names: readonly string[]): readonly string[] => names.map((name) => `1 ${name}`);

it.each([
  ['a name behind the count', 'Count,Name\n1,Krenko, Mob Boss\n2,Opt', 'Krenko, Mob Boss'],
  ['a name before it', 'Name,Count\nKrenko, Mob Boss,1\nOpt,2', 'Krenko, Mob Boss'],
  ['other quotes', 'Count,Name\n1,“Krenko, Mob Boss”\n2,Opt', '“Krenko, Mob Boss”'],
  ['a remark', 'Count,Name,Notes\n1,Shock,good, cheap\n2,Opt,', 'Shock'],
])('a comma in a row without quotes is of the name where it can be: %s', (_, text, name) => {
  const { lines, errors } = parseDeckList(text, { isCard: (each) => ['Shock', 'Opt'].includes(each) });
  expect({ entries: lines.map((line) => `${line.count} ${line.name}`), errors }).toEqual({
    entries: [`1 ${name}`, '2 Opt'],
    errors: [],
  });
});

it.each([',,,', ',,"54,00 €"', ',Summe,"54,00 €"'])('a row of nothing, or of a sum, is no entry: %s', (row) =>
  expect(parseDeckList(`Count,Name,Price\n1,Opt,2\n${row}`)).toMatchObject({
    main: [{ name: 'Opt' }],
    errors: [],
  }),
);

it('a row with copies and a price, but without a name, is an error', () =>
  expect(parseDeckList('Count,Name,Price\n1,Opt,2\n1,,$2').errors).toMatchObject([
    { code: 'no-name', line: 3 },
  ]));

it('columns without titles have the printing', () =>
  expect(parseDeckList('1\tOpt\tDMU\t59\n1\tShock\tM21\t159').lines).toMatchObject([
    { name: 'Opt', set: 'DMU', collectorNumber: '59' },
    { name: 'Shock', set: 'M21', collectorNumber: '159' },
  ]));

it.each(['Role', 'Type', 'Function'])('the commander stands in a column %s', (title) =>
  expect(
    parseDeckList(`Name,Qty,${title}\n"Krenko, Mob Boss",1,Commander\nOpt,1,Draw`).commanders,
  ).toMatchObject([{ name: 'Krenko, Mob Boss' }]),
);

describe('columns of numbers', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'with the title of mana values',
      'Name\tType\tCMC\nSol Ring\tArtifact\t1\nCultivate\tSorcery\t3\nOpt\tInstant\t1',
      single('Sol Ring', 'Cultivate', 'Opt'),
    ],
    [
      'with mana values and no title',
      'Sol Ring\tArtifact\t1\nCultivate\tSorcery\t3\nWurmcoil Engine\tArtifact Creature\t6\nOpt\tInstant\t1',
      single('Sol Ring', 'Cultivate', 'Wurmcoil Engine', 'Opt'),
    ],
    [
      'with the numbers of rows',
      '1\tSol Ring\n2\tCultivate\n3\tWurmcoil Engine\n4\tOpt\n5\tPonder\n6\tCounterspell',
      single('Sol Ring', 'Cultivate', 'Wurmcoil Engine', 'Opt', 'Ponder', 'Counterspell'),
    ],
    [
      'with the numbers of rows, before copies',
      '1;1;Sol Ring\n2;1;Cultivate\n3;1;Wurmcoil Engine\n4;1;Opt\n5;1;Ponder\n6;10;Forest',
      [...single('Sol Ring', 'Cultivate', 'Wurmcoil Engine', 'Opt', 'Ponder'), '10 Forest'],
    ],
    [
      'with the numbers of rows below a title',
      'No.,Card\n1,Sol Ring\n2,Cultivate\n3,Opt',
      single('Sol Ring', 'Cultivate', 'Opt'),
    ],
    [
      'with copies below the title #',
      '#\tCard\n1\tSol Ring\n1\tCultivate\n10\tForest',
      [...single('Sol Ring', 'Cultivate'), '10 Forest'],
    ],
    [
      'with collector numbers',
      'Sol Ring\tC21\t263\nCultivate\tM21\t177\nOpt\tXLN\t65',
      single('Sol Ring', 'Cultivate', 'Opt'),
    ],
    [
      'with collector numbers before the names',
      'C21\t263\tSol Ring\nM21\t177\tCultivate\nXLN\t65\tOpt',
      single('Sol Ring', 'Cultivate', 'Opt'),
    ],
    [
      'with copies behind a set',
      'Sol Ring\tC21\t1\nCultivate\tM21\t1\nForest\tM21\t10',
      [...single('Sol Ring', 'Cultivate'), '10 Forest'],
    ],
    [
      'with numbers beyond a deck below the title #',
      '#,Name,Set\n101,Sol Ring,C21\n102,Opt,XLN',
      single('Sol Ring', 'Opt'),
    ],
    ['with a total', 'Name\tQty\nSol Ring\t1\nForest\t10\nTotal\t11', ['1 Sol Ring', '10 Forest']],
    ['with titles in German', 'Kartenname;Menge\nSol Ring;1\nForest;10', ['1 Sol Ring', '10 Forest']],
    ['with titles in French', 'Quantité,Nom\n1,Sol Ring\n10,Forest', ['1 Sol Ring', '10 Forest']],
    ['with titles in Japanese', '枚数\tカード名\n1\tSol Ring\n10\tForest', ['1 Sol Ring', '10 Forest']],
    [
      'with copies below a title that is not known',
      'Name;Stückzahl;Notiz\nSol Ring;1;2\nForest;10;7',
      ['1 Sol Ring', '10 Forest'],
    ],
    [
      'with points below a title that is not known',
      'Name;Bewertung\nSol Ring;4\nCultivate;3\nOpt;3\nPonder;4',
      single('Sol Ring', 'Cultivate', 'Opt', 'Ponder'),
    ],
    ['with copies behind the names', 'Forest\t10\nIsland\t9', ['10 Forest', '9 Island']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('tables of Markdown', () => {
  it.each<[string, string]>([
    [
      'links',
      '| Qty | Name |\n|---|---|\n| 1 | [Sol Ring](https://cards.example/c21/263) |\n| 2 | [[Cultivate]] |\n| 1 | **Opt** |',
    ],
    [
      'links with bars, without titles',
      '| 1 | [[Sol Ring|C21]] | x |\n| 2 | [[Cultivate|M21]] | y |\n| 1 | [[Opt|XLN]] | z |',
    ],
    ['emphasis', '| Count | Card |\n|--|--|\n| 1 | *Sol Ring* |\n| 2 | _Cultivate_ |\n| 1 | ~~Opt~~ |'],
  ])('have names with %s', (_, text) => {
    expect(read(text)).toEqual(['1 Sol Ring', '2 Cultivate', '1 Opt']);
  });

  it('keep the printing, whatever its titles are joined with', () => {
    const text = 'name;set;setCode;cn;isFoil;quantity\nSol Ring;Commander 2021;C21;263;true;2';
    expect(parseDeckList(text).lines).toMatchObject([
      { name: 'Sol Ring', count: 2, set: 'C21', collectorNumber: '263', finish: 'foil' },
    ]);
  });

  it('can have no numbers', () => {
    expect(read('| Card | Why |\n|---|---|\n| Sol Ring | fast |\n| Opt | a card |')).toEqual(
      single('Sol Ring', 'Opt'),
    );
    expect(read('| Sol Ring | Artifact |\n| Opt | Instant |\n| Ponder | Sorcery |')).toEqual(
      single('Sol Ring', 'Opt', 'Ponder'),
    );
  });

  it('have the columns of the names in the text', () => {
    const { lines } = parseDeckList('| Qty | Name |\n| 1 | [[Opt|XLN]] |\n| 1 | **Sol Ring** |');
    expect(lines.map(({ line, column }) => [line, column])).toEqual([
      [2, 9],
      [3, 9],
    ]);
  });
});

describe('exports', () => {
  it.each<[string, string, readonly { readonly [K in keyof DeckLine]?: DeckLine[K] | undefined }[]]>([
    [
      'copies without foil and with it (EchoMTG)',
      'Reg Qty,Foil Qty,Name,Set Code\n2,0,Sol Ring,C21\n0,1,Opt,XLN\n1,2,Ponder,M12\n0,0,Forest,M12',
      [
        { name: 'Sol Ring', count: 2, finish: undefined },
        { name: 'Opt', count: 1, finish: 'foil' },
        { name: 'Ponder', count: 3, finish: undefined },
      ],
    ],
    [
      'copies in two columns, of which one is called foil (MTG Collection Builder)',
      'Name,Regular,Foil\nSol Ring,2,1\nOpt,,1\nPonder,1,\nForest,,',
      [
        { name: 'Sol Ring', count: 3, finish: undefined },
        { name: 'Opt', count: 1, finish: 'foil' },
        { name: 'Ponder', count: 1, finish: undefined },
      ],
    ],
    [
      'foils beside a count (UrzaGatherer)',
      'Card,Set,Count,Foil count\nSol Ring,Commander 2021,2,1\nOpt,Dominaria,0,1',
      [
        { name: 'Sol Ring', count: 3, finish: undefined },
        { name: 'Opt', count: 1, finish: 'foil' },
      ],
    ],
    [
      'what Helvault calls extras',
      '"extras","name","quantity"\n"foil","Opt","1"\n"etched","Ponder","1"',
      [{ finish: 'foil' }, { finish: 'etched' }],
    ],
    [
      'categories of cards (Archidekt)',
      'Quantity,Name,Category,Secondary Categories\n1,Opt,Draw,"Blue,Cheap"\n1,Ponder,Maybeboard,Draw\n1,Sol Ring,,',
      [
        { categories: ['Draw', 'Blue', 'Cheap'], zone: 'main' },
        { categories: ['Draw'], zone: 'maybeboard' },
        { categories: undefined },
      ],
    ],
    [
      'what TappedOut calls acquired',
      'Board,Qty,Name\nmain,1,Opt\nacquire,1,Ponder',
      [{ zone: 'main' }, { zone: 'maybeboard' }],
    ],
    [
      'an order of Cardmarket',
      'Shipment nr;Article;Expansion;Category;Amount;Article Value\n1;Opt;Ixalan;Magic Single;3;1,20',
      [{ name: 'Opt', count: 3, categories: undefined }],
    ],
    [
      'French titles, where numbers have the Spanish one of names',
      'Carte\tNombre\tFoil\nSol Ring\t1\toui\nForest\t30\tnon',
      [
        { name: 'Sol Ring', count: 1, finish: 'foil' },
        { name: 'Forest', count: 30, finish: undefined },
      ],
    ],
    [
      'Spanish titles',
      'Nombre;Cantidad;Foil\nSol Ring;1;sí\nForest;30;no',
      [
        { name: 'Sol Ring', count: 1, finish: 'foil' },
        { name: 'Forest', count: 30, finish: undefined },
      ],
    ],
    ['numbers with leading zeros (TCGplayer)', 'Name,Card Number\nOpt,0065', [{ collectorNumber: '65' }]],
  ])('have %s', (_, text, lines) => {
    const parsed = parseDeckList(text);
    expect(parsed.errors).toEqual([]);
    const keysAt = (at: number) => Object.keys(lines[at] ?? {}) as (keyof DeckLine)[];
    expect(
      parsed.lines.map((line, at) => Object.fromEntries(keysAt(at).map((key) => [key, line[key]]))),
    ).toEqual(lines);
  });
});

describe('rows with line breaks in quotes', () => {
  it('are one row each, at the line in which they begin', () => {
    const { lines, errors } = parseDeckList(
      'Count,Name,Notes\r\n1,Sol Ring,"1 Forest\r\n\r\nsays ""fast"""\r\n1,"Opt",x\r\n98,Island,"cut\r\nsome"',
    );
    expect(errors).toEqual([]);
    expect(lines.map(({ count, name, line }) => [count, name, line])).toEqual([
      [1, 'Sol Ring', 2],
      [1, 'Opt', 5],
      [98, 'Island', 6],
    ]);
  });

  it('take no other rows with them where a quote is one too many', () =>
    expect(read('Count,Name,Notes\n1,Sol Ring,"fast\n1,"Opt",x\n1,Ponder,y')).toEqual(
      single('Sol Ring', 'Opt', 'Ponder'),
    ));
});
