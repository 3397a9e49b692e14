import { makeSlug, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/publish/published-catalogue';
import { readCards } from '#src/store/card-table';
import { cardReading, lacksFactsOfCards } from './import-cards';
import { cardRecord, testCards, type CardRecord } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const setUp = async () => {
  const { write, importCards, importCardFile, use } = await makeTestStore();
  let files = 0;
  return {
    use,
    importRecords: (records: readonly unknown[]) => importCards(records, `cards-${files++}.json.gz`),
    importFile: async (name: string, text: string) => importCardFile(await write(name, text)),
    cards: () =>
      use((store) =>
        store.query(async (db) =>
          (await readCards(db, store.path(store.state().cards?.file ?? ''))).map(({ card }) => card),
        ),
      ),
    published: (now = new Date()) =>
      use((store) => store.query(async (db) => (await readCatalogue(store, db, now)).cards)),
  };
};

describe('importCards', () => {
  it('counts what a file adds and skips the same file the second time', async () => {
    const { importFile } = await setUp();
    const text = JSON.stringify(testCards(10));
    expect(await importFile('a.json', text)).toMatchObject({ alreadyImported: false, added: 20, total: 20 });
    expect(await importFile('a.json', text)).toMatchObject({ alreadyImported: true, total: 20 });
  });

  it('names the fields of today that no record of a large file has', async () => {
    const { importRecords } = await setUp();
    const records = Array.from({ length: 1000 }, (_, number) =>
      cardRecord(`Bear ${number}`, { keywords: [] }),
    );
    const { absentFields } = await importRecords(
      records.map(({ keywords, ...rest }) => ({ ...rest, words: keywords })),
    );
    expect(absentFields).toContain('keywords');
    expect((await importRecords(records)).absentFields).not.toContain('keywords');
  });

  it.each([
    ['a release that read fewer facts of cards', {}],
    ['one with other rules of tags', { reading: cardReading('{}') }],
  ])('reads a file again that %s imported, and says so until then', async (_release, former) => {
    const { importFile, use } = await setUp();
    const text = JSON.stringify(testCards(10));
    await importFile('a.json', text);
    const lacksFacts = () => use((store) => Promise.resolve(lacksFactsOfCards(store.state())));
    expect(await lacksFacts()).toBe(false);
    await use((store) => {
      const state = store.state();
      const imports = state.imports.map(({ reading: _, ...one }) => ({ ...one, ...former }));
      return store.commit({ ...state, imports });
    });
    expect(await lacksFacts()).toBe(true);
    expect(await importFile('a.json', text)).toMatchObject({ alreadyImported: false, added: 0, total: 20 });
    expect(await lacksFacts()).toBe(false);
  });

  it('publishes announced cards as legal from their release on, and no other that is not legal', async () => {
    const { importRecords, published } = await setUp();
    const legalities = { commander: 'not_legal' };
    await importRecords([
      cardRecord('Early Bear', { released_at: '2019-07-12', legalities: { ...legalities, future: 'legal' } }),
      cardRecord('Late Bear', { released_at: '2019-12-04', legalities: { ...legalities, future: 'legal' } }),
      cardRecord('Joke Bear', { released_at: '2019-07-12', legalities }),
    ]);
    const on = async (day: string) =>
      (await published(new Date(day)))
        .filter(({ name }) => name.endsWith(' Bear'))
        .map(({ name, legality }) => [name, legality]);
    expect(await on('2019-12-03')).toEqual([
      ['Early Bear', 'legal'],
      ['Joke Bear', 'not_legal'],
      ['Late Bear', 'not_legal'],
    ]);
    expect(await on('2019-12-04')).toContainEqual(['Late Bear', 'legal']);
  });

  it('names rules of commanders that it does not understand', async () => {
    const { importRecords } = await setUp();
    const oracle_text = 'Rulebreaker — A deck with this commander can have cards that smell.';
    expect(await importRecords([cardRecord('Odd Bear', { oracle_text })])).toMatchObject({
      unreadRules: [`Odd Bear: ${oracle_text}`],
    });
  });

  it('keeps cards and fields that a smaller or partial file lacks', async () => {
    const { importRecords, cards } = await setUp();
    await importRecords([
      cardRecord('Big Bear', { oracle_id: 'o1', released_at: '2019-01-01' }),
      cardRecord('Small Bear'),
    ]);
    const partial = {
      object: 'card',
      name: 'Big Bear',
      layout: 'normal',
      cmc: 2,
      type_line: 'Creature — Bear',
      color_identity: ['G'],
      prices: { usd: '3.00' },
      legalities: { commander: 'banned' },
    };
    expect(await importRecords([partial, cardRecord('New Bear')])).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 0,
      kept: 1,
      total: 3,
    });
    const big = (await cards()).find((card) => card.name === 'Big Bear');
    expect(big).toMatchObject({
      oracleId: 'o1',
      manaCost: '{1}{G}',
      releasedAt: '2019-01-01',
      sets: ['tst'],
      prices: { tcgplayer: 3 },
      legality: 'banned',
    });
  });

  it('renames a card with a new name and the same oracle id', async () => {
    const { importRecords, cards } = await setUp();
    await importRecords([cardRecord('Old Name', { oracle_id: 'o1' })]);
    expect(await importRecords([cardRecord('New Name', { oracle_id: 'o1' })])).toMatchObject({
      renamed: [{ from: 'Old Name', to: 'New Name' }],
      total: 1,
    });
    expect((await cards()).map((card) => card.name)).toEqual(['New Name']);
  });

  it('keeps the former names of a card, through further files and names', async () => {
    const { importRecords, cards } = await setUp();
    const names: unknown[] = [];
    for (const name of ['Plain Bear', 'Big Bear', 'Big Bear', 'Huge Bear', 'HUGE BEAR', 'Plain Bear']) {
      await importRecords([cardRecord(name, { oracle_id: 'o1' }), cardRecord('Other Bear')]);
      names.push((await cards()).find((card) => card.oracleId === 'o1')?.formerNames);
    }
    expect(names).toEqual([
      undefined,
      ['Plain Bear'],
      ['Plain Bear'],
      ['Big Bear', 'Plain Bear'],
      ['Big Bear', 'Plain Bear'],
      ['HUGE BEAR', 'Big Bear'],
    ]);
  });

  describe('of two cards that share a name or its letters', () => {
    const legal = (name: string, fields = {}) => cardRecord(name, { oracle_id: 'legal', ...fields });
    const playtest = (name: string, fields = {}) =>
      cardRecord(name, {
        ...{
          oracle_id: 'playtest',
          legalities: { commander: 'not_legal' },
          set: 'cmb2',
          cmc: 4,
          mana_cost: '{4}',
        },
        ...fields,
      });
    const slugs = async (cards: () => Promise<readonly Card[]>) =>
      Object.fromEntries((await cards()).map(({ oracleId, slug }) => [oracleId ?? '', slug]));

    it.each([
      ['Pick Your Poison', 'Pick Your Poison', 'pick-your-poison-cmb2'],
      ['Lava Axe', 'Lava, Axe', 'lava-axe-cmb2'],
      ['Wasteland', 'Waste Land', 'waste-land'],
      ['Séance', 'Seance', 'seance-cmb2'],
    ])('keeps both, whichever file comes first: %s and %s', async (name, other, slug) => {
      for (const files of [
        [legal(name), playtest(other)],
        [playtest(other), legal(name)],
      ]) {
        const { importRecords, cards, published } = await setUp();
        for (const file of files) await importRecords([file]);
        const expected = { legal: makeSlug(name), playtest: slug };
        expect(await slugs(cards)).toEqual(expected);
        expect(await slugs(published)).toEqual(expected);
        expect((await published()).find(({ oracleId }) => oracleId === 'legal')).toMatchObject({
          legality: 'legal',
          manaValue: 2,
          sets: ['tst'],
        });
      }
    });

    it('adds a record without oracle id to the legal one', async () => {
      const { importRecords, cards } = await setUp();
      await importRecords([playtest('Pick Your Poison'), legal('Pick Your Poison', { prices: {} })]);
      await importRecords([cardRecord('Pick Your Poison', { prices: { usd: '3.00' } })]);
      expect((await cards()).map(({ oracleId, prices }) => [oracleId, prices])).toEqual([
        ['legal', { tcgplayer: 3 }],
        ['playtest', { tcgplayer: 1 }],
      ]);
    });

    it('recognises a card whose source gave it another id, and no other card of its name', async () => {
      const { importRecords, cards } = await setUp();
      await importRecords([legal('Pick Your Poison')]);
      await importRecords([legal('Pick Your Poison', { oracle_id: 'newer' }), playtest('Pick Your Poison')]);
      expect(await slugs(cards)).toEqual({ newer: 'pick-your-poison', playtest: 'pick-your-poison-cmb2' });
    });
  });

  it('counts left-out and rejected records, and throws for a file without a usable card', async () => {
    const { importRecords, importFile } = await setUp();
    const summary = await importRecords([
      ...testCards(5),
      cardRecord('Plot', { layout: 'scheme', type_line: 'Scheme' }),
      { name: 'Broken' },
    ]);
    expect(summary).toMatchObject({ read: 15, rejected: 1, rejectsFile: expect.stringContaining('rejects') });
    expect(Object.values(summary.leftOut).reduce((sum, count) => sum + count, 0)).toBe(1);
    await expect(importFile('no.json', '[]')).rejects.toMatchObject({ code: 'nothing-usable' });
    await expect(importFile('empty.json', '')).rejects.toMatchObject({ code: 'bad-input' });
  });

  it.each(['an array', 'JSON lines'])('refuses a file cut in half, and changes nothing: %s', async (form) => {
    const { importFile, importRecords, cards } = await setUp();
    await importRecords([cardRecord('Old Bear')]);
    const records = testCards(10);
    const text =
      form === 'an array' ? JSON.stringify(records) : records.map((each) => JSON.stringify(each)).join('\n');
    await expect(importFile('half.json', text.slice(0, text.length / 2))).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('half.json: This is a file that is incomplete'),
    });
    expect((await cards()).map(({ name }) => name)).toEqual(['Old Bear']);
  });

  describe('of files with different dates', () => {
    // Game Changers and banned cards of the starter catalogue (2026-08-24) and of the announcements.
    const file = (date: string, name: string, fields: Readonly<Record<string, unknown>>) => [
      cardRecord(name, { color_identity: ['U'], mana_cost: '{2}{U}', ...fields }),
      cardRecord(`Bear of ${date}`, { released_at: date }),
    ];
    const study = (date: string, listed?: boolean) =>
      file(date, 'Rhystic Study', listed === undefined ? {} : { game_changer: listed });
    const announced = (listed: boolean) => [
      ...study('2026-10-02', listed),
      cardRecord('Bear to Come', { released_at: '2027-06-25' }),
    ];
    const crypt = (date: string, commander: string) =>
      file(date, 'Mana Crypt', { legalities: { commander } });
    const publishedCard = async (files: readonly (readonly CardRecord[])[]) => {
      const { importRecords, published } = await setUp();
      for (const records of files) await importRecords(records);
      const name = files[0]?.[0]?.name;
      return (await published()).find((card) => card.name === name);
    };

    it.each([
      ['newest delists the card', [study('2026-10-02', true), study('2026-11-06', false)], false],
      ['newest delists it, imported first', [study('2026-11-06', false), study('2026-10-02', true)], false],
      ['newest lists it again', [study('2026-10-02', false), study('2026-11-06', true)], true],
      [
        'newest delists it, after one with an announced card',
        [announced(true), study('2026-11-06', false)],
        false,
      ],
      ['newest without the field', [study('2026-10-02', true), study('2026-11-06')], true],
      ['newest without the field, delisted before', [study('2026-10-02', false), study('2026-11-06')], false],
      ['only one has no field: the starter decides', [study('2019-10-04')], true],
      ['only one is older than the starter, which decides', [study('2025-06-13', false)], true],
    ])('the Game Changers are those of the newest: %s', async (_, files, expected) => {
      expect((await publishedCard(files))?.gameChanger).toBe(expected);
    });

    it.each([
      ['lifted by a newer file', ['2026-10-02', 'banned'], ['2026-11-06', 'legal'], undefined],
      ['kept beside an older file', ['2026-11-06', 'banned'], ['2026-10-02', 'legal'], ['duel']],
    ] as const)("another format's ban is %s", async (_, first, second, expected) => {
      const files = [first, second].map(([date, duel]) =>
        file(date, 'Mana Crypt', { legalities: { commander: 'banned', duel } }),
      );
      expect((await publishedCard(files))?.bannedIn).toEqual(expected);
    });

    it('a card that only announcements and an old file know is on the list as of the newest of the two', async () => {
      const swat = (date: string) => file(date, 'Expropriate', { game_changer: true });
      expect((await publishedCard([swat('2025-06-13')]))?.gameChanger).toBe(false);
      expect((await publishedCard([swat('2026-10-02')]))?.gameChanger).toBe(true);
    });

    it.each([
      [[crypt('2026-10-02', 'legal'), crypt('2019-10-04', 'banned')], 'legal'],
      [[crypt('2019-10-04', 'banned'), crypt('2026-10-02', 'legal')], 'legal'],
      [[crypt('2019-10-04', 'legal')], 'banned'],
    ])('the legality is that of the newest, whichever is imported last', async (files, expected) => {
      expect((await publishedCard(files))?.legality).toBe(expected);
    });
  });
});
