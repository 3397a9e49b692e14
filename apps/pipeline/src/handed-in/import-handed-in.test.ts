import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { importPrecons } from '#src/precons/import-precons';
import { silentProgress } from '#src/progress';
import { withStore, type Store } from '#src/store/store';
import { countStore } from '#src/testing/count-store';
import { exportText, handedInDeck, urlOf } from '#src/testing/export-file';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCardName,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { countNewHandedIn } from './handed-in-decks';
import { importHandedIn } from './import-handed-in';

const quiet = silentProgress();
const now = new Date('2026-11-21T00:00:00Z');
const FIRST_CARD = testCardName(greenNumbers(1)[0] ?? 0);

describe('importHandedIn', () => {
  let folder: string;
  let prepared: string;
  let env: ReturnType<typeof testEnv>;
  let files = 0;
  const within = <T>(work: (store: Store) => Promise<T>): Promise<T> => withStore(env, work);
  const write = (text: string | Uint8Array, name = `decks-${files++}.jsonl`) =>
    writeInput(folder, name, text);
  const importText = async (text: string | Uint8Array, options = {}) => {
    const path = await write(text);
    return within((store) => importHandedIn(store, path, options, now, quiet));
  };
  const importDecksOf = (...decks: readonly unknown[]) => importText(exportText('handed-in', decks));
  const state = () => readFile(join(env.dataDir, 'store/state.json'), 'utf8');
  const rejects = async (path = ''): Promise<readonly { readonly reason: string }[]> =>
    (await readFile(path, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { reason: string });
  /** The number of decks that count, and that of decks with the first card. */
  const counted = async (options = {}) => {
    const { decksWith, decks, newestDeck, handedIn } = await within((store) =>
      countStore(store, options, now),
    );
    return { decks, newestDeck, withCard: decksWith(FIRST_CARD), handedIn };
  };

  beforeAll(async () => {
    folder = await tempFolder();
    prepared = join(folder, 'prepared');
    env = testEnv(prepared);
    const cards = await write(JSON.stringify(testCards()), 'cards.json');
    const decks = await write(jsonLines([deckLine('a', greenNumbers(50, 20))]), 'decks.jsonl');
    await within(async (store) => {
      await importCards(store, cards, {}, now, quiet);
      await importDecks(store, decks, {}, now, quiet);
    });
  });

  beforeEach(async () => {
    env = testEnv(join(folder, `data-${files++}`));
    await cp(prepared, env.dataDir, { recursive: true });
  });

  it('counts the decks of the last import as decks of Commander, and no withdrawn one', async () => {
    expect(await importDecksOf(handedInDeck('x'), handedInDeck('y', 10))).toMatchObject({
      read: 2,
      added: 2,
      total: 2,
    });
    expect(await counted()).toEqual({ decks: 3, newestDeck: '2026-11-01', withCard: 1, handedIn: 2 });
    expect(await counted({ formats: ['duel', 'commander'] })).toMatchObject({ decks: 3 });
    expect(await importDecksOf(handedInDeck('y', 10))).toMatchObject({ unchanged: 1, dropped: 1, total: 1 });
    expect(await counted()).toEqual({ decks: 2, newestDeck: '2026-11-01', withCard: 0, handedIn: 1 });
    expect(await importDecksOf()).toMatchObject({ dropped: 1, total: 0 });
    expect(await counted()).toEqual({ decks: 1, newestDeck: '2024-03-01', withCard: 0, handedIn: 0 });
  });

  it('counts a deck once that was handed in twice, and not if another source or a precon has it', async () => {
    const deck = handedInDeck('x', 0, { updatedAt: '2026-11-20T00:00:00.000Z' });
    const again = { ...deck, id: 'y', updatedAt: '2026-10-02T00:00:00.000Z' };
    const reversed = {
      ...deck,
      id: 'z',
      cards: [...deck.cards].reverse(),
      updatedAt: '2026-11-19T00:00:00.000Z',
    };
    expect(await importDecksOf(deck, again, reversed)).toMatchObject({ read: 1, repeated: 2, total: 1 });
    expect(await counted()).toMatchObject({ decks: 2, newestDeck: '2026-10-02' });

    const other = await write(jsonLines([deckLine('b', greenNumbers(60))]), 'other.jsonl');
    await within((store) => importDecks(store, other, {}, now, quiet));
    expect(await within(countNewHandedIn)).toBe(0);
    expect(await counted()).toEqual({ decks: 2, newestDeck: '2024-03-01', withCard: 1, handedIn: 0 });
    await importDecksOf();
    expect(await counted()).toMatchObject({ decks: 2, withCard: 1 });

    await importDecksOf(handedInDeck('p', 5));
    const names = [...greenNumbers(60, 5).map(testCardName), 'Forest'];
    const precon = { name: 'Bears', commanders: ['Greta, Bear Queen'], cards: names };
    const precons = await write(JSON.stringify(precon), 'precon.json');
    expect(await counted()).toMatchObject({ decks: 3, handedIn: 1 });
    await within((store) => importPrecons(store, [precons], {}, now));
    expect(await counted()).toMatchObject({ decks: 2, handedIn: 0 });
  });

  it('does nothing for the file that was the last one, unless forced', async () => {
    const path = await write(exportText('handed-in', [handedInDeck('x')]));
    const run = (options = {}) => within((store) => importHandedIn(store, path, options, now, quiet));
    expect(await run()).toMatchObject({ alreadyImported: false, added: 1 });
    const before = await state();
    expect(await run()).toMatchObject({ alreadyImported: true, total: 1 });
    expect(await state()).toBe(before);
    expect(await run({ force: true })).toMatchObject({ alreadyImported: false, unchanged: 1, total: 1 });
  });

  it('rejects decks that are not legal, with the reasons, and imports the others', async () => {
    const { cards } = handedInDeck('x');
    const summary = await importDecksOf(
      handedInDeck('good'),
      handedInDeck('short', 0, { cards: cards.slice(1) }),
      handedInDeck('blue', 0, { cards: [...cards.slice(1), { url: urlOf(testCardName(4)), count: 1 }] }),
      handedInDeck('twice', 0, { cards: [...cards.slice(2), { url: cards[0]?.url, count: 2 }] }),
      handedInDeck('unknown', 0, { cards: [...cards.slice(1), { url: '/cards/sol-rign', count: 1 }] }),
      handedInDeck('headless', 0, { commanders: [urlOf(testCardName(1))] }),
    );
    expect(summary).toMatchObject({ read: 1, rejected: 5, total: 1 });
    const reasons = await rejects(summary.rejectsFile);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'The deck has 99 cards; it needs exactly 100, commanders included.',
      'Test Card 004 is outside the deck’s colour identity (blue).',
      expect.stringContaining('The deck has 2 copies of Test Card 000'),
      'No card is named /cards/sol-rign.',
      expect.stringContaining('Test Card 001 cannot be a commander.'),
    ]);
    expect(reasons[0]).toMatchObject({ position: 'line 3, deck short' });
  });

  it.each<[what: string, lines: readonly unknown[]]>([
    ['no deck', [1, 'x', null, []]],
    ['another shape', [{ id: 'a', commanders: 'x', cards: [] }]],
    ['paths elsewhere', [handedInDeck('a', 0, { commanders: ['/cards/../../etc/passwd'] })]],
    ['names of built-ins', [handedInDeck('__proto__', 0, { commanders: ['/cards/__proto__'] })]],
    ['huge quantities', [handedInDeck('a', 0, { cards: [{ url: '/cards/forest', count: 1e308 }] })]],
    [
      'thousands of cards',
      [handedInDeck('a', 0, { cards: Array(9999).fill({ url: '/cards/forest', count: 1 }) })],
    ],
    ['no date', [handedInDeck('a', 0, { updatedAt: 'yesterday' })]],
  ])('rejects a line with %s, and a file of such lines without changing the store', async (_, lines) => {
    await importDecksOf(handedInDeck('x'));
    const before = await state();
    await expect(importDecksOf(...lines)).rejects.toMatchObject({ code: 'nothing-usable' });
    expect(await state()).toBe(before);
    expect(await importDecksOf(handedInDeck('x'), ...lines)).toMatchObject({
      read: 1,
      rejected: lines.length,
      total: 1,
    });
  });

  it.each<[what: string, text: string | Uint8Array, message: RegExp]>([
    ['cut off between two lines', exportText('handed-in', [handedInDeck('y', 10)], 2), /incomplete/],
    ['cut off within a line', exportText('handed-in', [handedInDeck('y', 10)]).slice(0, -90), /incomplete/],
    ['cut off after its first line', exportText('handed-in', [], 1), /incomplete/],
    ['with more lines than announced', exportText('handed-in', [handedInDeck('y', 10)], 0), /announces 0/],
    ['of votes', exportText('salt-votes', []), /not an export of handed-in/],
    ['without a first line that announces it', jsonLines([handedInDeck('y', 10)]), /not an export/],
    ['of blanks', ' \n\n', /not an export/],
    [
      'of noise',
      Uint8Array.from({ length: 5000 }, (_, at) => (at * 197) % 251),
      /This is a binary file, not plain text/,
    ],
  ])('refuses a file %s and keeps the former decks', async (_, text, message) => {
    await importDecksOf(handedInDeck('x'));
    const before = await state();
    await expect(importText(text)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(message),
    });
    expect(await state()).toBe(before);
  });

  it('keeps nothing that tells whose a deck is', async () => {
    await importDecksOf({ ...handedInDeck('deck-of-ada'), owner: 'ada@example.org' });
    await within((store) =>
      store.query(async (db) => {
        const file = store.path(store.state()['handed-in']?.file ?? '');
        const rows = await db.runAndReadAll(`select * from read_parquet('${file}')`);
        expect(rows.getRows()).toHaveLength(1);
        expect(JSON.stringify(rows.getRows())).not.toMatch(/ada|line/);
      }),
    );
  });

  it('needs cards', async () => {
    const path = await write(exportText('handed-in', [handedInDeck('x')]));
    await expect(
      withStore(testEnv(join(folder, 'empty')), (store) => importHandedIn(store, path, {}, now, quiet)),
    ).rejects.toMatchObject({ code: 'nothing-to-do' });
  });
});
