import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CardPage, Catalog, Manifest, SaltListPage } from '@crownsmith/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import { withStore, type Store } from '#src/store/store';
import { exportText, urlOf } from '#src/testing/export-file';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  readCurrentFile,
  tempFolder,
  testCardName,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { importSalt } from './import-salt';
import { importSaltVotes } from './import-salt-votes';

const quiet = silentProgress();
const now = new Date('2026-11-21T00:00:00Z');
const votesOn = (name: string, votes: readonly number[]) => ({ url: urlOf(name), votes });

describe('importSaltVotes', () => {
  let folder: string;
  let env: ReturnType<typeof testEnv>;
  let files = 0;
  const within = <T>(work: (store: Store) => Promise<T>): Promise<T> => withStore(env, work);
  const write = (text: string) => writeInput(folder, `file-${files++}`, text);
  const importText = async (text: string) => {
    const path = await write(text);
    return within((store) => importSaltVotes(store, path, {}, now, quiet));
  };
  const importVotes = (...lines: readonly unknown[]) => importText(exportText('salt-votes', lines));
  const state = () => readFile(join(env.dataDir, 'store/state.json'), 'utf8');
  /** The published salt of the test cards 1 to 3, the list of the saltiest, and the votes on the pages. */
  const publishSalt = async () => {
    await within((store) => publish(store, { keep: 2 }, now, quiet));
    const snapshots = join(env.dataDir, 'snapshots');
    const { cards } = await readCurrentFile(snapshots, Catalog, 'catalog.json');
    const { rows, rule } = await readCurrentFile(snapshots, SaltListPage, 'lists/top/salt.json');
    const { estimates } = await readCurrentFile(snapshots, Manifest, 'manifest.json');
    const names = [1, 2, 3].map(testCardName);
    const pages = names.map((name) => readCurrentFile(snapshots, CardPage, `${urlOf(name).slice(1)}.json`));
    return {
      salt: names.map((name) => cards.find((card) => card.name === name)?.salt),
      pages: (await Promise.all(pages)).map((page) => page.salt_votes),
      rows: rows.map(({ slug, salt, salt_votes }) => [slug, salt, salt_votes]),
      rule,
      estimates,
    };
  };

  beforeAll(async () => {
    folder = await tempFolder();
    env = testEnv(join(folder, 'data'));
    const cards = await write(JSON.stringify(testCards()));
    const decks = await write(jsonLines([deckLine('a', greenNumbers(60))]));
    await within(async (store) => {
      await importCards(store, cards, {}, now, quiet);
      await importDecks(store, decks, {}, now, quiet);
    });
  });

  it('publishes a shrunk mean with its number of votes; a card without votes has no salt', async () => {
    // A mean of 2 over all ten votes; five more at 2 for each card.
    const summary = await importVotes(
      votesOn(testCardName(1), [0, 0, 0, 0, 5]),
      votesOn(testCardName(2), [5, 0, 0, 0, 0]),
    );
    expect(summary).toMatchObject({ read: 2, added: 2, total: 2 });
    const published = await publishSalt();
    expect(published).toMatchObject({ salt: [3, 1, null], pages: [5, 5, undefined], estimates: [] });
    expect(published.rows).toEqual([
      ['test-card-001', 3, 5],
      ['test-card-002', 1, 5],
    ]);
    expect(published.rule).toContain('votes');
  });

  it('combines votes with imported salt, and leaves that alone again once the votes are gone', async () => {
    const salt = await write('name,salt\nTest Card 001,2\nTest Card 003,1.5\n');
    await within((store) => importSalt(store, salt, {}, now, quiet));
    await importVotes(votesOn(testCardName(1), [0, 0, 0, 0, 20]), votesOn(testCardName(2), [0, 0, 0, 0, 20]));
    expect(await publishSalt()).toMatchObject({ salt: [3, 4, 1.5], pages: [20, 20, undefined] });
    expect(await importVotes()).toMatchObject({ dropped: 2, total: 0 });
    const { rows, ...published } = await publishSalt();
    expect(published).toMatchObject({ salt: [2, null, 1.5], pages: [undefined, undefined, undefined] });
    expect(rows).toEqual([
      ['test-card-001', 2, undefined],
      ['test-card-003', 1.5, undefined],
    ]);
  });

  it('replaces the former votes, rejects bad lines and changes nothing for a bad file', async () => {
    const [one, two] = [votesOn(testCardName(1), [1, 0, 0, 0, 0]), votesOn(testCardName(2), [0, 1, 0, 0, 0])];
    await importVotes(one, two);
    const bad = [
      { ...one, votes: [0, 0, 0, 0, 0] },
      { ...one, votes: [1, 2, 3] },
      { ...one, votes: [1, 0, 0, 0, -1] },
      { ...one, votes: [1, 0, 0, 0, 1e300] },
      { ...one, votes: 'many' },
      { ...one, url: '/cards/no-such-card' },
      { ...one, url: '/cards/__proto__' },
      { ...one, url: 'https://example.org/cards/forest' },
      17,
      null,
    ];
    const before = await state();
    await expect(importVotes(...bad)).rejects.toMatchObject({ code: 'nothing-usable' });
    const cutOff = exportText('salt-votes', [one, two], 3);
    await expect(importText(cutOff)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(importText(exportText('handed-in', []))).rejects.toMatchObject({ code: 'bad-input' });
    expect(await state()).toBe(before);
    expect(await importVotes(...bad, two)).toMatchObject({
      read: 1,
      rejected: bad.length,
      dropped: 1,
      total: 1,
    });
  });
});
