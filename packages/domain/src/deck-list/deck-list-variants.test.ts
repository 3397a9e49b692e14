import { describe, expect, it } from 'vitest';
import { parseDeckList } from './deck-list';

/** What a paste comes to: zone, count, name. */
const read = (text: string): readonly string[] => {
  const { lines, errors } = parseDeckList(text);
  expect(errors).toEqual([]);
  return lines.map(({ zone, count, name }) => `${zone} ${count} ${name}`);
};

const main = (...entries: readonly string[]): readonly string[] => entries.map((entry) => `main ${entry}`);

describe('lists as they are found in the wild', () => {
  it.each<[string, string, readonly string[]]>([
    ['ticked boxes behind bullets', '- [ ] Sol Ring\n* [x] 2 Swamp', main('1 Sol Ring', '2 Swamp')],
    ['Markdown', '- **Sol Ring**\n- [Opt](https://cards.example/opt)', main('1 Sol Ring', '1 Opt')],
    ['links of a forum', '* [[Sol Ring]]\n1 [[Opt|XLN]]\n\\- Shock', main('1 Sol Ring', '1 Opt', '1 Shock')],
    ['emoji', '⭐️ 1 Sol Ring\n🔥 Creatures\n1 Bloodghast 🧛', main('1 Sol Ring', '1 Bloodghast')],
    [
      'dashes and colons',
      '1 - Sol Ring\n2: Swamp\nForest - 4\nOpt: 1',
      main('1 Sol Ring', '2 Swamp', '4 Forest', '1 Opt'),
    ],
    ['several in a line', '1 Sol Ring, 2x Swamp; 1 Opt', main('1 Sol Ring', '2 Swamp', '1 Opt')],
    ['a comma within a number', '1 Borrowing 100,000 Arrows', main('1 Borrowing 100,000 Arrows')],
    ['Windows-1252', '1 Atraxa, Praetors\u0092 Voice', main("1 Atraxa, Praetors' Voice")],
    ['full-width digits', '１ Sol Ring\n１２ Swamp', main('1 Sol Ring', '12 Swamp')],
    [
      'XMage',
      'NAME:Mine\n1 [C21:263] Sol Ring\nSB: 1 [XLN:65] Opt\nLAYOUT MAIN:(1,1)',
      ['main 1 Sol Ring', 'sideboard 1 Opt'],
    ],
    [
      'marks of foil',
      '1 Sol Ring (C21) 263 F\n1 Opt (XLN) Foil\n1 Shock [foil]',
      main('1 Sol Ring', '1 Opt', '1 Shock'),
    ],
    ['whole names of sets', '1 Sol Ring (Commander 2021)\n1 Opt (JMP-EN)', main('1 Sol Ring', '1 Opt')],
    [
      'a name that begins with a number',
      '50 Feet of Rope\n1 50 Feet of Rope',
      main('1 50 Feet of Rope', '1 50 Feet of Rope'),
    ],
    [
      'headings of other tongues',
      'Comandante\n1 Edgar Markov\n\nMazo\n1 Opt\n\nBanquillo\n1 Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'sideboard 1 Shock'],
    ],
    [
      'two commanders joined',
      'Commander: Tymna the Weaver + Thrasios, Triton Hero\n1 Opt',
      ['commander 1 Tymna the Weaver', 'commander 1 Thrasios, Triton Hero', 'main 1 Opt'],
    ],
    [
      'names under a head',
      'Name\nSol Ring\nJace, the Mind Sculptor',
      main('1 Sol Ring', '1 Jace, the Mind Sculptor'),
    ],
    [
      'a table without counts',
      'Name,Set\nSol Ring,C21\n"Jace, the Mind Sculptor",WWK',
      main('1 Sol Ring', '1 Jace, the Mind Sculptor'),
    ],
    [
      'a table without a head',
      '"1","Sol Ring"\n"2","Jace, the Mind Sculptor","WWK"',
      main('1 Sol Ring', '2 Jace, the Mind Sculptor'),
    ],
    ['faces in a table', 'Count,Name\n1,Fire/Ice', main('1 Fire // Ice')],
    ['a face that is nearly a heading', 'Deck\n1 Cut\n1 Opt', main('1 Cut', '1 Opt')],
    ['a spreadsheet', 'sep=,\nFolder Name,Quantity,Card Name\nMine,1,Sol Ring', main('1 Sol Ring')],
    ['columns, the name first', 'Sol Ring\t1\nSwamp (M21) 311\t12', main('1 Sol Ring', '12 Swamp')],
    ['columns with a price', '1x Sol Ring\tC21\t$1.50\n2x Swamp\tM21\t$0.10', main('1 Sol Ring', '2 Swamp')],
    [
      'a Markdown table',
      '| Qty | Name |\n|---|:--|\n| 1 | Sol Ring |\n| 2 | Swamp |',
      main('1 Sol Ring', '2 Swamp'),
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('what is only a number has no name', () => {
    expect(parseDeckList('1 Opt\n7').errors).toEqual([{ code: 'no-name', line: 2, column: 1, text: '7' }]);
  });

  it('the column is that of the name within its markup', () => {
    expect(parseDeckList('- **Sol Ring**').lines[0]).toMatchObject({ line: 1, column: 5 });
    expect(parseDeckList('1 Opt, 2 Sol Ring').lines[1]).toMatchObject({ line: 1, column: 10 });
  });
});

describe('deck files in XML', () => {
  it('the online game', () => {
    const text = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">',
      '  <NetDeckID>0</NetDeckID>',
      '  <Cards CatID="1" Quantity="1" Sideboard="false" Name="Lim-Dul&apos;s Vault" Annotation="0" />',
      '  <Cards CatID="2" Quantity="2" Sideboard="false" Name="Fire/Ice" /><Cards Quantity="1" Name="Opt" />',
      '  <Cards CatID="3" Quantity="1" Sideboard="true" Name="R&amp;D&#39;s Secret Lair" />',
      '</Deck>',
    ].join('\r\n');
    expect(read(text)).toEqual([
      ...main("1 Lim-Dul's Vault", '2 Fire // Ice', '1 Opt'),
      "sideboard 1 R&D's Secret Lair",
    ]);
    expect(parseDeckList(text).lines[0]).toMatchObject({
      line: 4,
      column: 57,
    });
  });

  it('Cockatrice', () => {
    const text =
      '<cockatrice_deck version="1">\n<zone name="main">\n<card number="2" name="Swamp"/>\n</zone>\n' +
      '<zone name="side">\n<card number="1" price="0" name="Opt"/>\n</zone>\n</cockatrice_deck>';
    expect(read(text)).toEqual(['main 2 Swamp', 'sideboard 1 Opt']);
  });

  it('says what cannot be read', () => {
    const { errors } = parseDeckList(
      '<Deck>\n<Cards Quantity="0" Name="Opt"/>\n<Cards Quantity="1" Name=""/>\n</Deck>',
    );
    expect(errors.map(({ code, line }) => [code, line])).toEqual([
      ['invalid-quantity', 2],
      ['no-name', 3],
    ]);
  });
});

describe('commanders before a sorted deck', () => {
  const rest = (count: number): readonly string[] =>
    Array.from(
      { length: count },
      (_, at) => `1 Card ${String.fromCharCode(97 + (at % 26))}${at + 100}`,
    ).sort();
  const isLegend = (name: string): boolean => !name.startsWith('Card');
  const commanders = (lines: readonly string[], canBeCommander = isLegend): readonly string[] =>
    parseDeckList(lines.join('\n'), { canBeCommander }).commanders.map(({ name }) => name);

  it('one or two lead a deck of 100', () => {
    expect(commanders(['1 Edgar Markov', ...rest(99)])).toEqual(['Edgar Markov']);
    expect(commanders(['1 Tymna the Weaver', '1 Thrasios, Triton Hero', ...rest(98)])).toEqual([
      'Tymna the Weaver',
      'Thrasios, Triton Hero',
    ]);
    expect(parseDeckList(['1 Edgar Markov', ...rest(99)].join('\n')).commandersGuessed).toBe(true);
  });

  it('a sideboard behind them does not matter', () => {
    expect(commanders(['1 Edgar Markov', ...rest(99), '', 'SIDEBOARD:', '1 Zap'])).toEqual(['Edgar Markov']);
  });

  it('no guess where the whole is sorted, is no deck of 100, is in no order, or begins with another card', () => {
    expect(commanders(['1 Aesi, Tyrant of Gyre Strait', ...rest(99)])).toEqual([]);
    expect(commanders(['1 Edgar Markov', ...rest(80)])).toEqual([]);
    expect(commanders(['1 Edgar Markov', ...[...rest(99)].reverse()])).toEqual([]);
    expect(commanders(['1 Sol Ring', ...rest(99)], () => false)).toEqual([]);
  });
});
