import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLogger } from '#app/platform/logger.server';
import { createRouteFinder, pagePaths, UNMATCHED } from '../server/monitoring/route-patterns';
import { listen, type RunningServer } from '../server/testing/file-server';
import type { TestSite } from '../server/testing/site';
import { expressRoutes } from './express-routes';
import { madeApps } from './made-apps';
import { makeBuild } from './remix-build';
import { registerPerson } from './test-person';
import { startWholeSite } from './whole-site';

vi.mock('express', async (importOriginal) => (await import('./made-apps')).noteApps(await importOriginal()));

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly spanId: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface SentTraces {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const lines: string[] = [];
const received: {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly traces: SentTraces;
}[] = [];
let receiver: RunningServer;
let site: TestSite;

/** The page about us, which fails. */
const brokenBuild = (): ReturnType<typeof makeBuild> => {
  const build = makeBuild();
  const route = build.routes['routes/about-us'];
  if (!route) throw new Error('The build has no page to break.');
  const loader = () => {
    throw new Error('It broke');
  };
  return {
    ...build,
    routes: { ...build.routes, 'routes/about-us': { ...route, module: { ...route.module, loader } } },
  };
};

beforeAll(async () => {
  receiver = await listen((request, response) => {
    void text(request).then((body) => {
      received.push({
        url: request.url ?? '',
        headers: request.headers,
        traces: JSON.parse(body) as SentTraces,
      });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  vi.stubEnv('DATA_DIR', await mkdtemp(join(tmpdir(), 'monitoring-')));
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-token=secret');
  vi.stubEnv('OTEL_SERVICE_NAME', 'the-forge');
  site = await startWholeSite(
    {
      METRICS_PORT: '0',
      TRUST_PROXY: '1',
      REQUEST_ID_HEADER: 'X-Edge-Id',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      RATE_LIMIT_CARDS: '1',
    },
    { log: makeLogger('debug', { write: (line) => void lines.push(line) }), build: brokenBuild() },
  );
});
afterAll(async () => {
  await receiver.close();
  vi.unstubAllEnvs();
});

const readMetrics = async (): Promise<string> => (await fetch(site.metricsUrl ?? '')).text();
const idOf = ({ headers }: { readonly headers: Headers }): string => headers.get('x-request-id') ?? '';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  it.each(['/', '/healthz', '/api/none', '/%74op', '/none', '/account/events'])(
    'is in the response to %s, and another in the next one',
    async (path) => {
      const ids = [];
      for (const _ of [1, 2, 3]) ids.push(idOf(await site.fetch(path, { redirect: 'manual' })));
      for (const id of ids) expect(id).toMatch(UUID);
      expect(new Set(ids).size).toBe(3);
    },
  );

  it('is that of the header of a trusted proxy, where it is valid', async () => {
    const send = async (id: string) => idOf(await site.fetch('/top', { headers: { 'X-Edge-Id': id } }));
    expect(await send('edge-7.f:1')).toBe('edge-7.f:1');
    expect(await send('<script>')).toMatch(UUID);
    expect(await send('x'.repeat(200))).toMatch(UUID);
    expect(idOf(await site.fetch('/top', { headers: { 'X-Request-Id': 'other' } }))).toMatch(UUID);
  });

  it('is on the page about an error, which no other client gets, and in the log', async () => {
    lines.length = 0;
    const responses = await Promise.all([1, 2, 3].map(() => site.fetch('/about-us')));
    const ids = responses.map(idOf);
    expect(new Set(ids).size).toBe(3);
    for (const [index, { status, text: html }] of responses.entries()) {
      expect(status).toBe(500);
      expect(ids.filter((id) => html.includes(id))).toEqual([ids[index]]);
    }
    const logged = lines.map(
      (line) => JSON.parse(line) as { requestId?: string; traceId?: string; msg: string },
    );
    for (const id of ids)
      expect(logged).toContainEqual(
        expect.objectContaining({
          requestId: id,
          msg: 'Request',
          status: 500,
          traceId: expect.stringMatching(/^[\da-f]{32}$/),
        }),
      );
  });

  it('is in no page that a cache stores', async () => {
    for (const _ of [1, 2]) {
      const page = await site.fetch('/top', { headers: { 'X-Edge-Id': 'edge-secret' } });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('edge-secret');
      expect((await site.fetch('/top')).text).toBe(page.text);
    }
  });
});

describe('the metrics', () => {
  it('count requests by route and status, never by path', async () => {
    await site.fetch('/cards/sol-ring');
    await site.fetch('/cards/sol-ring');
    for (let n = 0; n < 30; n += 1) await site.fetch(`/wp-${n}.php?x=${n}`);
    const metrics = await readMetrics();
    expect(metrics).toMatch(
      /crownsmith_http_requests_total\{method="GET",route="\/cards\/:slug",status="200"\} 2\n/,
    );
    expect(metrics).toMatch(
      /crownsmith_http_requests_total\{method="GET",route="unmatched",status="404"\} 3\d\n/,
    );
    expect(metrics).toContain(
      'crownsmith_http_request_duration_seconds_bucket{le="0.1",route="/cards/:slug"}',
    );
    expect(metrics).not.toContain('wp-');
    expect(metrics).not.toContain('sol-ring');
  });

  it('count refusals by limit, look-ups by cache and operations of the database', async () => {
    await registerPerson(site, 'Ada');
    const misses = async (): Promise<string | undefined> =>
      /cache="html",result="miss"\} (\d+)/.exec(await readMetrics())?.[1];
    const before = await misses();
    await site.fetch('/healthz');
    await site.fetch('/api/typeahead?q=sol');
    expect(await misses()).toBe(before);
    const body = { names: ['sol-ring'] };
    await site.post('/api/cards', body);
    expect((await site.post('/api/cards', body)).status).toBe(429);
    const metrics = await readMetrics();
    expect(metrics).toContain('crownsmith_rate_limit_refusals_total{limit="cards"} 1');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ level: 40, refusal: 'limit-cards', path: '/api/cards', status: 429 }),
    );
    expect(metrics).toMatch(/crownsmith_cache_lookups_total\{cache="html",result="hit"\} [1-9]/);
    expect(metrics).toMatch(/crownsmith_account_store_duration_seconds_count\{operation="\w+"\} [1-9]/);
    expect(metrics).toMatch(/crownsmith_snapshot_created_timestamp_seconds \d{10}/);
    expect(metrics).toContain('crownsmith_gate_jobs{gate="pages"} 0');
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('are on a port of their own, and on no page of the site', async () => {
    expect((await site.fetch('/metrics')).status).toBe(404);
    const url = site.metricsUrl ?? '';
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  });

  it('know every route that the server declares', () => {
    const find = createRouteFinder(pagePaths(makeBuild().routes));
    const [app] = madeApps;
    const paths = app ? expressRoutes(app).map(({ path }) => path) : [];
    expect(paths.length).toBeGreaterThan(30);
    // Two mounts in one pattern; and a limit of a form without a page.
    const isPlain = (path: string): boolean => !/[|*]|^\/account\/password/.test(path);
    const unknown = paths.filter(
      (path) => isPlain(path) && find(path.replaceAll(/:(\w+)/g, 'x')) === UNMATCHED,
    );
    expect(unknown).toEqual([]);
  });
});

describe('traces', () => {
  it('reach the receiver with the spans of a request, whatever a stranger sends', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    await site.fetch('/commanders/edgar-markov?secret=1', {
      headers: { 'X-Edge-Id': 'traced', traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
    await site.close();
    const [first] = received;
    expect(first).toMatchObject({ url: '/v1/traces', headers: { 'x-token': 'secret' } });
    const resource = first?.traces.resourceSpans[0]?.resource.attributes ?? [];
    expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'the-forge' } });
    const spans = received.flatMap(({ traces }) =>
      traces.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    const root = spans.find(({ traceId, name }) => traceId === trace && name === 'GET /commanders/:slug');
    expect(root?.attributes).toContainEqual({
      key: 'crownsmith.request_id',
      value: { stringValue: 'traced' },
    });
    expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const gate = spans.find(
      ({ name, parentSpanId }) => name === 'gate pages' && parentSpanId === root?.spanId,
    );
    expect(spans.find(({ parentSpanId }) => parentSpanId === gate?.spanId)?.name).toBe('work of pages');
    expect(JSON.stringify(received)).not.toContain('secret=1');
  });
});
