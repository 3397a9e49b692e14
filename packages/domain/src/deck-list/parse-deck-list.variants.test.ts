import { describe, expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';

/** The zone, count and name of each entry. */
const read = (text: string): readonly string[] => {
  const { lines, errors } = parseDeckList(text);
  expect(errors).toEqual([]);
  return lines.map(({ zone, count, name }) => `${zone} ${count} ${name}`);
};

const main = (...entries: readonly string[]): readonly string[] => entries.map((entry) => `main ${entry}`);

describe('variants of notations', () => {
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
    ['several entries in a line', '1 Sol Ring, 2x Swamp; 1 Opt', main('1 Sol Ring', '2 Swamp', '1 Opt')],
    ['a number behind a comma', '1 Dinner, 3 a.m.', main('1 Dinner, 3 a.m.')],
    ['a comma within a number', '1 Borrowing 100,000 Arrows', main('1 Borrowing 100,000 Arrows')],
    ['Windows-1252', '1 Atraxa, Praetors\u0092 Voice', main("1 Atraxa, Praetors' Voice")],
    ['full-width digits', '１ Sol Ring\n１２ｘ Swamp', main('1 Sol Ring', '12 Swamp')],
    [
      'counters of Japanese, Chinese and Korean',
      '稲妻 4枚\n稲妻４枚\n4枚 稲妻\n闪电击 4张\n번개 4장',
      main('4 稲妻', '4 稲妻', '4 稲妻', '4 闪电击', '4 번개'),
    ],
    ['a line in quotes with quotes in it', '"1 Henzie "Toolbox" Torre"', main('1 Henzie "Toolbox" Torre')],
    ['a copy of a copy of a page', '1 R&amp;amp;D&amp;#39;s Lab', main("1 R&D's Lab")],
    [
      'XMage',
      'NAME:Mine\n1 [C21:263] Sol Ring\nSB: 1 [XLN:65] Opt\nLAYOUT MAIN:(1,1)',
      ['main 1 Sol Ring', 'sideboard 1 Opt'],
    ],
    [
      'marks of foils',
      '1 Sol Ring (C21) 263 F\n1 Opt (XLN) Foil\n1 Shock [foil]',
      main('1 Sol Ring', '1 Opt', '1 Shock'),
    ],
    [
      'a marked commander below its heading',
      'Commander (1)\n1x Edgar Markov *CMDR*\n\n1x Opt\n1x Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'main 1 Shock'],
    ],
    [
      'numbered headings',
      '1. Commander\n1 Edgar Markov\n\nII) Lands\n9 Swamp',
      ['commander 1 Edgar Markov', 'main 9 Swamp'],
    ],
    [
      'what comes in and goes',
      'Commander: Edgar Markov\n9 Swamp\n\nOUT\n- Opt\n\nIN\n+ Shock',
      ['commander 1 Edgar Markov', 'main 9 Swamp', 'maybeboard 1 Opt', 'main 1 Shock'],
    ],
    ['pages of a PDF', 'Page 1 of 2\n1 Opt\nPage 2/2\n1 Shock\nSent from my phone', main('1 Opt', '1 Shock')],
    ['quantities without a blank', '1xsol ring\n2Opt\n10xSwamp', main('1 sol ring', '2 Opt', '10 Swamp')],
    ['a sum in another language', 'Karte\tAnzahl\nOpt\t1\nSumme\t1', main('1 Opt')],
    [
      'a list of terms in HTML',
      '<dl><dt>Commander</dt><dd>Edgar Markov</dd><dt>Deck</dt><dd>9x Swamp</dd></dl>',
      ['commander 1 Edgar Markov', 'main 9 Swamp'],
    ],
    ['full names of sets', '1 Sol Ring (Commander 2021)\n1 Opt (JMP-EN)', main('1 Sol Ring', '1 Opt')],
    [
      'a name with a number at its start',
      '50 Feet of Rope\n1 50 Feet of Rope',
      main('1 50 Feet of Rope', '1 50 Feet of Rope'),
    ],
    [
      'categories of Archidekt, which say themselves what is not in the deck',
      '1x Opt (xln) 65 [Testing]\n1x Shock (m21) 159 [Swaps{noDeck}]\n1x Negate (m20) 69 [Maybeboard]',
      ['main 1 Opt', 'maybeboard 1 Shock', 'maybeboard 1 Negate'],
    ],
    [
      'headings in Japanese',
      '統率者\n1 Edgar Markov\n\nメインデッキ\n1 Opt',
      ['commander 1 Edgar Markov', 'main 1 Opt'],
    ],
    [
      'headings in Korean',
      '커맨더\n1 Edgar Markov\n\n덱\n1 Opt\n\n사이드보드\n1 Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'sideboard 1 Shock'],
    ],
    [
      'headings in Chinese',
      '指挥官\n1 Edgar Markov\n\n套牌\n1 Opt\n\n备牌\n1 Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'sideboard 1 Shock'],
    ],
    [
      'headings in Russian',
      'Командир\n1 Edgar Markov\n\nКолода\n1 Opt\n\nСайдборд\n1 Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'sideboard 1 Shock'],
    ],
    [
      'headings as a spreadsheet copies them',
      'Commander\t\t\n1\tEdgar Markov\t\n\t\t\nDeck\t\t\n1\tOpt\t\n1\tShock\t',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'main 1 Shock'],
    ],
    [
      'headings in other languages',
      'Comandante\n1 Edgar Markov\n\nMazo\n1 Opt\n\nBanquillo\n1 Shock',
      ['commander 1 Edgar Markov', 'main 1 Opt', 'sideboard 1 Shock'],
    ],
    [
      'two commanders joined',
      'Commander: Tymna the Weaver + Thrasios, Triton Hero\n1 Opt',
      ['commander 1 Tymna the Weaver', 'commander 1 Thrasios, Triton Hero', 'main 1 Opt'],
    ],
    [
      'a column of names',
      'Name\nSol Ring\nJace, the Mind Sculptor',
      main('1 Sol Ring', '1 Jace, the Mind Sculptor'),
    ],
    [
      'a table without counts',
      'Name,Set\nSol Ring,C21\n"Jace, the Mind Sculptor",WWK',
      main('1 Sol Ring', '1 Jace, the Mind Sculptor'),
    ],
    [
      'a table without titles',
      '"1","Sol Ring"\n"2","Jace, the Mind Sculptor","WWK"',
      main('1 Sol Ring', '2 Jace, the Mind Sculptor'),
    ],
    ['faces in a table', 'Count,Name\n1,Fire/Ice', main('1 Fire // Ice')],
    ['a card like a heading', 'Deck\n1 Cut\n1 Opt', main('1 Cut', '1 Opt')],
    ['a spreadsheet', 'sep=,\nFolder Name,Quantity,Card Name\nMine,1,Sol Ring', main('1 Sol Ring')],
    ['columns, the name first', 'Sol Ring\t1\nSwamp (M21) 311\t12', main('1 Sol Ring', '12 Swamp')],
    ['columns with a price', '1x Sol Ring\tC21\t$1.50\n2x Swamp\tM21\t$0.10', main('1 Sol Ring', '2 Swamp')],
    [
      'a Markdown table',
      '| Qty | Name |\n|---|:--|\n| 1 | Sol Ring |\n| 2 | Swamp |',
      main('1 Sol Ring', '2 Swamp'),
    ],
    [
      'headings of a second commander, behind the first',
      'Commander\n1 Wilson, Refined Grizzly\nBackground\n1 Raised by Giants\n\nDeck\n1 Opt\n\nBackground\n1 Shock',
      [
        'commander 1 Wilson, Refined Grizzly',
        'commander 1 Raised by Giants',
        ...main('1 Opt', '1 Background', '1 Shock'),
      ],
    ],
    [
      'a second commander behind a blank line',
      "Commander\n1 The Tenth Doctor\n\n// Doctor's Companion\n1 Rose Tyler\n\n1 Opt",
      ['commander 1 The Tenth Doctor', 'commander 1 Rose Tyler', ...main('1 Opt')],
    ],
    [
      'a second commander in a line of its own',
      "Commander(s): The Tenth Doctor\nDoctor's Companion: Rose Tyler\n1 Opt",
      ['commander 1 The Tenth Doctor', 'commander 1 Rose Tyler', ...main('1 Opt')],
    ],
    ['a bracket, which is no card', 'Bracket: 4\nEDH Bracket 3\n1 Opt', main('1 Opt')],
    [
      'marks of a companion',
      'Commander\n1 Winota, Joiner of Forces\n\nSideboard\n1 Jegantha, the Wellspring *Companion*',
      ['commander 1 Winota, Joiner of Forces', 'companion 1 Jegantha, the Wellspring'],
    ],
    [
      'a companion in parentheses, and one of Deckstats',
      '1 Jegantha, the Wellspring (Companion)\n1 Opt',
      ['companion 1 Jegantha, the Wellspring', 'main 1 Opt'],
    ],
    [
      'a companion of Deckstats',
      'SB: 1 Kaheera, the Orphanguard # !Companion\n1 Opt',
      ['companion 1 Kaheera, the Orphanguard', 'main 1 Opt'],
    ],
    ['quotes of Japanese', '1《稲妻》\n3「島」\n《森》 ×2', main('1 《稲妻》', '3 「島」', '2 《森》')],
    [
      'a comment with separators',
      '1 Opt # cheap; 2 mana • good\n1 Shock # a, b; c',
      main('1 Opt', '1 Shock'),
    ],
    [
      'Discord',
      '-# from my phone, of 2026\n**__Commander (1)__**\n**1** Edgar Markov\n\n-# Creatures (3)\n-# 2 Bloodghast\n- ||Opt||\n<:mana:1234> __30__ Swamp\n-# Lands\n<a:x_y:1> 3x Shock',
      ['commander 1 Edgar Markov', ...main('2 Bloodghast', '1 Opt', '30 Swamp', '3 Shock')],
    ],
    [
      'WhatsApp',
      '[12:31, 11/29/2026] Ann: Commander\n1 Edgar Markov\n\n[29.11.26, 12:31:07] Ann Lee: 1 Opt',
      ['commander 1 Edgar Markov', ...main('1 Opt')],
    ],
    [
      'rules and titles of boxes',
      '━━━━━━\n──── Sideboard ────\n1 Opt\n└──────┘\n═══ Deck ═══\n1 Shock',
      ['sideboard 1 Opt', ...main('1 Shock')],
    ],
    [
      'bullets of word processors',
      '− 1 Opt\n― 2 Shock\n‒ Duress\n▪︎ 30 Island',
      main('1 Opt', '2 Shock', '1 Duress', '30 Island'),
    ],
    ['an address behind a name', '1 Opt https://cards.example/opt?q=1', main('1 Opt')],
    [
      'what sites say of a deck',
      'Price: $12.50\nColors: W, U\nPower level: 7\nLast updated: 2026-11-01\n1 Opt',
      main('1 Opt'),
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('give an error for a number without a name', () => {
    expect(parseDeckList('1 Opt\n7').errors).toEqual([{ code: 'no-name', line: 2, column: 1, text: '7' }]);
  });

  it('have the column of the name in its markup', () => {
    expect(parseDeckList('- **Sol Ring**').lines[0]).toMatchObject({ line: 1, column: 5 });
    expect(parseDeckList('1 Opt, 2 Sol Ring').lines[1]).toMatchObject({ line: 1, column: 10 });
  });

  it('a condition behind a set is none of the name, though that is in capitals', () => {
    const { main } = parseDeckList('1 TARDIS [WHO] 187 NM EN', { isCard: (name) => name === 'TARDIS' });
    expect(main).toMatchObject([{ name: 'TARDIS', set: 'WHO', collectorNumber: '187' }]);
  });
});

it.each(['(0065)', '(signed)', '(proxy)', '(PROXY)', '(CUT)', '(own)'])(
  '%s behind a name is no set',
  (mark) =>
    expect(parseDeckList(`1 Opt ${mark}`).lines[0]).toEqual({
      name: 'Opt',
      count: 1,
      zone: 'main',
      line: 1,
      column: 3,
    }),
);

const deckOf = (commander: string, land: string): string =>
  `Commander\n1 ${commander}\n\nDeck\n99 ${land}\n\n`;

it('a text of several decks, each with commanders, is named', () => {
  const text = deckOf('Edgar Markov', 'Swamp') + deckOf('Krenko, Mob Boss', 'Mountain');
  expect(parseDeckList(text)).toMatchObject({
    lines: [],
    errors: [{ code: 'not-a-list', what: 'a text of 2 decks' }],
  });
  expect(
    parseDeckList(`Deck\n60 Swamp\n\n${deckOf('Edgar Markov', 'Opt')}`.replace('99', '39')).errors,
  ).toEqual([]);
  expect(parseDeckList(`Deck\n70 Swamp\n\n${deckOf('Edgar Markov', 'Opt')}`).errors).toEqual([]);
});
