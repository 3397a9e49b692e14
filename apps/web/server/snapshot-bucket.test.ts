import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotFiles, withChecksums, type SnapshotFiles } from '@crownsmith/test-support';
import { startS3Server, type S3Server } from '@crownsmith/test-support/s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from '#app/platform/logger.server';
import { startSite, type TestSite } from './testing/site';

const [ONE, TWO, THREE] = ['20261121t000000-r1', '20261122t000000-r2', '20261123t000000-r3'] as const;
const CARD = '/json/cards/sol-ring.json';

let server: S3Server;
const sites: TestSite[] = [];
const errors: unknown[] = [];
const log: Log = { ...silentLog, error: (fields: unknown) => void errors.push(fields) };

/** the prefix of a test in the bucket */
let prefix = '';
let place = 0;

beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => {
  errors.length = 0;
  place += 1;
  prefix = `site-${place}`;
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  server.treat = undefined;
  vi.unstubAllEnvs();
});
afterAll(() => server.close());

const start = async (variables: Readonly<Record<string, string>> = {}): Promise<TestSite> => {
  const SNAPSHOT = `s3://${server.bucket}/${prefix}`;
  const site = await startSite({
    published: false,
    log,
    variables: { SNAPSHOT, METRICS_PORT: '0', RATE_LIMIT_CARDS: '0', ...variables },
  });
  sites.push(site);
  return site;
};
const mirrorOf = (site: TestSite): string => join(site.dataFolder, 'snapshot-mirror');

/** A small snapshot: a site with the pages of one card. */
const filesOf = (version: string): SnapshotFiles =>
  withChecksums(
    new Map(
      [...snapshotFiles({ version })].filter(
        ([path]) =>
          !/^(?:cards|commanders|combos|sets|themes|lists|precons|bulk)\//.test(path) ||
          path === 'cards/sol-ring.json',
      ),
    ),
  );
const put = async (path: string, content: string | Uint8Array): Promise<void> =>
  server.write(`${prefix}/${path}`, typeof content === 'string' ? content : new Uint8Array(content));
const pointTo = (version: string, files: SnapshotFiles): Promise<void> => {
  const checksums = createHash('sha256')
    .update(files.get('checksums.json') ?? '')
    .digest('base64url');
  return put('current.json', JSON.stringify({ version, checksums }));
};
/** Puts a snapshot into the bucket as `pipeline publish --to` does. */
const publish = async (version: string): Promise<SnapshotFiles> => {
  const files = filesOf(version);
  for (const [path, content] of files) await put(`${version}/${path}`, content);
  await pointTo(version, files);
  return files;
};
const served = (site: TestSite): string | undefined => site.store.current()?.manifest.version;
const metric = async (site: TestSite, name: string): Promise<string | undefined> => {
  const text = await (await fetch(site.metricsUrl ?? '')).text();
  return text
    .split('\n')
    .find((line) => line.startsWith(`crownsmith_${name}`))
    ?.split(' ')
    .at(-1);
};

describe('a site whose snapshots are in a bucket', () => {
  it('serves the current one, and the next one without a failed request', async () => {
    await publish(ONE);
    const site = await start();
    await site.store.get();
    const statuses = new Map<number, number>();
    const browse = async (): Promise<void> => {
      while (served(site) !== TWO) {
        const { status } = await site.fetch(CARD);
        expect(await (await site.store.get()).cardPage('sol-ring')).toBeDefined();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const browsing = Promise.all([browse(), browse()]);
    await publish(TWO);
    await browsing;
    expect([...statuses.keys()]).toEqual([200]);
    expect((await site.fetch(CARD)).status).toBe(200);
    await publish(THREE);
    await vi.waitUntil(() => served(site) === THREE, { timeout: 180_000 });
    // The one before stays for requests that began with it.
    await vi.waitUntil(async () => (await readdir(mirrorOf(site))).length === 2, { timeout: 180_000 });
    expect((await readdir(mirrorOf(site))).sort()).toEqual([TWO, THREE]);
    await pointTo(TWO, filesOf(TWO));
    await vi.waitUntil(() => served(site) === TWO, { timeout: 180_000 });
  });

  it('refuses a snapshot with a damaged object by its name, and serves the old one', async () => {
    await publish(ONE);
    const site = await start();
    await site.store.get();
    const files = filesOf(TWO);
    for (const [path, content] of files) await put(`${TWO}/${path}`, content);
    // A file that the former snapshot does not have: others are not downloaded at all.
    await put(`${TWO}/manifest.json`, '{}');
    await pointTo(TWO, files);
    await vi.waitUntil(() => site.store.health().reasons.length > 0, { timeout: 180_000 });
    expect(site.store.health().reasons.join()).toMatch(
      new RegExp(`s3://${server.bucket}/${prefix}/${TWO}/manifest\\.json has 2 of \\d+ bytes`),
    );
    expect(JSON.stringify(errors)).toContain('manifest.json');
    expect(served(site)).toBe(ONE);
    expect((await site.fetch(CARD)).status).toBe(200);
    expect(await metric(site, 'snapshot_degraded')).toBe('1');
    await put(`${TWO}/manifest.json`, files.get('manifest.json') ?? '');
    await vi.waitUntil(() => served(site) === TWO, { timeout: 180_000 });
    expect(await metric(site, 'snapshot_degraded')).toBe('0');
  });

  it('goes on while the store is away, and starts from its own copy', async () => {
    await publish(ONE);
    const site = await start();
    await site.store.get();
    server.treat = () => 503;
    await vi.waitUntil(() => site.store.health().reasons.length > 0, { timeout: 180_000 });
    expect(site.store.health().reasons.join()).toContain(
      `s3://${server.bucket}/${prefix} answered with status 503`,
    );
    expect((await site.fetch(CARD)).status).toBe(200);
    const restarted = await start({ DATA_DIR: site.dataFolder });
    await restarted.store.refresh();
    expect(served(restarted)).toBe(ONE);
    expect(await metric(restarted, 'snapshot_degraded')).toBe('1');
    server.treat = undefined;
    await vi.waitUntil(() => restarted.store.health().reasons.length === 0, { timeout: 180_000 });
    expect(served(restarted)).toBe(ONE);
  });

  it('says which store it cannot reach where it has no copy', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    const site = await start();
    await expect(site.store.get()).rejects.toMatchObject({ name: 'SnapshotMissingError' });
    expect(JSON.stringify(errors)).toContain(
      `The object store of s3://${server.bucket}/${prefix} cannot be reached`,
    );
    expect((await site.fetch('/healthz')).text).toContain(`s3://${server.bucket}/${prefix}`);
  });

  it('mends its own copy where a file is damaged', async () => {
    const files = await publish(ONE);
    const site = await start();
    await site.store.get();
    await site.close();
    sites.length = 0;
    await writeFile(join(mirrorOf(site), ONE, 'misc.json'), '{}');
    const restarted = await start({ DATA_DIR: site.dataFolder });
    await vi.waitUntil(() => served(restarted) === ONE && restarted.store.health().reasons.length === 0, {
      timeout: 180_000,
    });
    expect(restarted.store.current()?.misc()).toEqual(JSON.parse(String(files.get('misc.json'))));
  });
});
