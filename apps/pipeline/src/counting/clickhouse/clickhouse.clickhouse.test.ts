import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDecks } from '#src/decks/remove-decks';
import { parseEnv } from '#src/env';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import type { PublishOptions } from '#src/publish/publish-options';
import { importStarter } from '#src/starter/import-starter';
import { withStore } from '#src/store/store';
import { digests } from '#src/testing/snapshot-digests';
import { makeTestStore } from '#src/testing/test-store';
import { makeVariedStore, variedDecks } from '#src/testing/varied-store';
import type { ClickHouseSettings } from './clickhouse-settings';
import { openSession } from './clickhouse-session';

const quiet = silentProgress();
const now = new Date(Date.UTC(2026, 10, 22));
const address = process.env['TEST_CLICKHOUSE_URL'] ?? '';

const settingsFor = (url: string, more: Readonly<Record<string, string>> = {}): ClickHouseSettings => {
  const { clickHouse } = parseEnv({ COUNT_ENGINE: 'clickhouse', CLICKHOUSE_URL: url, ...more }, '/');
  if (clickHouse === undefined) throw new Error('ClickHouse is not set.');
  return clickHouse;
};

/** Databases of counts on the server. */
const countDatabases = async (): Promise<readonly string[]> => {
  const session = openSession(settingsFor(address), 'default', []);
  try {
    const rows = await session.readTexts(
      `select name from system.databases where startsWith(name, 'crownsmith_') order by name`,
    );
    return rows.map(([name]) => name ?? '');
  } finally {
    await session.close();
  }
};

/** Publishes a store twice at the same moment, by each engine, and compares every file. */
const expectSameSnapshots = async (
  env: Parameters<typeof withStore>[0],
  snapshots: string,
  clickHouse: ClickHouseSettings,
  options: Partial<PublishOptions> = {},
): Promise<void> => {
  const publishBy = async (more: { readonly clickHouse?: ClickHouseSettings }) => {
    const { manifest } = await withStore({ ...env, ...more }, (store) =>
      publish(store, { keep: 5, ...options }, now, quiet),
    );
    const files = await digests(snapshots);
    return { files, manifest: { ...manifest, version: '' } };
  };
  const embedded = await publishBy({});
  const apart = await publishBy({ clickHouse });
  expect(Object.keys(embedded.files).length).toBeGreaterThan(100);
  expect(apart.manifest).toEqual(embedded.manifest);
  expect(apart.files).toEqual(embedded.files);
};

it('counts in short what DuckDB counts: every file of a snapshot is the same', async () => {
  const { env, snapshots } = await makeVariedStore();
  await expectSameSnapshots(env, snapshots, settingsFor(address), { formats: 'all' });
  expect(await countDatabases()).toEqual([]);
});

it('counts the same with the tables dealt over a cluster of one machine', async () => {
  const { env, snapshots } = await makeVariedStore();
  await expectSameSnapshots(env, snapshots, settingsFor(address, { CLICKHOUSE_CLUSTER: 'one' }), {
    formats: 'all',
  });
  expect(await countDatabases()).toEqual([]);
});

it('adds further decks to the counts of before as DuckDB counts all', async () => {
  const store = await makeVariedStore();
  const { env, snapshots } = store;
  const publishBy = async (clickHouse: ClickHouseSettings | undefined, recount: boolean) => {
    const options = { keep: 5, formats: 'all', program: 'test', recount } as const;
    const own = clickHouse === undefined ? env : { ...env, clickHouse };
    const { countedAnew } = await withStore(own, (opened) => publish(opened, options, now, quiet));
    return { countedAnew, files: await digests(snapshots) };
  };
  await publishBy(undefined, false);
  await store.importDecks(variedDecks(20, 8), 'further.jsonl', { source: 'one' });
  await store.use((own) => removeDecks(own, { source: 'two' }));
  const added = await publishBy(settingsFor(address), false);
  expect(added.countedAnew).toBe(20);
  expect(added.files).toEqual((await publishBy(undefined, true)).files);
  expect(await countDatabases()).toEqual([]);
});

it('counts the starter and its sample decks as DuckDB does', async () => {
  const { env, snapshots } = await makeTestStore();
  await withStore(env, (store) => importStarter(store, now, quiet));
  await expectSameSnapshots(env, snapshots, settingsFor(address));
  expect(await countDatabases()).toEqual([]);
});

describe('a server behind a network that fails', () => {
  let url = '';
  /** what happens to the next requests; the request is passed on for `lost`, but not its answer */
  const faults: ('busy' | 'lost' | 'pass')[] = [];
  const inserts: string[] = [];
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const query = new URL(request.url ?? '', 'http://x').searchParams.get('query') ?? '';
    const fault = query.startsWith('insert') ? (faults.shift() ?? 'pass') : 'pass';
    if (query.startsWith('insert')) inserts.push(query);
    if (fault === 'busy') {
      response.writeHead(503).end('Service Unavailable');
      return;
    }
    const target = new URL(address);
    const { host: _, 'content-length': __, 'transfer-encoding': ___, ...headers } = request.headers;
    send(
      { host: target.hostname, port: target.port, path: request.url, method: request.method, headers },
      (answer) => {
        if (fault === 'lost') {
          answer.resume().once('end', () => response.destroy());
          return;
        }
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    ).end(body);
  };
  const proxy = createServer((request, response) => void forward(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const own = new URL(address);
    own.port = String((proxy.address() as AddressInfo).port);
    url = own.href;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it('gets each row once, though inserts are sent again', async () => {
    faults.push('busy', 'lost', 'pass', 'lost', 'lost', 'pass');
    const { env, snapshots } = await makeVariedStore();
    await expectSameSnapshots(env, snapshots, settingsFor(url), { formats: 'all' });
    expect(faults).toEqual([]);
    expect(inserts.length).toBeGreaterThan(6);
    expect(await countDatabases()).toEqual([]);
  });

  it('keeps nothing of a publish that fails, and the error does not show the password', async () => {
    faults.push(...Array.from({ length: 9 }, () => 'busy' as const));
    const { env } = await makeVariedStore();
    const failed = withStore({ ...env, clickHouse: settingsFor(url) }, (store) =>
      publish(store, { keep: 3 }, now, quiet),
    );
    await expect(failed).rejects.toThrow(
      /^ClickHouse at http:\/\/127\.0\.0\.1:\d+ could not count: Service Unavailable/,
    );
    await expect(failed).rejects.not.toThrow(/p@ss|p%40ss|counter/);
    faults.length = 0;
    expect(await countDatabases()).toEqual([]);
  });
});

it('says who was refused where the password is wrong', async () => {
  const { env } = await makeVariedStore();
  const wrong = new URL(address);
  wrong.password = 'guess';
  await expect(
    withStore({ ...env, clickHouse: settingsFor(wrong.href) }, (store) =>
      publish(store, { keep: 3 }, now, quiet),
    ),
  ).rejects.toThrow(/Authentication failed.*check the user of CLICKHOUSE_URL/);
});

it('names a cluster that the server does not know', async () => {
  const { env } = await makeVariedStore();
  await expect(
    withStore({ ...env, clickHouse: settingsFor(address, { CLICKHOUSE_CLUSTER: 'many' }) }, (store) =>
      publish(store, { keep: 3 }, now, quiet),
    ),
  ).rejects.toThrow(/knows no cluster many/);
});

it('removes what a killed publish left, and leaves the databases of other stores', async () => {
  const session = openSession(settingsFor(address), 'default', []);
  const { env } = await makeVariedStore();
  const publishOnce = () =>
    withStore({ ...env, clickHouse: settingsFor(address) }, (store) =>
      publish(store, { keep: 3 }, now, quiet),
    );
  let own = '';
  const killed = withStore({ ...env, clickHouse: settingsFor(address) }, (store) =>
    store.query((db) =>
      store.count(db, async () => {
        own = (await countDatabases())[0] ?? '';
        throw new Error('killed');
      }),
    ),
  );
  await expect(killed).rejects.toThrow('killed');
  expect(own).toMatch(/^crownsmith_[0-9a-f]{12}_\w+$/);
  await session.run(`create database ${own}0`);
  await session.run('create database crownsmith_000000000000_other');
  await publishOnce();
  expect(await countDatabases()).toEqual(['crownsmith_000000000000_other']);
  await session.run('drop database crownsmith_000000000000_other');
  await session.close();
});
