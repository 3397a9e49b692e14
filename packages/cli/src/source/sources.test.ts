import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toWireCard } from '@crownsmith/api-client';
import { starterCard } from '@crownsmith/catalog/starter';
import { fixtureCards, writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CommanderAnswer } from '../answer/commander';
import { RecommendAnswer } from '../answer/recommend';
import { runCommand } from '../testing/run-command';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-sources-'));
  await writeSnapshotFixture(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const commander = fixtureCards().find(({ canBeCommander }) => canBeCommander)?.name ?? '';

describe('a snapshot', () => {
  it('answers about its commanders', async () => {
    const { code, stdout, stderr } = await runCommand([
      'commander',
      commander,
      '--snapshot',
      folder,
      '--json',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(CommanderAnswer.parse(JSON.parse(stdout)).commander.cards[0]?.name).toBe(commander);
  });

  it.each([
    ['card', 'Sonnenring'],
    ['card', '太陽の指輪'],
    ['search', 'ring of the sun'],
  ])('%s finds %s, a name in another language or of a reskin', async (command, name) => {
    const { code, stdout } = await runCommand([command, name, '--snapshot', folder, '--json']);
    expect(code).toBe(0);
    expect(stdout).toContain('"name": "Sol Ring"');
  });

  it.each(['with:"edgar m"', 'with:markov', 'with:edgar-markov'])(
    'counts with a commander by a part of the name: %s',
    async (term) => {
      const args = ['search', `${term} t:instant`, '--snapshot', folder, '--json'];
      expect(JSON.parse((await runCommand(args)).stdout)).toMatchObject({ commander: 'Edgar Markov' });
    },
  );

  it('knows a pair by its names in any order', async () => {
    const query = 'with:"Tymna the Weaver + Thrasios, Triton Hero"';
    const { stderr } = await runCommand(['search', query, '--snapshot', folder]);
    expect(stderr).toContain('no decks of Thrasios, Triton Hero + Tymna the Weaver to count');
  });

  it.each(['legality', 'report', 'playtest'])(
    '%s says which name an unknown one is like',
    async (command) => {
      const input = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Rign\n1 Nobody Knows This';
      const { stdout } = await runCommand([command, '--snapshot', folder], { input });
      expect(stdout).toContain('Did you mean “Sol Ring”?');
      expect(stdout.match(/Did you mean/g)).toHaveLength(1);
    },
  );

  it.each([
    ['card', 'Sol Rign', 'Sol Ring'],
    ['commander', 'Edgar Markof', 'Edgar Markov'],
    ['identity', 'Sol Rign', 'Sol Ring'],
  ])('%s says which card %s is like', async (command, name, intended) => {
    const { code, stderr } = await runCommand([command, name, '--snapshot', folder]);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(`“${intended}”\\?\n$`) });
  });

  it('is not searched for nothing', async () => {
    const { code, stderr } = await runCommand(['search', ' ', '--snapshot', folder]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('Pass a name') });
  });

  it('says which other cards a name of a list means', async () => {
    const { stdout } = await runCommand(['report', '-', '--snapshot', folder, '--json'], {
      input: '1 Arcane Signet',
    });
    expect(stdout).toContain('“Arcane Signet” is read as Arcane Signet. It also means Sol Ring.');
  });

  it('recommends with reasons and figures', async () => {
    const args = ['recommend', '-c', commander, '--no-list', '--snapshot', folder, '--limit', '3'];
    const { add, commanders } = RecommendAnswer.parse(
      JSON.parse((await runCommand([...args, '--json'])).stdout),
    );
    expect(commanders).toEqual([commander]);
    expect(add.length).toBeGreaterThan(0);
    expect(add.every(({ reason }) => reason !== undefined)).toBe(true);
    expect((await runCommand(args)).stdout).toContain(add[0]?.name);
  });

  it('that is damaged is 3, with the damaged file', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'cli-broken-'));
    await writeSnapshotFixture(broken);
    await writeFile(join(broken, 'fixture-0001', 'catalog.json'), '{"cards":[');
    const { code, stderr } = await runCommand(['card', 'Sol Ring', '--snapshot', broken]);
    expect(code).toBe(3);
    expect(stderr).toContain('catalog.json');
    await rm(broken, { recursive: true });
  });
});

describe('a card file', () => {
  it('gives cards, gzipped or not, completed by newer announcements', async () => {
    const record = {
      object: 'card',
      name: 'Mana Crypt',
      cmc: 0,
      mana_cost: '{0}',
      type_line: 'Artifact',
      oracle_text: 'At the beginning of your upkeep …',
      color_identity: [],
      layout: 'normal',
      legalities: { commander: 'legal' },
      released_at: '2019-10-04',
    };
    const path = join(folder, 'cards.json.gz');
    await writeFile(path, gzipSync(JSON.stringify([record])));
    const { stdout, code } = await runCommand(['card', 'Mana Crypt', '--cards', path]);
    expect(code).toBe(0);
    expect(stdout).toContain('banned in Commander');
    expect(stdout).toContain('At the beginning of your upkeep');
  });

  it('is no newer than its releases, whatever it announces for a year to come', async () => {
    const record = (name: string, commander: string, releasedAt: string) => ({
      object: 'card',
      name,
      cmc: 8,
      type_line: 'Sorcery',
      oracle_text: 'Scry 1.',
      color_identity: ['G'],
      layout: 'normal',
      legalities: { commander },
      set: 'tst',
      released_at: releasedAt,
    });
    const path = join(folder, 'announced.json');
    const cards = [record('Biorhythm', 'banned', '2026-11-13'), record('Far Off', 'not_legal', '2099-01-01')];
    await writeFile(path, JSON.stringify(cards));
    // Unbanned on 2026-02-09: a file of later may lag behind, one of a year ahead may not.
    expect((await runCommand(['card', 'Biorhythm', '--cards', path])).stdout).toContain('legal in Commander');
  });

  it.each([
    ['an empty file', ''],
    ['a web page', '<!doctype html><title>404</title>'],
    ['binary', '\u0000\u0001\u0002'],
  ])('that is %s is 3', async (_name, content) => {
    const path = join(folder, 'broken.json');
    await writeFile(path, content);
    const { code, stderr } = await runCommand(['card', 'Opt', '--cards', path]);
    expect(stderr).toContain('has no cards');
    expect(code).toBe(3);
  });

  it('that is a folder is 3', async () => {
    const { code, stderr } = await runCommand(['card', 'Opt', '--cards', folder]);
    expect(stderr).toContain('it is a folder');
    expect(code).toBe(3);
  });

  it('that is missing is 3', async () => {
    const { code, stderr } = await runCommand(['card', 'Opt', '--cards', join(folder, 'none.json')]);
    expect(stderr).toContain('there is no such file');
    expect(code).toBe(3);
  });
});

describe('a host', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const serve = async (listener: RequestListener): Promise<string> => {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  };
  const ask = async (host: string, ...more: readonly string[]) =>
    runCommand(['card', 'Sol Ring', '--host', host, ...more]);

  it('is asked for cards', async () => {
    const card = starterCard('Sol Ring');
    const host = await serve((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url !== '/api/cards/') response.statusCode = 404;
      response.end(JSON.stringify(card ? { cards: { 'Sol Ring': toWireCard(card) } } : {}));
    });
    const { code, stdout } = await ask(host);
    expect(code).toBe(0);
    expect(stdout).toContain('Sol Ring  {1}');
  });

  it.each<[string, RequestListener, string]>([
    [
      'answers HTML',
      (_request, response) =>
        response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Shop</title>'),
      'not as a Crownsmith site does',
    ],
    [
      'has no such API',
      (_request, response) => response.writeHead(404).end('<h1>404</h1>'),
      'has no Crownsmith API',
    ],
    ['is broken', (_request, response) => response.writeHead(500).end('oops'), 'status 500'],
    ['limits requests', (_request, response) => response.writeHead(429).end(), 'too many requests'],
    ['breaks the connection', (request) => request.socket.destroy(), 'could not be reached'],
  ])('that %s is 3', async (_name, listener, message) => {
    const { code, stderr } = await ask(await serve(listener));
    expect(stderr).toContain(message);
    expect(code).toBe(3);
  });

  it('that does not answer is 3 after the timeout', async () => {
    const { code, stderr } = await ask(await serve(() => undefined), '--timeout', '1');
    expect(stderr).toContain('did not respond within 1 s');
    expect(code).toBe(3);
  });

  it('that nobody is at is 3', async () => {
    const host = await serve(() => undefined);
    server?.close();
    const { code, stderr } = await ask(host);
    expect(stderr).toContain('could not be reached (ECONNREFUSED)');
    expect(code).toBe(3);
  });
});
