import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Manifest, SnapshotPointer } from '@crownsmith/api-client';
import { startS3Server } from '@crownsmith/test-support/s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { lockStore } from '#src/store/store-lock';
import { readState } from '#src/store/store-state';
import { storePaths } from '#src/store/store-paths';
import { builtCli } from '#src/testing/built-cli';
import { deckLine, greenNumbers, jsonLines, tempFolder, testCards, writeInput } from '#src/testing/fixtures';
import { runCommand } from '#src/testing/run-command';

/** The folder of the built command line. */
let bundle = '';
const cli = (): string => join(bundle, 'cli.js');
/** What one run compiles, the others take. */
const compiled = () => ({ NODE_COMPILE_CACHE: join(bundle, 'compiled') });

interface Run {
  readonly child: ChildProcess;
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** @param maxFileKb largest file that it may write, as on a full disk */
const start = (
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  maxFileKb: number | 'unlimited' = 'unlimited',
): Run => {
  const limited = ['-c', `ulimit -f ${maxFileKb}; exec "$@"`, 'bash', process.execPath, cli(), ...args];
  const command = maxFileKb === 'unlimited' ? [process.execPath, cli(), ...args] : ['bash', ...limited];
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: {
      ...process.env,
      ...(maxFileKb === 'unlimited' && compiled()),
      DATA_DIR: dataDir,
      NODE_OPTIONS: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, done: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) };
};

const run = (dataDir: string, args: readonly string[], env?: Readonly<Record<string, string>>) =>
  start(dataDir, args, env).done;

/** Runs a command in this process, for what does not depend on the built program: its start takes longer than most commands. */
const runHere = async (dataDir: string, args: readonly string[], env?: Readonly<Record<string, string>>) => {
  const { code, lines, reason } = await runCommand(dataDir, { origin: 'http://127.0.0.1:9' }, args, env);
  return { code, output: lines + reason };
};

/** The longest wait, in ms. */
const LIMIT = 600_000;

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + LIMIT;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the condition was not met in time');
    await wait(5);
  }
};

/** So many decks that their import takes long enough to be killed. */
const MANY = 3000;
const SOME = 100;
const manyDecks = (count: number): string => {
  const numbers = greenNumbers(96);
  return jsonLines(
    Array.from({ length: count }, (_, index) =>
      deckLine(
        `m${index}`,
        numbers.filter((_, place) => place > 12 || ((index >> place) & 1) === 0),
      ),
    ),
  );
};

describe('the command line', () => {
  let folder: string;
  let cards: string;
  let decks: string;
  let many: string;
  let some: string;
  const state = (dataDir: string) => readState(storePaths(dataDir));
  /** A data folder with the cards and three decks, which were published. */
  const publishedFolder = async (name: string): Promise<string> => {
    const dataDir = join(folder, name);
    await cp(join(folder, 'published'), dataDir, { recursive: true });
    return dataDir;
  };

  beforeAll(async () => {
    bundle = await builtCli();
    folder = await tempFolder();
    cards = await writeInput(folder, 'cards.json', JSON.stringify(testCards()));
    decks = await writeInput(
      folder,
      'decks.jsonl',
      jsonLines([
        deckLine('a', greenNumbers(60)),
        deckLine('b', greenNumbers(60, 10)),
        deckLine('c', greenNumbers(60, 20)),
      ]),
    );
    many = await writeInput(folder, 'many.jsonl', manyDecks(MANY));
    some = await writeInput(folder, 'some.jsonl', manyDecks(SOME));
    const published = join(folder, 'published');
    for (const args of [
      ['import', 'cards', cards],
      ['import', 'decks', decks],
    ])
      expect(await runHere(published, args)).toMatchObject({ code: 0 });
    expect(await run(published, ['publish'])).toMatchObject({ code: 0 });
    const { output } = await runHere(published, ['publish', '--if-none']);
    expect(output).toMatch(/^The snapshot \S+ is there: nothing is counted\.\n$/);
  });

  it('backs up and restores', async () => {
    const [dataDir, file] = [await publishedFolder('backed-up'), join(folder, 'backup.zip')];
    expect(await run(dataDir, ['backup', file])).toMatchObject({ code: 0 });
    const restored = join(folder, 'restored');
    expect(await run(restored, ['restore', file])).toMatchObject({ code: 0 });
    expect(await state(restored)).toEqual(await state(dataDir));
  });

  it('imports, publishes, prints the status and rolls back', async () => {
    const dataDir = join(folder, 'all commands');
    expect(await runHere(dataDir, ['import', 'cards', cards])).toMatchObject({
      code: 0,
      output: expect.stringContaining('130 new'),
    });
    expect(
      await runHere(dataDir, ['import', 'decks', decks, '--format', 'duel', '--source', 'somewhere']),
    ).toMatchObject({ code: 0, output: expect.stringContaining('3 new') });
    expect(await runHere(dataDir, ['publish'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('--formats'),
    });
    expect(await runHere(dataDir, ['publish', '--formats', 'duel,comander'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /3 decks \(duel 3\)[^]*\n {2}formats that no counted deck is of: comander\n/,
      ),
    });
    const status = await runHere(dataDir, ['status', '--json']);
    expect(JSON.parse(status.output)).toMatchObject({
      store: { cards: { count: 130, origin: 'imported' }, decks: { count: 3, sample: false } },
      snapshots: [{ current: true }],
    });
    expect(await runHere(dataDir, ['remove', 'decks', '--source', 'elsewhere'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('decks of: somewhere'),
    });
    expect(await runHere(dataDir, ['remove', 'decks', '--deck', 'a', '--source', 'somewhere'])).toMatchObject(
      {
        code: 0,
        output: 'Removed 1 deck; 2 remain.\n',
      },
    );
    expect(await runHere(dataDir, ['rollback'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('no earlier snapshot'),
    });
  });

  it('publishes to a bucket; an upload that is killed leaves the pointer, and the next one goes on', async () => {
    const dataDir = await publishedFolder('to a bucket');
    const server = await startS3Server();
    const to = `s3://${server.bucket}/site`;
    const upload = (args: readonly string[]) => start(dataDir, [...args, '--to', to], server.variables);
    for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
    const uploadHere = (command: string) => runHere(dataDir, [command, '--to', to], server.variables);
    const pointer = async (): Promise<string> => String(await server.read('site/current.json'));
    expect(await upload(['publish']).done).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Uploaded \S+ to s3:\/\/snapshots\/site, and made it the current one/),
    });
    const before = await pointer();
    await runHere(dataDir, ['import', 'decks', some]);
    // Some files arrive, then nothing is answered any more.
    const arrived = new Set<string>();
    let fallSilent = (): void => undefined;
    const silence = new Promise<void>((resolve) => {
      fallSilent = resolve;
    });
    let refuseHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      refuseHeld = resolve;
    });
    server.treat = async ({ method, key }) => {
      if (method !== 'PUT') return 0;
      if (arrived.size < 40) {
        arrived.add(key);
        return 0;
      }
      fallSilent();
      await held;
      return 503;
    };
    const killed = upload(['publish']);
    await silence;
    killed.child.kill('SIGKILL');
    await killed.done;
    // The server writes a key once at a time: what it holds would keep others waiting.
    refuseHeld();
    expect(await pointer()).toBe(before);
    // All files arrive but the pointer; most of those that had arrived are not sent again, though the last may have been cut off.
    let again = 0;
    server.treat = ({ method, key }) => {
      if (method === 'PUT' && arrived.has(key)) again += 1;
      return Promise.resolve(method === 'PUT' && key.endsWith('current.json') ? 403 : 0);
    };
    expect(await uploadHere('upload')).toMatchObject({ code: 4 });
    server.treat = undefined;
    expect(again).toBeLessThan(arrived.size);
    expect(await pointer()).toBe(before);
    // The next update writes it, and leaves a rollback alone.
    const versionThere = async () => SnapshotPointer.parse(JSON.parse(await pointer())).version;
    const version = await versionThere();
    await writeFile(join(dataDir, 'sources.json'), '{"cards":null}');
    const update = () => uploadHere('update');
    expect(await update()).toMatchObject({ code: 0 });
    const latest = await versionThere();
    expect(latest > version).toBe(true);
    expect(
      Manifest.parse(JSON.parse(String(await server.read(`site/${latest}/manifest.json`)))).decks,
    ).toBeGreaterThan(3);
    expect(await uploadHere('upload')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ [1-9]\d* files there already/),
    });
    expect(await uploadHere('rollback')).toMatchObject({ code: 0 });
    expect(await update()).toMatchObject({ code: 0 });
    expect(await versionThere()).toBe(version);
    vi.unstubAllEnvs();
    await server.close();
  });

  it.each([
    [['import', 'decks', '/no/such/file'], 1, /There is no file/],
    [['nonsense'], 2, /unknown command/],
  ] as const)('%j exits with %i', async (args, code, message) => {
    const result = await run(join(folder, 'empty'), args);
    expect(result.output).toMatch(message);
    expect(result.output).not.toMatch(/^\s+at /m);
    expect(result.code).toBe(code);
  });

  it.each([
    [['import', 'cards'], 2, /--scryfall/],
    [['import', 'decks', 'x', '--format', 'No Format!'], 2, /format/],
    [['import', 'decks', 'x', '--format', 'nope'], 2, /No such format\. The formats are: commander, duel\./],
    [['publish', '--since', 'yesterday'], 2, /2024-05-01/],
    [['publish', '--formats', 'all,duel'], 2, /all by itself/],
    [['remove', 'decks'], 2, /--source/],
    [['publish'], 1, /no cards to publish/],
  ] as const)('%j ends with %i', async (args, code, message) => {
    const result = await runHere(join(folder, 'empty'), args);
    expect(result.output).toMatch(message);
    expect(result.code).toBe(code);
  });

  it.each(['/proc/nowhere/data', '/dev/null/data', '/dev/null'])(
    'ends with 4 if it cannot store data in %s',
    async (dataDir) => {
      const result = await runHere(dataDir, ['import', 'cards', cards]);
      expect(result).toMatchObject({ code: 4, output: expect.stringContaining('DATA_DIR') });
    },
  );

  it.each([
    ['an import', 4, (): readonly string[] => ['import', 'decks', many]],
    // With other decks: files that are the same as before are not written.
    ['a publish', 24, (): readonly string[] => ['publish']],
  ])(
    '%s exits with 4 and says why if files may not become large enough, changes nothing, and succeeds with room',
    async (what, maxFileKb, makeArgs) => {
      const dataDir = await publishedFolder(`limited ${what}`);
      const { store, snapshots } = storePaths(dataDir);
      if (what === 'a publish') await runHere(dataDir, ['import', 'decks', some]);
      const content = async () => ({
        state: await state(dataDir),
        version: await currentVersion(snapshots),
        files: [...(await readdir(store)), ...(await readdir(snapshots))].sort(),
      });
      const before = await content();
      const { code, output } = await start(dataDir, makeArgs(), {}, maxFileKb).done;
      expect(output).toMatch(/larger than the system allows/);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(4);
      expect(await content()).toEqual(before);
      expect((await runHere(dataDir, makeArgs())).code).toBe(0);
      expect(await content()).not.toEqual(before);
    },
  );

  it('ends with 2 and names an invalid environment variable', async () => {
    expect(await runHere(join(folder, 'empty'), ['status'], { KEEP_SNAPSHOTS: 'many' })).toMatchObject({
      code: 2,
      output: expect.stringContaining('KEEP_SNAPSHOTS'),
    });
  });

  it('exits with 3 while another process holds the lock', async () => {
    const dataDir = join(folder, 'two writers');
    await runHere(dataDir, ['import', 'cards', cards]);
    const lock = await lockStore(storePaths(dataDir).lock);
    const refused = await run(dataDir, ['import', 'decks', some]);
    await lock.release();
    expect(refused).toMatchObject({ code: 3, output: expect.stringContaining(`process ${process.pid}`) });
    expect((await state(dataDir)).decks).toBeNull();
    expect((await runHere(dataDir, ['import', 'decks', some])).code).toBe(0);
    expect((await state(dataDir)).decks?.rows).toBe(SOME);
  });

  it('recovers from an import that was killed at any time', async () => {
    const dataDir = await publishedFolder('killed import');
    const before = await state(dataDir);
    const delays: readonly (() => Promise<void>)[] = [
      () => wait(50),
      () => wait(150),
      () =>
        until(async () =>
          (await readdir(storePaths(dataDir).store)).some(
            (name) => name.startsWith('decks-') && name !== before.decks?.file,
          ),
        ),
      () =>
        until(
          async () =>
            (await readdir(storePaths(dataDir).store)).filter((name) => name.startsWith('deck-cards-'))
              .length > 1,
        ),
    ];
    for (const delay of delays) {
      const killed = start(dataDir, ['import', 'decks', many]);
      await until(() => existsSync(storePaths(dataDir).lock));
      await delay();
      killed.child.kill('SIGKILL');
      await killed.done;
      const after = await state(dataDir);
      expect([3, MANY + 3]).toContain(after.decks?.rows);
      if (after.decks?.rows === MANY + 3) break;
    }
    expect((await runHere(dataDir, ['import', 'decks', many])).code).toBe(0);
    const last = await state(dataDir);
    expect(last.decks?.rows).toBe(MANY + 3);
    const files = [last.cards, last['card-numbers'], last.names, last.decks, ...last.deckCards];
    const expected = files.map((file) => file?.file);
    expect(
      (await readdir(storePaths(dataDir).store)).filter((name) => name.endsWith('.parquet')).sort(),
    ).toEqual([...expected].sort());
  });

  it('keeps the last snapshot if a publish is killed', async () => {
    const dataDir = await publishedFolder('killed publish');
    const { snapshots } = storePaths(dataDir);
    const current = async () =>
      SnapshotPointer.parse(JSON.parse(await readFile(join(snapshots, 'current.json'), 'utf8'))).version;
    const first = await current();
    const unfinished = async (): Promise<string | undefined> =>
      (await readdir(snapshots)).find((name) => name.startsWith('.tmp-'));
    const hasWritten = async (file: string): Promise<boolean> =>
      existsSync(join(snapshots, (await unfinished()) ?? 'none', file));
    for (const file of [undefined, 'catalog.json', 'manifest.json']) {
      const killed = start(dataDir, ['publish']);
      // A file may be there for less time than passes between two looks: the publish that ends is over, too.
      const hasEnded = () => killed.child.exitCode !== null;
      await until(async () => (await unfinished()) !== undefined || hasEnded());
      if (file !== undefined) await until(async () => (await hasWritten(file)) || hasEnded());
      killed.child.kill('SIGKILL');
      await killed.done;
      const version = await current();
      const manifest = Manifest.parse(
        JSON.parse(await readFile(join(snapshots, version, 'manifest.json'), 'utf8')),
      );
      expect(manifest.version).toBe(version);
    }
    expect(existsSync(join(snapshots, first, 'manifest.json'))).toBe(true);
    expect((await runHere(dataDir, ['publish'])).code).toBe(0);
    expect(await unfinished()).toBeUndefined();
  });

  it('exits with 0 if the reader closes the pipe', async () => {
    const one = start(join(folder, 'unread'), ['status']);
    one.child.stdout?.destroy();
    const { code, output } = await one.done;
    expect({ code, output }).toEqual({ code: 0, output: '' });
  });
});
