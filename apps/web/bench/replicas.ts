// Two processes of the site behind HAProxy, as deploy/haproxy.cfg has it: `npm run bench -- replicas [visitors] [kills]`. They
// share a folder of snapshots, their limits in Redis, and accounts in PostgreSQL where that is installed. While people browse, one is
// killed and started again, a snapshot is published, and both are restarted in turn. Ends with 1 where a request failed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPipeline } from '../journeys/site';
import { freePort } from '../server/testing/free-port';
import { postgresServer, preparePostgres, type TestPostgres } from '../server/testing/postgres';
import { prepareRedis, redisServer } from '../server/testing/redis';
import { checkForwarding, checkSharedLimits } from './replicas/check-proxy';
import { startProxy } from './replicas/proxy';
import { prepareReplica, type Replica } from './replicas/replica';
import { type PhaseResult, startStream } from './replicas/stream';

const [visitors = 8, kills = 5] = process.argv.slice(2).map(Number);
/** Requests of a phase, beyond those that come while something happens. */
const REQUESTS = 15 * visitors;
const CARDS_LIMIT = 20;

const COLUMNS = ['requests', 'GET fail', 'POST fail', 'p50 ms', 'p99 ms'] as const;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const formatRow = (name: string, columns: readonly (string | number)[]): string =>
  `${name.padEnd(34)}${columns.map((column) => String(column).padStart(10)).join('')}`;

/** Each text once, with how often it is there. */
const countEqual = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map((text) => `${texts.filter((other) => other === text).length} × ${text}`);

const report = (phases: readonly PhaseResult[], errors: readonly string[]): void => {
  print(formatRow('', COLUMNS));
  for (const { name, times, failures } of phases) {
    const counts = [times.count, failures.GET.length, failures.POST.length];
    print(formatRow(name, [...counts, times.p50.toFixed(0), times.p99.toFixed(0)]));
    for (const line of countEqual([...failures.GET, ...failures.POST])) print(`  ${line}`);
  }
  print(formatRow('all', [phases.reduce((sum, { times }) => sum + times.count, 0)]));
  const hasFailed = phases.some(
    ({ mayLosePosts, failures }) => failures.GET.length > 0 || (!mayLosePosts && failures.POST.length > 0),
  );
  if (hasFailed)
    print('FAIL A request failed that was not a POST which a killed process may have been handling.');
  for (const error of errors) print(`FAIL ${error}`);
  if (hasFailed || errors.length > 0) process.exitCode = 1;
};

const measure = async (
  proxy: string,
  replicas: readonly [Replica, Replica],
  dataDir: string,
): Promise<void> => {
  const origins = replicas.map(({ origin }) => origin);
  const errors = [
    ...(await checkForwarding(proxy)),
    ...(await checkSharedLimits(proxy, origins, CARDS_LIMIT)),
  ];
  const stream = await startStream(proxy, visitors, (name) => process.stderr.write(`${name} …\n`));
  stream.begin('both serve');
  await stream.waitFor(REQUESTS);
  for (let kill = 1; kill <= kills; kill += 1) {
    const killed = replicas[kill % 2 === 0 ? 1 : 0];
    stream.begin(`${kill}: one is killed (-9)`, { mayLosePosts: true });
    await killed.kill();
    await stream.waitFor(REQUESTS);
    stream.begin(`${kill}: it is started again`);
    await killed.start();
    await killed.waitForTraffic();
  }
  const versions = await Promise.all(replicas.map((replica) => replica.readVersion()));
  stream.begin('a snapshot is published');
  await runPipeline(dataDir, 'publish', '--starter');
  await Promise.all(replicas.map((replica, index) => replica.waitForNewVersion(versions[index] ?? null)));
  await stream.waitFor(REQUESTS);
  for (const [index, replica] of replicas.entries()) {
    stream.begin(`rolling restart: ${index + 1} of 2`);
    await replica.stop();
    await replica.start();
    await replica.waitForTraffic();
    await stream.waitFor(REQUESTS);
  }
  report(await stream.end(), errors);
};

/** Variables for accounts in a database that both share, where PostgreSQL is installed; else they are in a file that both open. */
const prepareAccounts = async (
  postgres: TestPostgres | undefined,
): Promise<Readonly<Record<string, string>>> => {
  if (!postgres) {
    print('PostgreSQL is missing: accounts are in a file.');
    return {};
  }
  await postgres.start();
  return {
    ACCOUNTS: 'postgres',
    DATABASE_URL: await postgres.createDatabase(),
    SESSION_SECRETS: 'a secret of this benchmark alone',
  };
};

const runBench = async (haproxy: string): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crownsmith-replicas-'));
  const redis = await prepareRedis();
  await redis.start();
  const postgres = postgresServer() === undefined ? undefined : await preparePostgres();
  await runPipeline(dataDir, 'publish', '--starter');
  const variables = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SNAPSHOT: join(dataDir, 'snapshots'),
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    REQUEST_ID_HEADER: 'X-Request-Id',
    RATE_LIMIT_CARDS: String(CARDS_LIMIT),
    // All visitors have one address here; and none is refused because the machine is busy.
    RATE_LIMIT_RECS: '0',
    RATE_LIMIT_TYPEAHEAD: '0',
    MAX_WAIT_MS: '20000',
    LOG_LEVEL: 'error',
    ...(await prepareAccounts(postgres)),
  };
  const replicas = [
    prepareReplica(await freePort(), variables),
    prepareReplica(await freePort(), variables),
  ] as const;
  try {
    await Promise.all(replicas.map((replica) => replica.start()));
    const proxy = await startProxy(haproxy, await freePort(), [replicas[0].host, replicas[1].host]);
    try {
      await measure(proxy.origin, replicas, dataDir);
    } finally {
      await proxy.close();
    }
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await redis.close();
    await postgres?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const haproxy = process.env['HAPROXY'];
if (!haproxy || redisServer() === undefined)
  print('Skipped: it needs haproxy and redis-server (Debian: apt-get install haproxy redis-server).');
else await runBench(haproxy);
