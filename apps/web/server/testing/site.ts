import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { parseEnv } from '#app/platform/env.server';
import { type Log, silentLog } from '#app/platform/logger.server';
import { openStore } from '#app/snapshot/current.server';
import type { Accounts } from '#app/accounts/accounts.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { openPeople } from '../accounts/open-people';
import { createApp, type AppOptions } from '../app';
import { CONNECTION_LIMITS } from '../create-server';
import { openMonitoring } from '../monitoring/monitoring';
import { createGates } from '../overload/gates';
import { createRateStores } from '../request/rate-stores';
import { listen, type RunningServer } from './file-server';

export interface TestSite extends RunningServer {
  /** folder of snapshots, which contains current.json */
  readonly folder: string;
  readonly store: SnapshotStore;
  /** where `withPeople` is set */
  readonly accounts?: Accounts | undefined;
  /** folder of the database and the mails */
  readonly dataFolder: string;
  /** where METRICS_PORT is set; the port is always a free one */
  readonly metricsUrl: string | undefined;
  /** a response with its body as text */
  fetch(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; text: string }>;
  /** posts JSON; a string is sent unchanged */
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
}

export interface TestSiteOptions extends Partial<
  Pick<
    AppOptions,
    'pages' | 'pageSegments' | 'renderPage' | 'gates' | 'makeRateStore' | 'clientFolder' | 'widgetFolder'
  >
> {
  readonly variables?: Readonly<Record<string, string>>;
  /** false starts without a snapshot */
  readonly published?: boolean;
  /** the catalogue of the snapshot; a small one of its own by default */
  readonly cards?: readonly Card[];
  /** what the snapshot's manifest says besides */
  readonly manifest?: Partial<Manifest>;
  /** true opens accounts in a folder of their own */
  readonly withPeople?: boolean;
  /** paths of the pages, as Remix declares them */
  readonly pagePaths?: readonly string[];
  /** what the site logs to; nothing by default */
  readonly log?: Log;
}

/** Starts the Express app on a free port, with a small snapshot of its own and a fake page handler. */
export const startSite = async ({
  variables = {},
  published = true,
  cards,
  manifest,
  withPeople = false,
  pagePaths = [],
  log = silentLog,
  gates,
  ...options
}: TestSiteOptions = {}): Promise<TestSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  if (published)
    await writeSnapshotFixture(folder, { ...(cards && { cards }), ...(manifest && { manifest }) });
  // Gates refuse what waits for long: only tests of gates want that, however busy the machine is.
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-data-'));
  const env = parseEnv({
    SNAPSHOT: folder,
    DATA_DIR: dataFolder,
    SNAPSHOT_POLL_MS: '100',
    MAX_WAIT_MS: '60000',
    HTML_CACHE_MIN_REQUESTS: '1',
    ...variables,
  });
  const rateStores = createRateStores({ url: env.REDIS_URL, log });
  const store = openStore(env, log);
  const monitoring = await openMonitoring({
    env,
    log,
    store,
    gates: gates ?? createGates({ maxWaitMs: env.MAX_WAIT_MS }),
    pages: pagePaths,
    server: () => undefined,
  });
  const people = withPeople ? await openPeople(env, log, rateStores, monitoring.wrapDocuments) : undefined;
  const stop = store.watch();
  const app = createApp({
    env,
    log,
    store,
    people,
    gates: monitoring.gates,
    trace: monitoring.tracing?.traceRequests(monitoring.findRoute),
    pages: (_request, response) => void response.send('a page'),
    makeRateStore: (count) => rateStores.makeStore(count),
    ...options,
  });
  const server = await listen(monitoring.observe(app), { keepAliveTimeout: CONNECTION_LIMITS.keepAliveMs });
  const { metricsServer } = monitoring;
  if (metricsServer) await once(metricsServer.listen(0, '127.0.0.1'), 'listening');
  return {
    ...server,
    folder,
    store,
    accounts: people?.accounts,
    dataFolder,
    metricsUrl: metricsServer && `http://127.0.0.1:${(metricsServer.address() as AddressInfo).port}/metrics`,
    close: async () => {
      stop();
      await server.close();
      await people?.accounts.close();
      rateStores.close();
      metricsServer?.close();
      await monitoring.tracing?.close();
    },
    fetch: async (path, init) => {
      const response = await fetch(server.url + path, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    post: async (path, body, headers = {}) => {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
};
