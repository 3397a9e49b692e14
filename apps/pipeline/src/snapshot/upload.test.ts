import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startS3Server, type S3Request, type S3Server } from '@crownsmith/test-support/s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '#src/run';
import { tempFolder } from '#src/testing/fixtures';
import { pointTo } from './snapshot-folder';

const [ONE, TWO, THREE] = ['20261121t000000-r1', '20261122t000000-r2', '20261123t000000-r3'] as const;

let server: S3Server;
let dataDir = '';
let place = 0;
/** the bucket of a test */
let to = '';
let printed = '';
beforeAll(async () => {
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
beforeEach(async () => {
  printed = '';
  const print = (text: unknown): boolean => {
    printed += String(text);
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(print);
  dataDir = await tempFolder();
  place += 1;
  to = `s3://${server.bucket}/site/${place}`;
});
afterEach(() => {
  server.treat = undefined;
  server.requests.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
afterAll(() => server.close());

const files = (version: string): Readonly<Record<string, string>> => ({
  'manifest.json': JSON.stringify({ version }),
  'cards/same.json': '{"same":true}',
  'cards/other.json': JSON.stringify({ of: version }),
});

/** Writes a snapshot to a data folder, as a publish does, and makes it the current one. */
const writeSnapshot = async (version: string, folder = dataDir, all = files(version)): Promise<void> => {
  const list = Object.entries(all).map(([path, text]) => [
    path,
    text.length,
    hash('sha256', text, 'base64url'),
  ]);
  const content = { ...all, 'checksums.json': JSON.stringify({ files: list }) };
  for (const [path, text] of Object.entries(content)) {
    const file = join(folder, 'snapshots', version, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  await pointTo(join(folder, 'snapshots'), version);
};

/** Runs a command. @returns its exit code and what was printed meanwhile */
const command = async (args: readonly string[], folder = dataDir) => {
  const start = printed.length;
  const code = await run(args, { ...process.env, DATA_DIR: folder, KEEP_SNAPSHOTS: '2' }, '/');
  return { code, output: printed.slice(start) };
};
const upload = (folder = dataDir) => command(['upload', '--to', to], folder);
const keyOf = (path: string): string => `site/${place}/${path}`;
const pointer = async (): Promise<unknown> => JSON.parse(String(await server.read(keyOf('current.json'))));
const writes = (): readonly S3Request[] => server.requests.filter(({ method }) => method === 'PUT');
const sent = (): readonly string[] =>
  writes()
    .filter(({ isCopy }) => !isCopy)
    .map(({ key }) => key.slice(keyOf('').length));

describe('upload', () => {
  it('sends every file with its SHA-256, the manifest and the pointer last', async () => {
    const all = { ...files(ONE), 'bulk/large.bin': 'x'.repeat(9_000_000) };
    await writeSnapshot(ONE, dataDir, all);
    expect(await upload()).toEqual({
      code: 0,
      output: expect.stringMatching(
        `Uploaded ${ONE} to ${to}, and made it the current one: 4 files sent \\(9\\.0 MB\\), 0 unchanged files`,
      ),
    });
    for (const [path, text] of Object.entries(all))
      expect(String(await server.read(keyOf(`${ONE}/${path}`)))).toBe(text);
    for (const { key, sha256 } of writes())
      expect(sha256).toBe(hash('sha256', (await server.read(key)) ?? '', 'base64'));
    expect(sent()[0]).toBe(`${ONE}/checksums.json`);
    expect(sent().slice(-2)).toEqual([`${ONE}/manifest.json`, 'current.json']);
    const checksums = (await server.read(keyOf(`${ONE}/checksums.json`))) ?? '';
    expect(await pointer()).toEqual({ version: ONE, checksums: hash('sha256', checksums, 'base64url') });
  });

  it('does not send again what is there, removes old snapshots, and lists the rest', async () => {
    await writeSnapshot(ONE);
    await upload();
    server.requests.length = 0;
    await writeSnapshot(TWO);
    expect(await upload()).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 files sent (0.0 MB), 1 unchanged file copied there'),
    });
    expect(sent()).toEqual([
      `${TWO}/checksums.json`,
      `${TWO}/cards/other.json`,
      `${TWO}/manifest.json`,
      'current.json',
    ]);
    expect(String(await server.read(keyOf(`${TWO}/cards/same.json`)))).toBe('{"same":true}');
    await writeSnapshot(THREE);
    expect(await upload()).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Removed there: ${ONE}.`),
    });
    expect(await server.read(keyOf(`${ONE}/cards/same.json`))).toBeUndefined();
    expect(await command(['snapshots', '--to', to])).toEqual({
      code: 0,
      output: `${TWO}\n${THREE} (current)\n`,
    });
    expect(await command(['rollback', '--to', to])).toEqual({
      code: 0,
      output: `Rolled back from ${THREE} to ${TWO}.\n`,
    });
    expect(await pointer()).toMatchObject({ version: TWO });
  });

  it('lets one of two publishers win, and the other one say so and lose nothing', async () => {
    const other = await tempFolder();
    await writeSnapshot(ONE);
    await upload();
    await writeSnapshot(TWO);
    await writeSnapshot(THREE, other);
    // Both have seen the same pointer before either replaces it.
    let arrived = 0;
    let open = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    server.treat = async ({ method, key }) => {
      if (method !== 'PUT' || !key.endsWith('current.json')) return 0;
      arrived += 1;
      if (arrived === 2) open();
      await both;
      return 0;
    };
    const [first, second] = await Promise.all([upload(), upload(other)]);
    server.treat = undefined;
    expect([first.code, second.code].sort()).toEqual([0, 5]);
    const [winner, loser] = first.code === 0 ? [TWO, THREE] : [THREE, TWO];
    expect(await pointer()).toMatchObject({ version: winner });
    expect(printed).toMatch(
      new RegExp(
        `it is ${winner} now, and stays\\. Nothing is lost: ${loser} is there.*rollback ${loser} --to ${to}`,
      ),
    );
    expect(await command(['rollback', loser, '--to', to])).toMatchObject({ code: 0 });
    expect(await pointer()).toMatchObject({ version: loser });
  });

  it('refuses another snapshot of the same version', async () => {
    const other = await tempFolder();
    await writeSnapshot(ONE);
    await writeSnapshot(ONE, other, { ...files(ONE), 'cards/other.json': '{"of":"somebody else"}' });
    await upload();
    expect(await upload(other)).toEqual({
      code: 5,
      output: expect.stringContaining(`another snapshot ${ONE}`),
    });
    expect(String(await server.read(keyOf(`${ONE}/cards/other.json`)))).toBe(files(ONE)['cards/other.json']);
  });

  it('goes on after a failure, and sends a changed object again', async () => {
    await writeSnapshot(ONE, dataDir, { ...files(ONE), 'cards/third.json': '3' });
    const third = async (): Promise<boolean> =>
      (await server.read(keyOf(`${ONE}/cards/third.json`))) !== undefined;
    server.treat = async ({ key }) => {
      if (!key.endsWith('other.json')) return 0;
      await vi.waitUntil(third, { timeout: 180_000 });
      return 500;
    };
    expect(await upload()).toEqual({
      code: 1,
      output: expect.stringContaining(`${to} answered with status 500`),
    });
    expect(await server.read(keyOf('current.json'))).toBeUndefined();
    server.treat = undefined;
    await server.write(keyOf(`${ONE}/cards/same.json`), '{"same":null}');
    expect(await upload()).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 file there already'),
    });
    expect(String(await server.read(keyOf(`${ONE}/cards/same.json`)))).toBe('{"same":true}');
  });

  it('says that access is refused', async () => {
    await writeSnapshot(ONE);
    server.treat = () => 403;
    expect(await upload()).toEqual({ code: 4, output: expect.stringContaining(`refuses access to ${to}`) });
  });

  it('publishes nothing of a damaged snapshot, and names the file', async () => {
    await writeSnapshot(ONE);
    await writeFile(join(dataDir, 'snapshots', ONE, 'cards/same.json'), '{"same":fals}');
    expect(await upload()).toEqual({
      code: 1,
      output: expect.stringMatching(/cards\/same\.json does not match its checksum/),
    });
    expect(await server.read(keyOf('current.json'))).toBeUndefined();
  });

  it.each([
    ['no bucket', {}, 's3://nothing-here/x', 1, /no bucket for s3:\/\/nothing-here\/x/],
    ['nobody listening', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, undefined, 1, /cannot be reached/],
    ['no address', {}, 'https://bucket/x', 2, /s3:\/\/bucket\/prefix/],
  ] as const)('says what is wrong with %s', async (_name, variables, address, code, message) => {
    await writeSnapshot(ONE);
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const result = await command(['upload', '--to', address ?? to]);
    expect(result).toEqual({ code, output: expect.stringMatching(message) });
    expect(result.output).not.toMatch(/^\s+at /m);
  });
});
