import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Manifest } from '@crownsmith/api-client';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import { withStore } from '#src/store/store';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { runCommand } from '#src/testing/run-command';
import { isWhole } from '../../../../tooling/vitest/forms.mjs';
import {
  INDEX_SHAPES,
  ScryfallServer,
  send,
  type Handler,
  type IndexShape,
} from '#src/testing/scryfall-server';

const server = new ScryfallServer();
beforeAll(() => server.start());
afterAll(() => server.close());

let dataDir: string;
const pipeline = (...args: readonly string[]) => runCommand(dataDir, server, args);
const imports = () => pipeline('import', 'cards', '--scryfall');
const downloads = async () => (await readdir(join(dataDir, 'downloads'))).toSorted();

/** Records that no reader knows: a layout of 2026, one that is yet to come, and none at all. */
const STRANGE = [
  { object: 'card', layout: 'front_card', name: 'A Front' },
  { object: 'card', layout: 'front_card', name: 'Another Front', color_identity: 'none' },
  { object: 'card', layout: 'what_comes_next', name: 'Next' },
  { object: 'hologram' },
];

beforeEach(async () => {
  dataDir = await tempFolder();
  server.handlers.clear();
  server.takeRequests();
});

describe.each(INDEX_SHAPES)('cards from an index of %s', (shape: IndexShape) => {
  const offer = (day: string, cards: readonly unknown[] = testCards()) => server.offer(cards, day, { shape });

  it('are imported, and nothing is downloaded again before there are newer ones', async () => {
    const path = offer('20261120', [...STRANGE, ...testCards()]);
    const first = await imports();
    expect(first).toMatchObject({ code: 0, reason: '' });
    expect(first.lines).toContain('130 cards read');
    expect(first.lines).toContain(
      'left out, not Commander cards: 3 (layout front_card 2, layout what_comes_next 1)',
    );
    expect(first.lines).toContain('rejected: 1');
    for (const { headers } of server.requests) {
      expect(headers['user-agent']).toMatch(/^Crownsmith\/\d+\.\d+\.\d+ \(\+https:\/\/decks\.example\)$/);
      expect(headers.accept).toContain('application/json');
    }
    expect(server.takeRequests()).toEqual(['/bulk-data', path]);
    expect((await imports()).lines).toContain('already imported');
    expect(server.takeRequests()).toEqual(['/bulk-data']);

    const newer = offer('20261121', testCards().slice(0, 129));
    expect((await imports()).lines).toContain('129 cards read');
    expect(server.takeRequests()).toEqual(['/bulk-data', newer]);
    const file = newer.slice('/file/'.length);
    expect(await downloads()).toEqual([file, `${file}.meta`]);
  });

  it('are downloaded by one run at a time', async () => {
    offer('20261120');
    server.takeRequests();
    for (const what of ['cards', 'printings']) {
      const second = await withStore(testEnv(dataDir), () => pipeline('import', what, '--scryfall'));
      expect(second).toMatchObject({ code: 3, reason: expect.stringContaining('in use by process') });
    }
    expect(server.takeRequests()).toEqual([]);
  });

  it('and files on disk of either form are the same cards', async () => {
    const path = offer('20261120');
    await imports();
    const file = join(dataDir, 'downloads', path.slice('/file/'.length));
    const [other] = INDEX_SHAPES.filter((one) => one !== shape);
    const records = testCards();
    const text = other === 'lines' ? jsonLines(records) : JSON.stringify(records);
    for (const content of [text, gzipSync(text)]) {
      const again = await pipeline('import', 'cards', await writeInput(dataDir, 'cards', content), '--force');
      expect(again.lines).toContain('0 new, 0 changed, 130 unchanged');
    }
    expect((await pipeline('import', 'cards', file, '--force')).lines).toContain('130 unchanged');
  });
});

describe.each(INDEX_SHAPES)('an update from an index of %s that meets', (shape: IndexShape) => {
  const change =
    (body: (whole: Buffer) => string | Uint8Array): ((path: string) => Promise<Handler>) =>
    async (name) => {
      const whole = await readFile(join(dataDir, 'downloads', name));
      return send(body(whole), 'application/json');
    };
  const half = (whole: Buffer): Buffer => whole.subarray(0, whole.length / 2);
  /** What may be wrong: the answer at the index or at the file, and the sentence that says so. */
  const BAD: readonly (readonly [
    string,
    'index' | 'file',
    (former: string) => Promise<Handler> | Handler,
    RegExp,
  ])[] = [
    ['an index that is a web page', 'index', () => send('<!doctype html>', 'text/html'), /it is a web page/],
    ['an index that is half', 'index', () => send('{"object":"list","data":[{"type":"ora'), /it is not JSON/],
    [
      'an index of unknown types',
      'index',
      () => send(JSON.stringify({ data: [{ type: 'oracle_things', uri: 'x' }] })),
      /the index has no oracle_cards, only oracle_things/,
    ],
    [
      'an index of another shape',
      'index',
      () => send('{"files":[]}'),
      /has no data, it is JSON with the fields/,
    ],
    ['an index that is refused', 'index', () => send('{}', undefined, 403), /responded with status 403/],
    ['a download that is 404', 'file', () => send('{}', undefined, 404), /responded with status 404/],
    [
      'a web page in place of the file',
      'file',
      () => send('<html>', 'text/html'),
      /a web page instead of the file/,
    ],
    ['a web page that calls itself JSON', 'file', () => send('\n<html>'), /a web page instead of the file/],
    ['an empty file', 'file', () => send(''), /empty/],
    [
      'an archive that is cut in the middle',
      'file',
      change((whole) => half(gzipSync(whole))),
      /the compressed data are corrupt or cut short/,
    ],
    ['half a file', 'file', change(half), /corrupt or cut short|bytes instead of/],
    [
      'another JSON',
      'file',
      change(() => gzipSync('{"object":"error","details":"No such file"}')),
      /no usable card/,
    ],
    [
      'an archive of half an array',
      'file',
      change((whole) => gzipSync(half(whole).toString('latin1'))),
      /is incomplete|no usable card/,
    ],
  ];
  const offer = (day: string) => server.offer(testCards().slice(0, 129), day, { shape });
  let former = '';
  let published = '';
  beforeAll(async () => {
    published = await tempFolder();
    dataDir = published;
    former = server.offer(testCards(), '20261120', { shape }).slice('/file/'.length);
    await writeInput(
      dataDir,
      'sources.json',
      JSON.stringify({ decks: [{ name: 'own', from: 'own.jsonl' }] }),
    );
    await writeInput(dataDir, 'own.jsonl', jsonLines([deckLine('d0', greenNumbers(40, 0))]));
    expect(await pipeline('update')).toMatchObject({ code: 0 });
  });

  it('nothing wrong states in its snapshot of when the cards are', async () => {
    const version = (await currentVersion(join(published, 'snapshots'))) ?? '';
    const text = await readFile(join(published, 'snapshots', version, 'manifest.json'), 'utf8');
    expect(Manifest.parse(JSON.parse(text)).data).toContainEqual({
      of: 'cards',
      date: '2026-11-20',
      imported: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      from: 'Scryfall',
      starter: false,
    });
  });

  // The index of one form is as wrong as that of the other; in short every file is met by one of the two.
  const isMet = (where: 'index' | 'file', at: number): boolean =>
    (isWhole && where === 'file') || shape === INDEX_SHAPES[where === 'index' ? 0 : at % 2];
  it.each(BAD.filter(([, where], at) => isMet(where, at)))(
    '%s says so in one sentence, loses nothing, and leaves the snapshot',
    async (_, where, answer, sentence) => {
      dataDir = published;
      const version = await currentVersion(join(dataDir, 'snapshots'));
      const state = await readState(storePaths(dataDir));
      expect(version).toBeDefined();

      const path = offer('20261121');
      server.handlers.set(where === 'index' ? '/bulk-data' : path, await answer(former));
      const imported = await imports();
      expect(imported).toMatchObject({ code: 1, lines: '', reason: expect.stringMatching(sentence) });
      expect(imported.reason.trim()).not.toContain('\n');
      expect(imported.reason).not.toMatch(/\bat \S+\.ts:|Error:/);
      const updated = await pipeline('update');
      expect(updated).toMatchObject({ code: 1, lines: expect.stringMatching(sentence) });
      expect(updated.lines).toMatch(/^Nothing new; \S+ stays; failed: cards \(.*\)\n$/);
      expect(await currentVersion(join(dataDir, 'snapshots'))).toBe(version);
      expect(await readState(storePaths(dataDir))).toEqual(state);
    },
  );

  it('a file that is of no use asks for it again the next time', async () => {
    const path = offer('20261121');
    server.handlers.set(path, send(gzipSync('{"object":"error","details":"No such file"}')));
    expect(await imports()).toMatchObject({ code: 1, reason: expect.stringMatching(/no usable card/) });
    expect(offer('20261121')).toBe(path);
    expect(await imports()).toMatchObject({ code: 0, lines: expect.stringContaining('129 cards read') });
  });
});
