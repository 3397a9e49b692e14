import type { Printing } from '@crownsmith/catalog';
import { expect, it } from 'vitest';
import { withDatabase } from '#src/store/database';
import { readTexts } from '#src/store/query';
import { tempFolder } from '#src/testing/fixtures';
import {
  addPrinting,
  openPrintingTable,
  READ_PRINTINGS,
  unlistedPrintings,
  unpackImage,
} from './printing-table';

const ID = '0001f1ef-b957-4a55-b47f-14839cdbab6f';
const PICTURE = `https://cards.scryfall.io/normal/front/0/0/${ID}.jpg`;
const least: Printing = {
  id: ID,
  name: 'Test Bear',
  language: 'en',
  set: 'tst',
  number: '1',
  finishes: [],
  prices: {},
};
const all: Printing = {
  ...least,
  oracleId: 'o1',
  setName: 'Test Set',
  releasedAt: '2024-02-09',
  rarity: 'rare',
  image: `${PICTURE}?157`,
  printedName: 'Bear\'s "Name", 熊\n= it\\\'s',
  finishes: ['foil', 'etched'],
  unplayable: 'gold-border',
  prices: {
    tcgplayer: { nonfoil: 0.29, foil: 3.5, etched: 1 },
    cardmarket: { nonfoil: 0, foil: 2, etched: 7.01 },
    cardhoarder: { nonfoil: 0.03 },
  },
};

/** What the table has of printings, without what is NULL. */
const stored = async (printings: readonly Printing[]) =>
  withDatabase({ memoryMb: 256, spill: await tempFolder() }, async (db) => {
    const table = await openPrintingTable(db);
    for (const [at, printing] of printings.entries()) addPrinting(table, printing, at + 1);
    table.rows.close();
    await table.complete();
    const rows = (
      await db.runAndReadAll(`select * from ${READ_PRINTINGS} order by record`)
    ).getRowObjectsJS();
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  });

it('keeps every field of a printing, whatever signs it has', async () => {
  const { id, name, language } = least;
  const rest = { id, name, language, set_code: 'tst', number: '1' };
  const [full, bare, pictured, marked, dear] = await stored([
    all,
    least,
    { ...least, image: PICTURE },
    { ...least, name: 'Test\x1fBear', image: 'https://pictures.example/=\x1f' },
    { ...least, prices: { tcgplayer: { nonfoil: 21_474_836.47, foil: 1e300 } } },
  ]);
  expect(full).toEqual({
    ...rest,
    oracle_id: 'o1',
    set_name: 'Test Set',
    released_at: '2024-02-09',
    rarity: 'rare',
    image: '?157',
    printed_name: all.printedName,
    finishes: 6,
    unplayable: 0,
    tcgplayer_nonfoil: 29,
    tcgplayer_foil: 350,
    tcgplayer_etched: 100,
    cardmarket_nonfoil: 0,
    cardmarket_foil: 200,
    cardmarket_etched: 701,
    cardhoarder_nonfoil: 3,
    record: 1,
  });
  expect(bare).toEqual({ ...rest, finishes: 0, record: 2 });
  expect(pictured).toEqual({ ...rest, finishes: 0, image: '', record: 3 });
  expect(unpackImage(ID, '')).toBe(PICTURE);
  // The sign between fields is none of a text.
  expect(marked).toMatchObject({ ...rest, image: 'https://pictures.example/= ', record: 4 });
  // What is more than a column holds is no price.
  expect(dear).toEqual({ ...rest, finishes: 0, tcgplayer_nonfoil: 2_147_483_647, record: 5 });
});

it('finds the printings that others do not replace without comparing each with each', async () =>
  withDatabase({ memoryMb: 256, spill: await tempFolder() }, async (db) => {
    for (const [table, rows] of [
      ['stored', `('a', 'tst', '1'), ('b', 'tst', '2'), ('c', 'tst', '3'), ('d', 'tst', '4')`],
      ['printings', `('a', 'tst', '9'), ('x', 'tst', '2'), ('y', 'oth', '3')`],
    ])
      await db.run(`create table ${table} as from (values ${rows}) t (id, set_code, number)`);
    const query = unlistedPrintings('stored');
    const ids = await readTexts(db, `select id from (${query}) order by id`);
    expect(ids.flat()).toEqual(['c', 'd']);
    const plan = await readTexts(db, `explain ${query}`);
    expect(plan.flat().join('\n')).toMatch(/HASH_JOIN/);
    expect(plan.flat().join('\n')).not.toMatch(/NL_JOIN|NESTED_LOOP|CROSS_PRODUCT/);
  }));
