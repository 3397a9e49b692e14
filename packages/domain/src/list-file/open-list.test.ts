import { describe, expect, it, vi } from 'vitest';
import { parseCollection } from '../collection/parse-collection';
import { parseDeckList } from '../deck-list/parse-deck-list';
import { deckListErrorText, faultOf } from '../deck-list/list-error-text';
import { decodeList } from './decode-list';
import { MAX_DOCUMENT_CHARACTERS, MAX_LIST_CHARACTERS } from '../limits';
import { listFaultText } from './list-fault';
import { lengthFaultOf } from './open-list';

const json = (value: unknown): string => JSON.stringify(value);

/** Texts that are no list of cards, and what they are. */
const OTHERS: readonly (readonly [text: string, sentence: string])[] = [
  [json({ object: 'card', name: 'Opt' }), "This is Scryfall's JSON of a card, not a list of cards."],
  [
    json({ object: 'list', data: [{ object: 'card', name: 'Opt' }] }),
    "This is Scryfall's JSON of cards, not a list of cards.",
  ],
  [
    json({ object: 'list', data: [{ object: 'bulk_data', type: 'oracle_cards', name: 'Oracle Cards' }] }),
    "This is Scryfall's index of bulk files, not a list of cards.",
  ],
  [
    json({ meta: { version: '5' }, data: { baseSetSize: 1, cards: [{ name: 'Opt' }] } }),
    "This is MTGJSON's JSON of a set, not a list of cards.",
  ],
  [json({ standings: [{ name: 'Ann', decklist: '1 Opt' }] }), "This is TopDeck.gg's JSON of a tournament,"],
  [json({ data: { commander: { name: 'Krenko', entries: [] } } }), "This is EDHTop16's JSON of decks,"],
  [json({ results: [{ name: 'Bears', deckFormat: 3 }] }), "This is Archidekt's JSON of several decks,"],
  [json({ container: { json_dict: { cardlists: [] } } }), "This is EDHREC's JSON of a page,"],
  [json({ deckFormat: 3, cards: [] }), "This is Archidekt's JSON of a deck, but without its cards,"],
  [json({ commanders: ['Krenko'], cards: 7 }).slice(0, -8), 'This is JSON that is incomplete'],
  [
    json([
      { commanders: ['A'], cards: ['B'] },
      { commanders: ['C'], cards: ['D'] },
    ]),
    'This is JSON of 2 decks,',
  ],
  [
    json({
      decks: [
        { commanders: ['A'], cards: ['B'] },
        { commanders: ['C'], cards: ['D'] },
      ],
    }),
    'This is JSON of 2 decks,',
  ],
  ['{"cards":["Opt"]}\n{"cards":["Shock"]}', 'This is a file of 2 lines of JSON, not a list of cards.'],
  ['{"cards": ["Opt",]}', 'This is JSON with a mistake in it, not a list of cards.'],
  [
    json({ detail: 'Not found.' }),
    "This is a site's answer with an error (“Not found.”), not a list of cards.",
  ],
  [json({ a: 1, b: [{ name: 'Opt' }] }), 'This is JSON with the fields a, b, not a list of cards.'],
  ['{}', 'This is JSON without fields, not a list of cards.'],
  ['[]', 'This is JSON of an empty list, not a list of cards.'],
  ['[1, 2]', 'This is a list in JSON, not a list of cards.'],
  [
    '<!DOCTYPE html>\n<html><head><title>404 Not Found</title><script>\n1 Opt\n</script></head><body><h1>Sorry</h1></body></html>',
    'This is a web page (“404 Not Found”), not a list of cards.',
  ],
  [
    'https://archidekt.com/decks/123/bears\n',
    'This is the address of a page (archidekt.com), not a list of cards.',
  ],
  ['{\\rtf1\\ansi 1 Opt}', 'This is a document of a word processor (.rtf), not a list of cards.'],
  [
    'Quantity,Scryfall ID,Foil\n1,aa-bb,foil',
    'This is a table with ids of cards, but without a column of their names, not a list of cards.',
  ],
  ['idProduct;groupCount;price;idLanguage;condition\n1;1;1,20;1;2', 'This is a table with ids of cards,'],
  [
    json({ ObjectStates: [{ Name: 'Card' }] }),
    "This is Tabletop Simulator's JSON of a deck, but without its cards,",
  ],
  ['<?xml version="1.0"?><rss><item>Opt</item></rss>', 'This is XML of something else than a deck,'],
  [
    'PK\u0003\u0004\u0014\0\0\0',
    'This is a zip archive or a spreadsheet (.zip, .xlsx, .ods), not plain text. Unpack it, or save the sheet as CSV.',
  ],
  ['\u001f\ufffd\b\0\0\0', 'This is a compressed file (.gz), not plain text.'],
  ['%PDF-1.7\n1 0 obj', 'This is a PDF, not plain text.'],
  ['1 Opt\n\0\0', 'This is a binary file, not plain text. Save the list as text or CSV, or paste it.'],
];

describe('a text that is no list', () => {
  it.each(OTHERS)('%j is named, as a deck and as a collection', (text, sentence) => {
    const { lines, errors } = parseDeckList(text);
    expect({ lines, errors: errors.map(deckListErrorText) }).toEqual({
      lines: [],
      errors: [expect.stringContaining(sentence)],
    });
    const collection = parseCollection(text);
    expect(collection.entries).toEqual([]);
    const faults = collection.errors.map(faultOf);
    expect(faults.map((fault) => fault && listFaultText(fault))).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['[Commander]\n1 Krenko, Mob Boss\n[Deck]\n1 Opt', 2],
    ['[metadata]\nName=Goblins\n[Main]\n1 Opt|DOM|1\n[Commander]\n1 Krenko, Mob Boss|M13|1', 2],
    ['[[Sol Ring]] [[Opt]]', 2],
    [json({ container: { json_dict: { cardlists: [] } }, deck: ['1 Krenko, Mob Boss', '1 Opt'] }), 2],
    ['[ ] Sol Ring\n[x] Opt', 2],
    ['[C21] 1 Sol Ring\n[DOM] 1 Opt', 2],
    ['{2}{U} Counterspell\n{1} Sol Ring', 2],
    ['Source: https://example.com/deck\n1 Opt', 1],
  ])('is not what a list is taken for: %j', (text, count) => {
    const { lines, errors } = parseDeckList(text);
    expect({ count: lines.length, errors }).toEqual({ count, errors: [] });
  });

  it('is every beginning of a JSON deck, which never is an empty one', () => {
    const text = json({ commanders: ['Krenko, Mob Boss'], cards: [{ name: 'Sol "Ring"', count: 1 }, 'Opt'] });
    for (let end = 2; end < text.length; end += 1)
      expect(parseDeckList(text.slice(0, end)).errors[0]?.code, text.slice(0, end)).toBe('cut-off');
  });
});

describe('a web page with a list', () => {
  const page =
    '<!doctype html>\n<html><head><title>Deck</title></head><body><nav>Home</nav><ul><li>1 Krenko, Mob Boss</li><li>2 Opt</li></ul><script>\n1 Bad\n</script></body></html>';
  it('has its cards, and nothing of the page', () => {
    const isCard = vi.fn((name: string) => ['Krenko, Mob Boss', 'Opt'].includes(name));
    const { lines } = parseDeckList(page, { isCard });
    expect(lines.map(({ name, line }) => [name, line])).toEqual([
      ['Krenko, Mob Boss', 2],
      ['Opt', 2],
    ]);
  });
});

describe('the bytes of a file', () => {
  const bytes = (...parts: readonly (number | string)[]): Uint8Array =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])),
    );
  it.each([
    ['UTF-8', Buffer.from('1 Lim-Dûl’s Vault'), '1 Lim-Dûl’s Vault'],
    ['UTF-16LE', Buffer.from('\ufeff1 Opt', 'utf16le'), '1 Opt'],
    ['UTF-16BE', Buffer.from('\ufeff1 Opt', 'utf16le').swap16(), '1 Opt'],
    ['UTF-16LE without a mark', Buffer.from('1 Lim-Dûl’s Vault\n', 'utf16le'), '1 Lim-Dûl’s Vault\n'],
    ['UTF-16BE without a mark', Buffer.from('1 Opt', 'utf16le').swap16(), '1 Opt'],
    [
      'Shift-JIS',
      Buffer.from('312088ee8dc80a312083538375838a839382cc8f5592b7', 'hex'),
      '1 稲妻\n1 ゴブリンの酋長',
    ],
    [
      'EUC-KR',
      Buffer.from('3120b9f8b0b30a3120b0edbaedb8b020c1b7c0e50a3120c5c2bee7c0c720b9ddc1f6', 'hex'),
      '1 번개\n1 고블린 족장\n1 태양의 반지',
    ],
    [
      'GB 18030',
      Buffer.from('3120c9c1b5e7bbf70a3120b9edb9d6c7f5b3a40a3120ccabd1f4bde4d6b8', 'hex'),
      '1 闪电击\n1 鬼怪酋长\n1 太阳戒指',
    ],
    [
      'Windows-1252 in capitals',
      bytes('1 L', 0xd3, 'RIEN R', 0xc9, 'V', 0xc9, 'L', 0xc9, 'E'),
      '1 LÓRIEN RÉVÉLÉE',
    ],
    ['Windows-1252', bytes('1 Lim-D', 0xfb, 'l', 0x92, 's Vault'), '1 Lim-Dûl’s Vault'],
  ])('are decoded: %s', (_encoding, file, text) =>
    expect(decodeList(file)).toEqual({ ok: true, value: text }),
  );

  it.each([
    ['a compressed file (.gz)', bytes(0x1f, 0x8b, 8, 0, 0, 0)],
    ['a picture', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0xff)],
    [
      'a document of an office program (.xls, .doc)',
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    ],
    ['a database of an app (SQLite)', bytes('SQLite format 3', 0)],
    ['a binary file', bytes(1, 0, 2, 0, 3)],
    ['a zip archive or a spreadsheet (.zip, .xlsx, .ods)', bytes('PK', 3, 4, 20, 0, 0xff), 'zip'],
  ])('are named: %s', (what, file, code = 'binary') =>
    expect(decodeList(file)).toEqual({ ok: false, error: { code, what } }),
  );
});

it.each([
  ['a list', 'x'.repeat(MAX_LIST_CHARACTERS), false],
  ['a longer one', 'x'.repeat(MAX_LIST_CHARACTERS + 1), true],
  ['a deck in JSON', json({ cards: ['x'.repeat(MAX_LIST_CHARACTERS)] }), false],
  ['a longer one', json({ cards: ['x'.repeat(MAX_DOCUMENT_CHARACTERS)] }), true],
])('%s of so many characters is too long or not (%#)', (_, text, isTooLong) =>
  expect(lengthFaultOf(text) !== undefined).toBe(isTooLong),
);

it('the sentence of a text that is too long has the limits', () => {
  const sentence = listFaultText({ code: 'too-long', what: 'too long' });
  const numbers = [...sentence.matchAll(/[\d,]{7,}(?= )/g)].map(([words]) =>
    Number(words.replaceAll(',', '')),
  );
  expect(numbers).toEqual([MAX_LIST_CHARACTERS, MAX_DOCUMENT_CHARACTERS]);
});
