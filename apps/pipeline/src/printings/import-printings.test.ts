import { gzipSync } from 'node:zlib';
import { CardPage, Catalog, PrintingPriceList, SetPage, SetPrintings } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { readStoredCardNames } from '#src/names/add-card-names';
import { printingLines } from '#src/commands/printing-lines';
import { silentProgress } from '#src/progress';
import {
  cardRecord,
  deckLine,
  greenNumbers,
  jsonLines,
  printingRecord,
  testCards,
} from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { importPrintedNames } from './import-printed-names';
import { importPrintings, type PrintingImportOptions } from './import-printings';

const quiet = silentProgress();

const printing = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  printingRecord(id, { oracle_id: 'o1', ...fields });

const setUp = async () => {
  const store = await makeTestStore();
  const cards = testCards(120).map((card) =>
    card.name === 'Test Card 001' ? { ...card, oracle_id: 'o1', reprint: true } : card,
  );
  await store.importCards(cards);
  let files = 0;
  const importFile = async (content: string | Uint8Array, options: PrintingImportOptions = {}) => {
    const path = await store.write(`printings-${files++}.jsonl`, content);
    return store.use((opened) => importPrintings(opened, path, options, store.now(), quiet));
  };
  return {
    ...store,
    importFile,
    importAll: (records: readonly unknown[], options?: PrintingImportOptions) =>
      importFile(jsonLines(records), options),
    names: () => store.use((opened) => opened.query((db) => readStoredCardNames(opened, db))),
    rows: () => store.use((opened) => Promise.resolve(opened.state().printings?.rows ?? 0)),
  };
};

describe('importPrintings', () => {
  it('says what a file adds, changes, leaves and lacks, and skips the same file the second time', async () => {
    const { importAll, importFile, names } = await setUp();
    const first = [printing('1'), printing('2', { flavor_name: 'Bearzilla', released_at: null })];
    expect(await importAll(first)).toMatchObject({ read: 2, added: 2, undated: 1, names: 1, total: 2 });
    expect(await names()).toEqual([
      { kind: 'printed', name: 'Bearzilla', card: 'Test Card 001', oracleId: 'o1' },
    ]);
    const second = [
      printing('1', { prices: { usd: '2' } }),
      printing('3'),
      printing('3', { collector_number: '4', name: 'Other' }),
      printing('5', { layout: 'token' }),
      printing('6', { oracle_id: 'o9', name: 'Stranger' }),
      printing('7', { set: 7 }),
      printing('8', { collector_number: '3', lang: 'de', printed_name: 'Testkarte' }),
      printing('9', { collector_number: '9', lang: 'ja', printed_name: '試' }),
    ];
    const summary = await importAll(second);
    expect(summary).toMatchObject({
      read: 4,
      added: 3,
      changed: 1,
      unchanged: 0,
      kept: 1,
      repeated: 1,
      rejected: 1,
      otherLanguages: 1,
      leftOut: { token: 1 },
      withoutCard: { printings: 1, examples: ['Stranger'] },
      total: 5,
    });
    expect(printingLines(summary).join('\n')).toMatch(
      /without a card in the store: 1 .*Stranger.*\n.*other languages.*: 1\n.*id of an earlier record, which stays: 1\n/,
    );
    expect((await names()).map(({ kind, name }) => [kind, name])).toEqual([
      ['de', 'Testkarte'],
      ['ja', '試'],
      ['printed', 'Bearzilla'],
    ]);
    const again = jsonLines(second);
    expect(await importFile(again)).toMatchObject({ alreadyImported: true, total: 5 });
    expect(await importFile(again, { force: true })).toMatchObject({ unchanged: 4, kept: 1 });
    expect(await importFile(again, { replace: true })).toMatchObject({ dropped: 1, total: 4 });
    expect(await importFile(again, { replace: true })).toMatchObject({ alreadyImported: true });
  });

  it('tells a file of cards from one of printings', async () => {
    const { importAll } = await setUp();
    const cards = testCards(120).map((card, at) =>
      printing(`${at}`, { name: card.name, oracle_id: `o${at}` }),
    );
    const linesOf = async (records: readonly unknown[]) =>
      printingLines(await importAll(records, { replace: true })).join('\n');
    expect(await linesOf(cards)).toMatch(/looks like a file of cards/);
    expect(await linesOf([...cards, printing('more')])).not.toMatch(/looks like/);
    expect(await linesOf(cards.slice(0, 50))).not.toMatch(/looks like/);
  });

  it.each<[string, string | Uint8Array, string, RegExp]>([
    [
      'a web page',
      '<!doctype html><p>Too many requests',
      'nothing-usable',
      /no usable printing.*default cards/,
    ],
    ['half a record', jsonLines([printing('1'), printing('2')]).slice(0, -30), 'bad-input', /incomplete/],
    ['an array that is not closed', `[${JSON.stringify(printing('1'))},`, 'bad-input', /incomplete/],
    ['half an archive', gzipSync(jsonLines([printing('1')])).subarray(0, 120), 'bad-input', /incomplete/],
    ['nothing but tokens', jsonLines([printing('1', { layout: 'token' })]), 'nothing-usable', /no usable/],
    ['other JSON', '{"decks": []}', 'nothing-usable', /no usable printing/],
  ])('refuses %s and changes nothing', async (_, content, code, message) => {
    const { importAll, importFile, rows } = await setUp();
    await importAll([printing('1'), printing('2')]);
    for (const options of [{}, { replace: true }])
      await expect(importFile(content, options)).rejects.toMatchObject({
        code,
        message: expect.stringMatching(message),
      });
    expect(await rows()).toBe(2);
  });

  it('keeps cards apart whose names differ by accents only', async () => {
    const { importAll, importCards, names } = await setUp();
    await importCards([cardRecord('Séance'), cardRecord('Seance')], 'accents.json');
    const unnumbered = (id: string, name: string) =>
      printing(id, { oracle_id: null, name, flavor_name: `${name} of the Bear` });
    const records = [unnumbered('1', 'Séance'), unnumbered('2', 'Seance'), unnumbered('3', 'Seancé')];
    expect(await importAll(records)).toMatchObject({ withoutCard: { printings: 1, examples: ['Seancé'] } });
    expect((await names()).map(({ name, card }) => [name, card])).toEqual([
      ['Seance of the Bear', 'Seance'],
      ['Seancé of the Bear', 'Seancé'],
      ['Séance of the Bear', 'Séance'],
    ]);
  });
});

describe('importPrintedNames', () => {
  it('takes the names of some languages only, and says where there are none', async () => {
    const { write, use, now, names, rows } = await setUp();
    const path = await write(
      'all-cards.jsonl',
      jsonLines([
        printing('1'),
        printing('2', { lang: 'de', printed_name: 'Testkarte' }),
        printing('3', { lang: 'de', printed_name: 'Testkarte' }),
        printing('4', { lang: 'fr', printed_name: 'Carte' }),
      ]),
    );
    const take = (languages: readonly string[]) =>
      use((store) => importPrintedNames(store, path, languages, {}, now(), quiet));
    expect(await take(['de', 'ja'])).toMatchObject({ read: 1, repeated: 1, added: 1, total: 1 });
    expect(await take(['ja', 'de'])).toMatchObject({ alreadyImported: true });
    await expect(take(['ko'])).rejects.toMatchObject({
      message: expect.stringContaining('no name of a card in ko'),
    });
    expect((await names()).map(({ kind, name }) => [kind, name])).toEqual([['de', 'Testkarte']]);
    expect(await rows()).toBe(0);
  });
});

describe('a publish with printings', () => {
  const reads = async (records: readonly unknown[]) => {
    const { importAll, importDecks, importCards, publish, read } = await setUp();
    // No oracle id: found by its name.
    await importCards(
      [cardRecord('Nameless Bear', { prices: { usd: '7' }, set: 'old', set_name: 'Old Set' })],
      'b.json',
    );
    await importDecks([deckLine('a', greenNumbers(40)), deckLine('b', greenNumbers(40, 20))]);
    if (records.length > 0) await importAll(records);
    await publish();
    const { cards } = await read(Catalog, 'catalog.json');
    const cardOf = (name: string) => cards.find((card) => card.name === name);
    return { cardOf, read };
  };

  it('gives a card the sets, first release and price of its printings, and lists them', async () => {
    const { cardOf, read } = await reads([
      printing('10', {
        set: 'new',
        set_name: 'New Set',
        released_at: '2022-05-05',
        prices: { usd: '3', eur: '2.5', tix: '0.1' },
      }),
      printing('11', {
        set: 'new',
        set_name: 'New Set',
        released_at: '2022-05-05',
        prices: { usd_foil: '1' },
        finishes: ['foil'],
      }),
      printing('2', { set: 'fst', set_name: 'First Set', released_at: '2010-01-01', prices: { usd: '9' } }),
      printing('p2', {
        set: 'pfst',
        set_name: 'First Set Promos',
        released_at: '2010-01-01',
        digital: true,
        prices: { tix: '0.02' },
      }),
      printing('3', { set: 'fst', released_at: '2010-01-01', oracle_id: 'o2', name: 'Stranger' }),
      printing('4', {
        set: 'wc99',
        set_name: 'Gold Decks',
        released_at: '2011-01-01',
        border_color: 'gold',
        prices: { usd: '0.5' },
      }),
      printing('5', { set: 'und', set_name: null, released_at: null }),
      printing('n1', { oracle_id: 'o5', name: 'Nameless Bear', prices: { usd: '4' }, set: 'old' }),
    ]);
    expect(cardOf('Test Card 001')).toMatchObject({
      sets: ['fst', 'wc99', 'new', 'und', 'pfst', 'tst'],
      released_at: '2010-01-01',
      prices: { tcgplayer: { price: 3 }, cardmarket: { price: 2.5 }, cardhoarder: { price: 0.02 } },
    });
    expect(cardOf('Nameless Bear')).toMatchObject({ prices: { tcgplayer: { price: 4 } } });
    const page = await read(CardPage, 'cards/test-card-001.json');
    expect(page.printings?.map(({ set, number, unplayable }) => [set, number, unplayable])).toEqual([
      ['new', '10', undefined],
      ['new', '11', undefined],
      ['wc99', '4', 'gold-border'],
      ['fst', '2', undefined],
      ['pfst', 'p2', 'digital'],
      ['und', '5', undefined],
    ]);
    expect(page.printings?.[0]).toEqual({
      id: '10',
      set: 'new',
      set_name: 'New Set',
      number: '10',
      released_at: '2022-05-05',
      finishes: ['nonfoil'],
      prices: { tcgplayer: { nonfoil: 3 }, cardmarket: { nonfoil: 2.5 }, cardhoarder: { nonfoil: 0.1 } },
    });
    expect(await read(SetPrintings, 'printings/new.json')).toMatchObject({
      set: 'new',
      set_name: 'New Set',
      released_at: '2022-05-05',
      printings: [
        { card: 'test-card-001', number: '10' },
        { card: 'test-card-001', number: '11', prices: { tcgplayer: { foil: 1 } } },
      ],
    });
    const prices = await read(PrintingPriceList, 'printing-prices/tcgplayer.json');
    const { cards = [], ...columns } = prices.sets['new'] ?? {};
    expect(cards.map((at) => prices.cards[at])).toEqual(['test-card-001', 'test-card-001']);
    expect(columns).toEqual({ numbers: ['10', '11'], nonfoil: [300, null], foil: [null, 100] });
    const online = await read(PrintingPriceList, 'printing-prices/cardhoarder.json');
    expect(online.sets['new']).toEqual({ cards, numbers: ['10', '11'], nonfoil: [10, null] });
    await expect(read(PrintingPriceList, 'printing-prices/cardkingdom.json')).rejects.toThrow(/ENOENT/);
    // Dated by the set, with exactly what is printed in it: new where it was first printed.
    expect(await read(SetPage, 'sets/fst.json')).toMatchObject({
      name: 'First Set',
      released_at: '2010-01-01',
      cards: [{ slug: 'test-card-001' }],
      reprints: [],
    });
    expect(await read(SetPage, 'sets/new.json')).toMatchObject({
      released_at: '2022-05-05',
      cards: [],
      reprints: [{ slug: 'test-card-001' }],
    });
    expect((await read(CardPage, 'cards/test-card-002.json')).printings).toEqual([]);
  });

  it('is as before without any', async () => {
    const { cardOf, read } = await reads([]);
    expect(cardOf('Test Card 001')).toMatchObject({ sets: ['tst'], prices: { tcgplayer: { price: 1 } } });
    expect(await read(CardPage, 'cards/test-card-001.json')).not.toHaveProperty('printings');
    await expect(read(SetPrintings, 'printings/tst.json')).rejects.toThrow(/ENOENT/);
  });
});
