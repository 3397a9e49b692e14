// Pages a second, beside a baseline of the same run: `npm run bench -- pages`; README.md describes how it measures.
// Ends with 0 when every ratio reaches its floor, with 1 when one does not, with 2 when the machine is too busy to measure.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../journeys/site';
import { runClient } from './overload/run-client';
import { checkCaching } from './pages/check-caching';
import { countElements, fetchPage, type PageResponse } from './pages/fetch-page';
import {
  compareLoads,
  cores,
  InconclusiveError,
  median,
  medianLoad,
  type Comparison,
  type Load,
  type Target,
} from './pages/load';
import { measureMemoryLatency } from './pages/memory-latency';
import { publishRealCards } from './pages/publish-real';
import { withServer } from './pages/with-server';

/** Least responses a second, as a multiple of the baseline's. */
const FLOORS = { cached: 0.6, rendered: 0.5 } as const;
/** Most user time for a cached page, as a multiple of the baseline's. */
const MAX_USER_RATIO = 1.6;
/** How long a mix of visitors browses before anything is measured, in seconds: a server that has seen one page alone is faster. */
const MIXED_SECONDS = 30;
/** Plain servers beside which cached pages are measured: how well V8 compiles one differs by a third from start to start. */
const PLAIN_SERVERS = 3;
/** Keep-alive connections; few for rendered pages, because each takes long. */
const CONNECTIONS = { cached: 20, rendered: 4 } as const;
const PATH = '/commanders/edgar-markov';
const SESSION = { Cookie: `userState=${encodeURIComponent('{"uid":"bench"}')}` } as const;

const PLAIN_SERVER = fileURLToPath(new URL('pages/plain-server.ts', import.meta.url));
const REMIX_SERVER = fileURLToPath(new URL('pages/bare-remix-server.tsx', import.meta.url));

const failures: string[] = [];
const expectThat = (holds: boolean, failure: string): void => void (holds || failures.push(failure));

const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(5);

const printLoad = (label: string, load: Load, note = ''): void => {
  const { perSecond, p99, userPerResponse, systemPerResponse, serverCpu, clientCpu } = load;
  process.stdout.write(
    `  ${label.padEnd(38)} ${perSecond.toFixed(0).padStart(6)} pages/s  p99 ${p99.toFixed(1).padStart(6)} ms  ` +
      `µs a page: user ${userPerResponse.toFixed(1).padStart(6)}, system ${systemPerResponse.toFixed(1).padStart(5)}  CPU: server ${percent(serverCpu)}, client ${percent(clientCpu)}${note}\n`,
  );
};

type Subject = Omit<Target, 'connections'> & { readonly label: string };

/** Measures the site against a baseline, and prints both. */
const compare = async (kind: keyof typeof FLOORS, ours: Subject, baseline: Subject): Promise<Comparison> => {
  const connections = CONNECTIONS[kind];
  const result = await compareLoads({ ...ours, connections }, { ...baseline, connections });
  const rounds = result.ratios.map((value) => value.toFixed(2)).join(' ');
  printLoad(baseline.label, result.baseline);
  printLoad(ours.label, result.ours);
  process.stdout.write(
    `  → ratio ${result.ratio.toFixed(2)}, floor ${FLOORS[kind]} (rounds ${rounds}); user time ${result.userRatio.toFixed(2)} ×\n`,
  );
  return result;
};

const expectRatio = (kind: keyof typeof FLOORS, label: string, ratio: number): void =>
  expectThat(
    ratio >= FLOORS[kind],
    `${label}: ratio ${ratio.toFixed(2)} is below the floor ${FLOORS[kind]}.`,
  );

/** Measures a cached page beside plain node:http that sends the same body and headers, started anew a few times. */
const measureCached = async (
  site: Subject,
  folder: string,
  { headers, body }: PageResponse,
): Promise<Load> => {
  // node:http writes these itself.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;
  const files = [join(folder, 'body'), join(folder, 'headers.json')] as const;
  await writeFile(files[0], body);
  await writeFile(files[1], JSON.stringify(sent));
  const ours = { ...site, label: 'cached page' };
  const results: Comparison[] = [];
  while (results.length < PLAIN_SERVERS)
    results.push(
      await withServer(PLAIN_SERVER, files, ({ pid, origin }) => {
        const label = 'plain node:http, same bytes and headers';
        return compare('cached', ours, { ...site, label, pid, url: origin });
      }),
    );
  const ratio = median(results.map((result) => result.ratio));
  const userRatio = median(results.map((result) => result.userRatio));
  process.stdout.write(
    `  → beside the median of them: ratio ${ratio.toFixed(2)}, user time ${userRatio.toFixed(2)} ×\n`,
  );
  expectRatio('cached', ours.label, ratio);
  expectThat(
    userRatio <= MAX_USER_RATIO,
    `${ours.label}: ${userRatio.toFixed(2)} times the user time of the baseline, at most ${MAX_USER_RATIO}.`,
  );
  return medianLoad(results.map((result) => result.ours));
};

/** Measures pages that no cache has beside a bare Remix page with as many elements. */
const measureRendered = (site: Subject, elements: number): Promise<readonly Load[]> =>
  withServer(REMIX_SERVER, [String(elements)], async ({ pid, origin }) => {
    const bareElements = countElements((await fetchPage(origin)).body.toString());
    const baseline = { ...site, label: `bare Remix page, ${bareElements} elements`, pid, url: origin };
    const subjects: readonly Subject[] = [
      { ...site, headers: { ...site.headers, ...SESSION }, label: 'page rendered for a session' },
      { ...site, hasUniqueQueries: true, label: 'page rendered for a new URL' },
    ];
    const loads: Load[] = [];
    for (const ours of subjects) {
      const result = await compare('rendered', ours, baseline);
      expectRatio('rendered', ours.label, result.ratio);
      loads.push(result.ours);
    }
    return loads;
  });

const fetchPrinted = async ({ url, headers }: Subject, elements: number): Promise<PageResponse> => {
  const response = await fetchPage(url, headers);
  process.stdout.write(
    `${PATH}, ${headers['Accept-Encoding'] ?? ''}: ${response.body.length} bytes, ${elements} elements; ` +
      `load average ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
  );
  return response;
};

const measureCompressed = async (site: Subject, folder: string, elements: number): Promise<void> => {
  const cached = await measureCached(site, folder, await fetchPrinted(site, elements));
  const rendered = await measureRendered(site, elements);
  expectThat(
    rendered.every(({ perSecond }) => cached.perSecond > 2 * perSecond),
    'A cached page is not twice as fast as a rendered one: one of them is not what its label states.',
  );
};

/** Rendered pages alone: of cached ones the client is the limit, which reads 200 kB for each. */
const measureIdentity = async (site: Subject, elements: number): Promise<void> => {
  await fetchPrinted(site, elements);
  await measureRendered(site, elements);
};

const folder = await mkdtemp(join(tmpdir(), 'crownsmith-pages-'));
const real = process.env['SNAPSHOT'] ? undefined : await publishRealCards();
const site = await startSite({ snapshot: real?.snapshots, variables: { METRICS_PORT: '0' } });
try {
  const url = `${site.origin}${PATH}`;
  await checkCaching(url, SESSION, expectThat);
  const elements = countElements((await fetchPage(url)).body.toString());
  const { sent } = await runClient({ mix: 'browsing', origin: site.origin, seconds: MIXED_SECONDS });
  process.stdout.write(`${sent} requests of mixed visitors before, with metrics\n`);
  process.stdout.write(
    `Server on core ${cores.server}, wrk on core ${cores.client}, a read of memory ${measureMemoryLatency().toFixed(0)} ns\n`,
  );
  const subject = (encoding: string): Subject => ({
    pid: site.pid,
    url,
    headers: { 'Accept-Encoding': encoding },
    label: '',
  });
  await measureCompressed(subject('gzip'), folder, elements);
  await measureIdentity(subject('identity'), elements);
} catch (error) {
  if (!(error instanceof InconclusiveError)) throw error;
  process.stdout.write(`INCONCLUSIVE ${error.message}\n`);
  process.exitCode = 2;
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
  if (real) await rm(real.folder, { recursive: true, force: true });
}
for (const failure of failures) process.stdout.write(`FAIL ${failure}\n`);
if (failures.length > 0) process.exitCode = 1;
