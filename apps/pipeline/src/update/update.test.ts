import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { askForUpdate, findUpdateRequest, readLastUpdate } from '@crownsmith/data-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '#src/run';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { withStore } from '#src/store/store';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import {
  cardRecord,
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCards,
  testEnv,
} from '#src/testing/fixtures';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that speaks Scryfall's bulk API and has deck files. */
let files: Map<string, Handler>;
const server = createServer((request, response) => {
  const handler = files.get(request.url ?? '');
  if (handler === undefined) response.writeHead(404).end();
  else handler(request, response);
});
let origin = '';
const text =
  (body: string): Handler =>
  (request, response) => {
    const etag = `"${Buffer.from(body).toString('base64').slice(-40)}-${body.length}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body);
  };
/** Offers a card file of a day. */
const offerCards = (day: string, cards: readonly unknown[] = testCards()): void => {
  const body = JSON.stringify(cards);
  const path = `/oracle-cards-${day}.json`;
  files.set(path, text(body));
  files.set(
    '/bulk-data',
    text(
      JSON.stringify({
        data: [
          {
            type: 'oracle_cards',
            download_uri: origin + path,
            updated_at: day,
            size: Buffer.byteLength(body),
          },
        ],
      }),
    ),
  );
};
const decks = (...from: readonly number[]): string =>
  jsonLines(from.map((place) => deckLine(`d${place}`, greenNumbers(40, place))));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('pipeline update', () => {
  let dataDir: string;
  const snapshots = () => join(dataDir, 'snapshots');
  // With the byte order mark of some editors.
  const list = (value: unknown) => writeFile(join(dataDir, 'sources.json'), `\ufeff${JSON.stringify(value)}`);
  /** Runs an update. @returns its exit code, its line, and the error that follows it */
  const update = async (more: Readonly<Record<string, string>> = {}, command = 'update') => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const env = { DATA_DIR: dataDir, SCRYFALL_API: origin, ...more };
      const code = await run(command.split(' '), env, '/', undefined, { attempts: 1 });
      const [line, reason] = [out, error].map((spy) =>
        spy.mock.calls.map(([words]) => String(words)).join(''),
      );
      return { code, line, reason };
    } finally {
      out.mockRestore();
      error.mockRestore();
    }
  };
  const TWO = {
    decks: [
      { name: 'first', from: '' },
      { name: 'second', from: '' },
    ],
  };
  beforeEach(async () => {
    dataDir = await tempFolder();
    files = new Map();
    offerCards('20261120');
    files.set('/first.jsonl', text(decks(0, 1)));
    files.set('/second.jsonl', text(decks(10)));
    TWO.decks[0] = { name: 'first', from: `${origin}/first.jsonl` };
    TWO.decks[1] = { name: 'second', from: `${origin}/second.jsonl` };
    await list(TWO);
  });

  it('takes what is new, publishes only where something changed, and says so in one line', async () => {
    const first = await update();
    expect(first).toMatchObject({ code: 0, reason: '' });
    expect(first.line).toMatch(
      /^cards: 130 new; decks of first: 2 new; decks of second: 1 new; published \S+ with 3 decks\.\n$/,
    );
    const version = await currentVersion(snapshots());

    expect(await update()).toEqual({ code: 0, line: `Nothing new; ${version} stays.\n`, reason: '' });
    expect(await readdir(snapshots())).toEqual([version, 'current.json']);

    offerCards('20261121');
    files.set('/second.jsonl', text(decks(10, 11)));
    const second = await update();
    expect(second).toMatchObject({
      code: 0,
      line: expect.stringMatching(/^decks of second: 1 new; published .* 4 decks/),
    });
    expect(await currentVersion(snapshots())).not.toBe(version);
    expect((await readdir(join(dataDir, 'downloads'))).filter((name) => name.startsWith('oracle'))).toEqual([
      'oracle-cards-20261121.json',
    ]);
    // Who rolls back is not overruled until something changes.
    await update({}, 'rollback');
    expect((await update()).line).toBe(`Nothing new; ${version} stays.\n`);
  });

  it('runs if it was asked for, and leaves a note of what it did', async () => {
    expect(await update({}, 'update --if-asked')).toEqual({
      ...{ code: 0, line: 'No update was asked for.\n', reason: '' },
    });
    askForUpdate(dataDir, new Date('2026-11-27T04:00:00Z'));
    const { line } = await update({}, 'update --if-asked');
    expect(line).toContain('published');
    expect(`${readLastUpdate(dataDir)?.line}\n`).toBe(line);
    expect(findUpdateRequest(dataDir)).toBeUndefined();
    await list({ decks: 5 });
    askForUpdate(dataDir, new Date());
    expect((await update()).code).not.toBe(0);
    expect(readLastUpdate(dataDir)?.line).toMatch(/^Failed: /);
    expect(findUpdateRequest(dataDir)).toBeUndefined();
  });

  it('keeps what was there without a network, and takes the others where one source fails', async () => {
    await update();
    const version = await currentVersion(snapshots());
    const state = await readState(storePaths(dataDir));
    files.clear();
    const down = await update();
    expect(down.code).toBe(1);
    expect(down.line).toMatch(
      /^Nothing new; \S+ stays; failed: cards \(.*404.*\), first \(.*\), second \(.*\)\n$/,
    );
    expect(await currentVersion(snapshots())).toBe(version);
    expect(await readState(storePaths(dataDir))).toEqual(state);
    expect(readLastUpdate(dataDir)?.failures).toEqual(
      ['cards', 'first', 'second'].map((source) => ({
        source,
        reason: expect.stringContaining('404'),
        at: readLastUpdate(dataDir)?.at,
      })),
    );

    offerCards('20261121');
    files.set('/first.jsonl', text('<!doctype html><p>Moved'));
    files.set('/second.jsonl', text(decks(10, 12)));
    const partly = await update();
    expect(partly).toMatchObject({ code: 1, reason: expect.stringContaining('One step could not be taken') });
    expect(partly.line).toMatch(
      /^decks of second: 1 new; published \S+ with 4 decks; failed: first \(.*no usable deck/,
    );
  });

  it('publishes on the release of an announced card, though nothing else is new', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
    try {
      const announced = {
        name: 'Announced Bear',
        type_line: 'Legendary Creature — Bear',
        legalities: { commander: 'not_legal' },
        released_at: '2026-12-04',
      };
      offerCards('20261121', [...testCards(), cardRecord('Announced Bear', announced)]);
      await update();
      vi.setSystemTime(new Date('2026-12-03T12:00:00Z'));
      expect((await update()).line).toMatch(/^Nothing new;/);
      vi.setSystemTime(new Date('2026-12-04T12:00:00Z'));
      expect((await update()).line).toMatch(/^Nothing new; published \S+ with 3 decks/);
      const version = await currentVersion(snapshots());
      const page = join(snapshots(), version ?? '', 'commanders', 'announced-bear.json');
      expect(JSON.parse(await readFile(page, 'utf8'))).toMatchObject({ slug: 'announced-bear' });
      expect((await update()).line).toMatch(/^Nothing new; \S+ stays/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('publishes where imported rules begin to count, on their day or at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
    try {
      const importBans = async (date: string, banned: readonly string[]) => {
        const path = join(dataDir, `${date}.json`);
        await writeFile(path, JSON.stringify({ date, source: 'Panel', banned }));
        expect(await update({}, `import rules ${path}`)).toMatchObject({ code: 0 });
      };
      await importBans('2026-11-24', ['Small Bear']);
      await importBans('2026-12-04', ['Big Bear']);
      await update();
      vi.setSystemTime(new Date('2026-12-03T12:00:00Z'));
      expect((await update()).line).toMatch(/^Nothing new; \S+ stays/);
      await importBans('2026-11-23', ['Old Bear']);
      expect((await update()).line).toMatch(/^Nothing new; published/);
      vi.setSystemTime(new Date('2026-12-04T12:00:00Z'));
      expect((await update()).line).toMatch(/^Nothing new; published/);
      expect((await update()).line).toMatch(/^Nothing new; \S+ stays/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes a source without decks for one that has nothing at the moment, and prints no control characters', async () => {
    files.set('/first.jsonl', text('{"data":{"tournaments":{"edges":[]}}}'));
    expect(await update()).toMatchObject({ code: 0, line: expect.stringContaining('decks of second') });
    files.set('/first.jsonl', text(JSON.stringify({ errors: [{ message: '\u001b[31mBusy' }] })));
    const failed = await update();
    expect(failed).toMatchObject({
      code: 1,
      line: expect.stringMatching(/failed: first \(.*: {2}\[31mBusy/),
    });
  });

  it('takes names that are printed on cards, and those that they had before', async () => {
    const [card] = testCards();
    files.set('/names.tsv', text(`language\tprinted\toracle\nde\tBär\t${card?.name ?? ''}\n`));
    files.set('/migrations', text(JSON.stringify({ object: 'list', has_more: false, data: [] })));
    await list({ ...TWO, names: `${origin}/names.tsv`, migrations: 'scryfall' });
    expect((await update()).line).toContain('; names: 1 new;');
    expect((await update()).line).toMatch(/^Nothing new;/);
    files.delete('/migrations');
    expect((await update()).line).toMatch(/^Nothing new; .* failed: migrations \(.*404/);
  });

  it('asks an API with a body and a secret of the environment', async () => {
    const asked: unknown[] = [];
    files.set('/api', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push([request.method, request.headers['authorization'], request.headers['content-type'], body]);
        response.end(decks(0));
      });
    });
    const api = { url: `${origin}/api`, headers: { Authorization: 'Bearer $DECK_KEY' }, body: { last: 30 } };
    await list({ decks: [{ name: 'api', from: api, format: 'duel' }], publish: { formats: ['duel'] } });
    expect(await update()).toMatchObject({ code: 2, reason: expect.stringContaining('DECK_KEY is not set') });
    expect((await readState(storePaths(dataDir))).revision).toBe(0);
    expect(await update({ DECK_KEY: 'secret' })).toMatchObject({ code: 0 });
    expect(asked).toEqual([['POST', 'Bearer secret', 'application/json', '{"last":30}']]);
  });

  it.each([
    ['{"decks": [{"name": "x"}]}', 2, /decks\.0\.from/],
    ['{"decks": [{"name": "sample", "from": "x"}]}', 2, /generated decks/],
    ['{"dekcs": []}', 2, /dekcs/],
    ['{"decks": [{"name": "x", "from": "x", "format": "comander"}]}', 2, /decks\.0\.format.*commander/],
    ['{"prices": ["https://a:secret@b.example/c"]}', 2, /^(?!.*secret).*address without a user name/s],
    ['{', 2, /is not JSON/],
  ])('refuses the list %s', async (content, code, message) => {
    await writeFile(join(dataDir, 'sources.json'), content);
    expect(await update()).toMatchObject({ code, reason: expect.stringMatching(message) });
  });

  it('leaves everything as it is while another run has the store, and on a full disk', async () => {
    await update();
    const version = await currentVersion(snapshots());
    files.set('/first.jsonl', text(decks(0, 1, 2)));
    const locked = await withStore(testEnv(dataDir), () => update());
    expect(locked).toMatchObject({ code: 3, reason: expect.stringContaining('in use by process') });
    // A folder where a download goes stands in for a disk that cannot be written.
    await mkdir(join(dataDir, 'downloads', 'decks-first.jsonl.part'));
    expect(await update()).toMatchObject({
      code: 4,
      line: '',
      reason: expect.stringContaining('cannot be written'),
    });
    expect(await currentVersion(snapshots())).toBe(version);
    expect(await readFile(join(dataDir, 'downloads', 'decks-first.jsonl'), 'utf8')).toBe(decks(0, 1));
  });
});
