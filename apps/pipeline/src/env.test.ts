import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv, projectRoot } from './env';
import { tempFolder } from './testing/fixtures';

describe('parseEnv', () => {
  it('defaults to data in the project, wherever the command is run', async () => {
    const root = await tempFolder();
    await writeFile(join(root, 'pnpm-workspace.yaml'), '');
    const inside = join(root, 'apps', 'pipeline');
    await mkdir(inside, { recursive: true });
    expect(projectRoot(inside)).toBe(root);
    expect(parseEnv({}, inside).dataDir).toBe(join(root, 'data'));
    expect(parseEnv({}, '/elsewhere', root).dataDir).toBe(join(root, 'data'));
    expect(parseEnv({ DATA_DIR: 'mine' }, inside, root).dataDir).toBe(join(inside, 'mine'));
  });

  it('has defaults and resolves paths from the working directory', () => {
    expect(parseEnv({}, '/home/x')).toEqual({
      dataDir: '/home/x/data',
      keepSnapshots: 3,
      duckdbMemoryMb: 640,
      scryfallApi: 'https://api.scryfall.com',
      userAgent: expect.stringMatching(/^Crownsmith\/[\d.]+$/),
      sources: { path: '/home/x/data/sources.json', required: false },
    });
    expect(parseEnv({ SOURCES: 'mine.json' }, '/home/x').sources).toEqual({
      path: '/home/x/mine.json',
      required: true,
    });
    expect(parseEnv({ DATA_DIR: '', KEEP_SNAPSHOTS: '5' }, '/a')).toMatchObject({
      dataDir: '/a/data',
      keepSnapshots: 5,
    });
    expect(parseEnv({ DATA_DIR: '/srv/data' }, '/').dataDir).toBe('/srv/data');
  });
  it.each([
    [{ ORIGIN: 'https://decks.example' }, ' (+https://decks.example)'],
    [{ ORIGIN: 'https://decks.example', SOURCE_CONTACT: 'forge@decks.example' }, ' (+forge@decks.example)'],
  ])('says in requests who asks: %j', (set, end) => {
    expect(parseEnv(set, '/').userAgent).toMatch(/^Crownsmith\/\d/);
    expect(parseEnv(set, '/').userAgent.endsWith(end)).toBe(true);
  });
  it.each(['a b', 'a\nX-Other: 1', 'é'])('refuses the contact %j', (SOURCE_CONTACT) =>
    expect(() => parseEnv({ SOURCE_CONTACT }, '/')).toThrow(/SOURCE_CONTACT/),
  );
  it('keeps the credentials of ClickHouse apart from its address', () => {
    expect(parseEnv({}, '/').clickHouse).toBeUndefined();
    expect(parseEnv({ CLICKHOUSE_URL: 'http://db:8123' }, '/').clickHouse).toBeUndefined();
    const set = { COUNT_ENGINE: 'clickhouse', CLICKHOUSE_URL: 'https://a:p%40ss@db.example:8443/counts/' };
    expect(
      parseEnv({ ...set, CLICKHOUSE_CLUSTER: 'main', CLICKHOUSE_TIMEOUT: '60' }, '/').clickHouse,
    ).toEqual({
      url: 'https://db.example:8443/counts',
      username: 'a',
      password: 'p@ss',
      cluster: 'main',
      timeoutMs: 60_000,
    });
  });
  it('asks for the address of ClickHouse, and does not repeat a wrong one', () => {
    expect(() => parseEnv({ COUNT_ENGINE: 'clickhouse' }, '/')).toThrow(/CLICKHOUSE_URL/);
    expect(() => parseEnv({ COUNT_ENGINE: 'clickhouse', CLICKHOUSE_URL: 'db:p@ss' }, '/')).toThrow(
      /^(?![\s\S]*p@ss)[\s\S]*CLICKHOUSE_URL: expected an address/,
    );
    expect(() => parseEnv({ COUNT_ENGINE: 'sqlite' }, '/')).toThrow(/COUNT_ENGINE/);
  });
  it('reports every invalid variable', () => {
    expect(() =>
      parseEnv({ KEEP_SNAPSHOTS: '1', DUCKDB_MEMORY_MB: 'lots', SCRYFALL_API: 'here' }, '/'),
    ).toThrow(/KEEP_SNAPSHOTS[\s\S]*DUCKDB_MEMORY_MB[\s\S]*SCRYFALL_API/);
  });
});
