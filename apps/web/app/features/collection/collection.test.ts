import { COLLECTION_EXPORTS, finishSteps, makeCollectionCsv, makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createCardIndex, pricedSets } from './card-names';
import { submitCollection } from './collection-request.server';
import {
  type CopyRow,
  copyRows,
  filterRows,
  namedCopies,
  partsOf,
  priceRowSteps,
  setsOf,
  sortRows,
  totalsOf,
} from './copy-rows';
import { decodeText } from './decode-text';
import { importCollection } from './import-collection';
import { withNamesOfSite } from './import-names';
import { type OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { createFindSet } from './find-set';
import { createFindPrintings } from '@crownsmith/domain';
import { additionsOf, joinCollections, replaceCollection } from './merge-collections';
import { changeCollection, diffCollections } from '#app/platform/collection-changes';
import { beginExchange, decideCollection } from './sync-collection';
import { makeTestExport } from './test-export';

const index = createCardIndex({
  version: 'v1',
  names: ['Fire // Ice', "Lim-Dûl's Vault", 'Sol Ring'],
  slugs: { 'Fire // Ice': 'fire-and-ice' },
});
const findSlug = (name: string): string | undefined => index.find(name)?.slug;

const CSV = [
  '"Count","Name","Foil","Last Modified","Tradelist Count"',
  '"2","Fire","","",""',
  '"1","Fire // Ice","foil","",""',
  '"3","Lim-Dul\'s Vault","","",""',
  '"x","Sol Ring","","",""',
  '"1","Sol Rong","","",""',
  '"0","Sol Ring","","",""',
].join('\r\n');

describe('names in other languages', () => {
  const text = '2 Sonnenring\n1 Sol Ring\n1 Nothing';
  const read = (find: (name: string) => string | undefined) => importCollection(text, find);

  it('are asked of the site', async () => {
    const asked: string[] = [];
    const { cards, report } = await withNamesOfSite(read, findSlug, (names) => {
      asked.push(...names);
      return Promise.resolve(new Map([['Sonnenring', 'sol-ring']]));
    });
    expect(asked).toEqual(expect.arrayContaining(['Sonnenring', 'Nothing']));
    expect(asked).not.toContain('Sol Ring');
    expect(cards).toEqual({ 'sol-ring': [3, 0] });
    expect(report.errors.map(({ text: error }) => error)).toEqual(['There is no card “Nothing”.']);
  });

  it('are unknown where the site cannot be asked', async () => {
    const { cards, report } = await withNamesOfSite(read, findSlug, () =>
      Promise.reject(new Error('offline')),
    );
    expect(cards).toEqual({ 'sol-ring': [1, 0] });
    expect(report.errorCount).toBe(2);
  });
});

describe('importing a collection', () => {
  const { cards, report } = importCollection(CSV, findSlug);

  it('adds up the rows of a card by any of its names', () => {
    expect(cards).toEqual({ 'fire-and-ice': [3, 1], 'lim-duls-vault': [3, 0] });
    expect(OwnedCollection.parse({ changedAt: 0, cards }).cards).toEqual(cards);
  });

  it('reports each row that was not understood, with its line and why', () =>
    expect(report).toEqual({
      format: 'an export of Moxfield',
      rows: 3,
      cards: 2,
      copies: 6,
      wished: 0,
      notOwned: 1,
      errorCount: 2,
      errors: [
        { line: 5, row: '"x","Sol Ring","","",""', text: 'Not a quantity from 1 to 99,999.' },
        { line: 6, row: '', text: 'There is no card “Sol Rong”.' },
      ],
    }));

  it('keeps the printing, language, condition and binder of copies', () => {
    const rows = [
      'Folder Name,Quantity,Card Name,Set Name,Card Number,Condition,Printing,Language',
      'Trades,2,Sol Ring,Commander 2021,263,NearMint,Foil,German',
      'Trades,1,Sol Ring,Commander 2021,263,NearMint,Foil,German',
      'Trades,1,Sol Ring,,,,Normal,',
    ].join('\n');
    const findSet = createFindSet([{ code: 'c21', name: 'Commander 2021' }]);
    const read = importCollection(rows, findSlug, findSet);
    expect(read.cards).toEqual({
      'sol-ring': [4, 3, '3\tC21\t263\tfoil\tde\tNear Mint\tTrades', '1\t\t\t\t\t\tTrades'],
    });
    expect(changeCollection(read.cards, additionsOf(read.cards))['sol-ring']).toEqual([
      8,
      6,
      '6\tC21\t263\tfoil\tde\tNear Mint\tTrades',
      '2\t\t\t\t\t\tTrades',
    ]);
    expect(joinCollections({ 'sol-ring': [5, 0] }, read.cards)['sol-ring']).toEqual([
      5,
      3,
      ...(read.cards['sol-ring']?.slice(2) ?? []),
    ]);
    const again = importCollection(makeCollectionCsv(namedCopies(read.cards, index)), findSlug);
    expect(again.cards).toEqual(read.cards);
    expect(OwnedCollection.parse({ changedAt: 0, cards: read.cards }).cards).toEqual(read.cards);
  });

  /** A file of each program as it writes it, with places in its own columns. */
  it.each([
    [
      'ManaBox',
      'Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      'Meren,deck,Sol Ring,c21,Commander 2021,263,foil,uncommon,1,1,0-1,0.5,false,false,near_mint,en,EUR',
      'Wishlist,list,Sol Ring,c21,Commander 2021,264,normal,uncommon,2,1,0-1,0.5,false,false,near_mint,en,EUR',
    ],
    [
      'Moxfield',
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"1","0","Sol Ring","c21","Near Mint","English","foil","Deck: Meren","2026-01-02 03:04:05.000000","263","False","False",""',
      '"2","0","Sol Ring","c21","Near Mint","English","","Wishlist","2026-01-02 03:04:05.000000","264","False","False",""',
    ],
    [
      'Archidekt',
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number',
      '1,Sol Ring,Foil,NM,2026-01-02,EN,,Deck: Meren,Commander 2021,c21,1,0-1,263',
      '2,Sol Ring,Normal,NM,2026-01-02,EN,,Wishlist,Commander 2021,c21,1,0-1,264',
    ],
    [
      'Dragon Shield',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      'Deck: Meren,1,0,Sol Ring,C21,Commander 2021,263,NearMint,Foil,English,,,,,',
      'Wishlist,2,0,Sol Ring,C21,Commander 2021,264,NearMint,Normal,English,,,,,',
    ],
    [
      'Deckbox',
      'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,Tags,My Price',
      '1,0,Sol Ring,Commander 2021,C21,263,Near Mint,English,foil,,,,,,,,,Deck: Meren,',
      '2,0,Sol Ring,Commander 2021,C21,264,Near Mint,English,,,,,,,,,,Wishlist,',
    ],
  ])('of %s has places, gives them back, and changes nothing the second time', (program, ...lines) => {
    const read = (text: string) => importCollection(text, findSlug);
    const first = read(lines.join('\n'));
    expect(first.report).toMatchObject({
      format: `an export of ${program}`,
      rows: 2,
      copies: 1,
      wished: 2,
      errorCount: 0,
    });
    expect(first.cards).toEqual({
      'sol-ring': [
        1,
        1,
        '1\tC21\t263\tfoil\ten\tNear Mint\tMeren\tdeck',
        '2\tC21\t264\t\ten\tNear Mint\t\twished',
      ],
    });
    const stored = replaceCollection({}, first.cards);
    expect(diffCollections(stored, replaceCollection(stored, read(lines.join('\n')).cards))).toEqual([]);
    for (const format of COLLECTION_EXPORTS) {
      const csv = makeCollectionCsv(namedCopies(stored, index), format);
      expect(diffCollections(stored, replaceCollection(stored, read(csv).cards))).toEqual([]);
    }
  });

  it('names the first of many rows, says how many there are, and rows of nothing once', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? '0,Sol Ring' : `1,No Card ${at}`));
    const { report: long } = importCollection(['Count,Name', ...rows].join('\n'), findSlug);
    expect(long).toMatchObject({ notOwned: 10_000, errorCount: 10_000 });
    expect(JSON.stringify(long).length).toBeLessThan(30_000);
  });
});

describe('a collection in a browser and in an account', () => {
  const [local, account] = [
    { changedAt: 5, cards: { opt: [1, 1] as [number, number] } },
    { changedAt: 9, cards: { opt: [3, 0] as [number, number], shock: [1, 0] as [number, number] } },
  ];
  const none = { changedAt: 0, cards: {} };
  it('is the one that was changed last', () => {
    const met = { haveMet: true, now: 20 };
    expect(decideCollection(local, account, met)).toBe(account);
    expect(decideCollection({ ...local, changedAt: 10 }, account, met).cards).toBe(local.cards);
    expect(decideCollection({ changedAt: 10, cards: {} }, account, met).cards).toEqual({});
  });
  it('has all cards of both when they first meet', () => {
    const first = { haveMet: false, now: 20 };
    expect(decideCollection(local, account, first)).toEqual({
      changedAt: 20,
      cards: joinCollections(local.cards, account.cards),
    });
    expect(joinCollections(local.cards, account.cards)).toEqual({ opt: [3, 1], shock: [1, 0] });
    expect(decideCollection(none, account, first)).toBe(account);
    expect(decideCollection(local, none, first)).toBe(local);
  });
  it('begins to exchange steps with the difference', () => {
    const options = { uid: 'u1', device: 'd', haveMet: true, now: 20 };
    const stored = { changedAt: 10, cards: { opt: [2, 0] as [number, number] } };
    const begun = beginExchange(stored, { ...account, version: 7 }, options);
    expect(begun).toMatchObject({ cards: stored.cards, exchange: { version: 7, seq: 1 } });
    const changes = begun.exchange?.pending.flatMap((step) => step.changes) ?? [];
    expect(changeCollection(account.cards, changes)).toEqual(stored.cards);
  });
});

describe('the value of a collection', () => {
  const columns = { cards: [1, 1], numbers: ['263', '264'], nonfoil: [150, 50], foil: [900, null] };
  const list = { cards: ['opt', 'sol-ring'], sets: { c21: columns, xxy: columns } };
  const cards: OwnedCards = {
    'sol-ring': [9, 4, '2\tC21\t263', '1\tC21\t263\tfoil', '1\tC21\t264\tfoil', '1\tC21', '1\tXXX\t1\tfoil'],
    'fire-and-ice': [1, 0],
    gone: [4, 0],
  };
  const valued = (source: 'tcgplayer' | 'cardkingdom') =>
    totalsOf(
      finishSteps(
        priceRowSteps(copyRows(cards, index), {
          source,
          findPrintings: createFindPrintings(
            pricedSets(source === 'tcgplayer' ? list : { cards: [], sets: {} }, source, setsOf(cards)),
          ),
          priceOf: ({ name }) => (name === 'Sol Ring' ? 100 : undefined),
        }),
      ),
    );

  it('is what its printings cost in their finishes, with the copies beside it that have no price', () =>
    // 2 × 1.50 and 9.00 of printings, 0.50 of the set, 2 × 1.00 of the card; three foils, Fire // Ice and what is gone have none.
    expect(valued('tcgplayer')).toEqual({
      cards: 3,
      copies: 14,
      foils: 4,
      wished: 0,
      value: 1450,
      unpriced: 8,
    }));
  it('is what its cards cost at a shop without prices of printings', () =>
    expect(valued('cardkingdom')).toEqual({
      cards: 3,
      copies: 14,
      foils: 4,
      wished: 0,
      value: 900,
      unpriced: 5,
    }));
  it('names the cards, and asks for the sets that are stated', () => {
    expect(namedCopies(cards, index).map(({ name }) => name)).toEqual(['Fire // Ice', 'gone', 'Sol Ring']);
    expect([...setsOf(cards)]).toEqual(['C21', 'XXX']);
  });
});

describe('the rows of a collection', () => {
  const cards: OwnedCards = {
    'sol-ring': [4, 1, '1\tC21\t263\t\t\t\tMeren\tdeck', '2\tM10\t\t\tde\t\tTrades', '3\t\t\t\t\t\t\twished'],
    'fire-and-ice': [1, 0],
  };
  const prices = { source: 'tcgplayer', findPrintings: () => [], priceOf: () => 100 } as const;
  const rows = finishSteps(priceRowSteps(copyRows(cards, index), prices));
  const everywhere = { kind: 'all' } as const;
  const found = (search: string, where: Parameters<typeof filterRows>[1]['where'] = everywhere) =>
    filterRows(rows, { search, where }).map(({ name, place, copy }) => [name, place, copy.count]);

  it('are found by name, printing, words of the copy, and place', () => {
    expect(found('fire')).toEqual([['Fire // Ice', '', 1]]);
    expect(found('sol german')).toEqual([['Sol Ring', 'Trades', 2]]);
    expect(found('c21 MEREN')).toEqual([['Sol Ring', 'Deck: Meren', 1]]);
    expect(found('', { kind: 'place', place: 'Wished' })).toEqual([['Sol Ring', 'Wished', 3]]);
    expect(found('', { kind: 'free' })).toEqual([
      ['Fire // Ice', '', 1],
      ['Sol Ring', 'Trades', 2],
      ['Sol Ring', '', 1],
    ]);
  });
  it('are sorted, with equal ones by name', () => {
    const sorted = (...by: [Parameters<typeof sortRows>[1], boolean]) =>
      sortRows(rows, ...by).map(({ place, copy }) => `${place} ${copy.count}`);
    expect(sorted('count', true)).toEqual(['Wished 3', 'Trades 2', ' 1', 'Deck: Meren 1', ' 1']);
    expect(sorted('place', false)).toEqual([' 1', ' 1', 'Deck: Meren 1', 'Trades 2', 'Wished 3']);
  });
  it('are worth something by place, but for what is wished', () => {
    expect(partsOf(rows, ({ place }) => place)).toEqual([
      { name: '', cards: 2, copies: 2, foils: 1, wished: 0, value: 200, unpriced: 0 },
      { name: 'Trades', cards: 1, copies: 2, foils: 0, wished: 0, value: 200, unpriced: 0 },
      { name: 'Deck: Meren', cards: 1, copies: 1, foils: 0, wished: 0, value: 100, unpriced: 0 },
    ]);
    expect(totalsOf(rows)).toEqual({ cards: 2, copies: 5, foils: 1, wished: 3, value: 500, unpriced: 0 });
  });
  it('are each looked at once for a letter of a search, and sorted no more', () => {
    let reads = 0;
    const counted = Array.from({ length: 13_000 }, (_, at): CopyRow => ({
      ...(rows[at % rows.length] as CopyRow),
      id: String(at),
      get text() {
        reads += 1;
        return 'sol ring';
      },
      get worth(): number {
        throw new Error('A search sorts nothing.');
      },
    }));
    expect(filterRows(counted, { search: 's', where: everywhere })).toHaveLength(13_000);
    expect(reads).toBe(13_000);
  });
});

it.each([
  ['UTF-8', Buffer.from('Lim-Dûl')],
  ['UTF-16', Buffer.from('\ufeffLim-Dûl', 'utf16le')],
  ['Windows-1252', Buffer.from('Lim-Dûl', 'latin1')],
])('decodeText reads %s', (_, bytes) => expect(decodeText(bytes)).toBe('Lim-Dûl'));

describe('a posted collection', () => {
  const snapshot = {
    resolveCard: (name: string) => {
      const slug = findSlug(name);
      return slug === undefined ? undefined : ({ sanitized: slug } as never);
    },
  };
  const post = (body: BodyInit, headers?: HeadersInit) =>
    submitCollection(
      new Request('http://localhost/collection', { method: 'POST', body, ...(headers && { headers }) }),
      snapshot,
    );

  it('is read from its file, else from its text', async () => {
    const form = new FormData();
    form.set('text', '1 Sol Ring');
    form.set('file', new File([], ''));
    expect(await post(form)).toMatchObject({ status: 200, result: { report: { cards: 1, copies: 1 } } });
    form.set('file', new File([CSV], 'collection.csv'));
    expect(await post(form)).toMatchObject({ status: 200, result: { report: { cards: 2, copies: 6 } } });
  });

  it.each([
    ['without a text', 400, new URLSearchParams({ text: ' ' })],
    ['of another type', 415, '{}'],
    ['that is too large', 413, new URLSearchParams({ text: 'x'.repeat(5_000_000) })],
  ])('%s is refused', async (_, status, body) =>
    expect(await post(body)).toMatchObject({ status, result: { error: expect.any(String) as string } }),
  );

  it('that is cut off is refused', async () =>
    expect(
      await post('--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nSol', {
        'Content-Type': 'multipart/form-data; boundary=x',
      }),
    ).toMatchObject({ status: 415 }));
});

it('an export of 12,784 rows is read whole: quotes, commas, foils, split cards, accents, repeated names', () => {
  const names = [
    'Fire // Ice',
    "Lim-Dûl's Vault",
    'Sol Ring',
    'Kongming, "Sleeping Dragon"',
    'Borrowing 100,000 Arrows',
  ];
  const large = createCardIndex({ version: 'v1', names, slugs: {} });
  const { csv, copies } = makeTestExport(names, 12_784);
  const { cards, report } = importCollection(csv, (name) => large.find(name)?.slug);
  expect(report).toMatchObject({ format: 'an export of Moxfield', rows: 12_784, errors: [] });
  expect(Object.fromEntries(Object.entries(cards).map(([slug, owned]) => [slug, owned.slice(0, 2)]))).toEqual(
    Object.fromEntries([...copies].map(([name, { count, foils }]) => [makeSlug(name), [count, foils]])),
  );
});
