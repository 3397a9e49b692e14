import { describe, expect, it } from 'vitest';
import { NOTATIONS } from '../../testing/notations/all-notations';
import { MADE_CARDS, MADE_DECKS } from '../../testing/notations/made-deck';
import { makeLookUp } from '../../testing/notations/name-look-up';
import { parseDeckList } from '../deck-list/parse-deck-list';
import { parseCollection } from './parse-collection';

describe('a deck as a collection', () => {
  const lookUp = makeLookUp(MADE_CARDS);
  const isCard = (name: string): boolean => lookUp(name) !== undefined;
  const total = (
    entries: readonly { readonly name: string; readonly count: number }[],
  ): readonly string[] => {
    const counts = new Map<string, number>();
    for (const { name, count } of entries) {
      const key = lookUp(name)?.name ?? name;
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => `${count} ${name}`).sort();
  };
  it.each(NOTATIONS)('has the cards of its list: $name', ({ write }) => {
    for (const deck of MADE_DECKS) {
      const text = write(deck);
      const list = parseDeckList(text, { isCard });
      const collection = parseCollection(text, isCard);
      expect(total(collection.entries)).toEqual(total(list.lines));
      expect(collection.errors).toEqual([]);
    }
  });

  it('may be longer than a list, with the line of each card', () => {
    const lines = [
      '<deck>',
      ...Array.from({ length: 12_000 }, () => '<Cards Quantity="1500" Name="R&amp;D" />'),
    ];
    const { entries, errors } = parseCollection(lines.join('\n'));
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(12_000);
    expect(entries.at(-1)).toEqual({ count: 1500, name: 'R&D', line: 12_001 });
  });
});

it.each([
  [
    'Cardmarket',
    '"idArticle";"English Name";"Local Name";"Exp.";"Exp. Name";"Price";"Language";"Condition";"Foil?";"Amount"',
    '"1";"Opt";"Option";"XLN";"Ixalan";"1.20";"German";"NM";"X";"2"',
    { set: 'XLN', finish: 'foil', language: 'de', condition: 'Near Mint' },
  ],
  [
    'Cardmarket’s numbered',
    '"idProduct";"English Name";"Exp.";"Language";"Condition";"Amount"',
    '"1";"Opt";"XLN";"3";"EX";"2"',
    { set: 'XLN', language: 'de', condition: 'Excellent' },
  ],
  [
    'Delver Lens, without blanks in its titles',
    'Name,Foil,QuantityX,CollectorNumber,EditionCode,Language,Condition',
    'Opt,Foil,2x,65,XLN,German,NM',
    { set: 'XLN', collectorNumber: '65', finish: 'foil', language: 'de', condition: 'Near Mint' },
  ],
  [
    'Portuguese',
    'Quantidade;Nome;Edição;Idioma;Qualidade;Extras',
    '2;Opt;XLN;Português;NM;Foil',
    { set: 'XLN', finish: 'foil', language: 'pt', condition: 'Near Mint' },
  ],
  ['spreadsheet’s', 'Anzahl;Name;Preis', '2,00;Opt;1,20', {}],
  ['spreadsheet’s formula', 'Count,Name,Foil', '="2",Opt,x', { finish: 'foil' }],
  [
    'German',
    'Anzahl;Name;Set;Sammlernummer;Foil;Sprache;Zustand;Ordner',
    '2;Opt;XLN;65;Ja;Deutsch;NM;Kiste',
    {
      set: 'XLN',
      collectorNumber: '65',
      finish: 'foil',
      language: 'de',
      condition: 'Near Mint',
      place: { kind: 'binder', name: 'Kiste' },
    },
  ],
  [
    'Japanese',
    '枚数,カード名,セット,言語,状態',
    '2,Opt,XLN,日本語,NM',
    { set: 'XLN', language: 'ja', condition: 'Near Mint' },
  ],
])('a %s table keeps what it states of a copy, and has no row of nothing', (_, titles, row, stated) => {
  const separator = titles.includes(';') ? ';' : ',';
  const { entries, errors } = parseCollection(`${titles}\n${row}\n${separator.repeat(4)}\n`);
  expect({ entries, errors }).toEqual({
    entries: [{ count: 2, name: 'Opt', line: 2, ...stated }],
    errors: [],
  });
});
