import type { ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DocumentsObserver } from '#app/accounts/documents/observe-documents.server';
import { cacheLookups } from '#app/platform/cache-lookups.server';
import { dataTimes, type AgeLimits } from '#app/snapshot/data-ages';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Gates } from '../overload/gates';
import type { Listener } from '../request/origin-form';
import { pathOf } from '../request/path-of';
import { BUCKETS, registerRequests } from './request-metrics';
import type { RouteFinder } from './route-patterns';

/** The status of a request whose client left before its response began, as nginx counts it. */
const CLIENT_CLOSED = 499;

export interface Metrics {
  /** measures the requests of a listener */
  readonly observe: (listener: Listener) => Listener;
  /** measures the operations of the database of people */
  readonly observeDocuments: DocumentsObserver;
  /** the metrics in the Prometheus text format */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  readonly store: Pick<SnapshotStore, 'current' | 'health'>;
  readonly gates: Gates;
  readonly findRoute: RouteFinder;
  /** the server whose connections are counted, once it exists */
  readonly server: () => Pick<Server, 'getConnections'> | undefined;
  readonly maxConnections: number;
  readonly ageLimits: AgeLimits;
}

const statusOf = (response: ServerResponse): number =>
  response.headersSent ? response.statusCode : CLIENT_CLOSED;

/** A gauge whose values are read when the metrics are. */
const gauge = <Label extends string = never>(
  registry: Registry,
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly Label[] },
  collect: (set: (labels: Readonly<Record<Label, string>>, value: number) => void) => void | Promise<void>,
): void => {
  new Gauge({
    name: `crownsmith_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset();
      await collect((values, value) => this.set(values, value));
    },
  });
};

const registerSnapshot = (registry: Registry, store: MetricsOptions['store']): void => {
  gauge(
    registry,
    { name: 'snapshot_created_timestamp_seconds', help: 'When the snapshot that is served was published.' },
    (set) => {
      const createdAt = store.current()?.manifest.createdAt;
      if (createdAt !== undefined) set({}, Date.parse(createdAt) / 1000);
    },
  );
  gauge(
    registry,
    { name: 'snapshot_info', help: 'The snapshot that is served.', labels: ['version'] },
    (set) => {
      const version = store.current()?.manifest.version;
      if (version !== undefined) set({ version }, 1);
    },
  );
  gauge(
    registry,
    { name: 'snapshot_degraded', help: '1 while the current snapshot is missing, not served or damaged.' },
    (set) => set({}, store.current() === undefined || store.health().reasons.length > 0 ? 1 : 0),
  );
};

const registerAges = (registry: Registry, store: MetricsOptions['store'], limits: AgeLimits): void => {
  gauge(
    registry,
    { name: 'data_timestamp_seconds', help: 'When the data of a kind are from.', labels: ['kind'] },
    (set) => {
      for (const [kind, seconds] of dataTimes(store.current()?.manifest ?? {})) set({ kind }, seconds);
    },
  );
  gauge(
    registry,
    { name: 'data_max_age_seconds', help: 'How old the data of a kind may be.', labels: ['kind'] },
    (set) => {
      for (const [kind, days] of Object.entries(limits)) if (days > 0) set({ kind }, days * 86_400);
    },
  );
};

const registerCaches = (registry: Registry): void => {
  new Counter({
    name: 'crownsmith_cache_lookups_total',
    help: 'Look-ups of caches by kind, and whether the cache had what was looked up.',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of cacheLookups()) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
};

/** Everything that the process counts and measures, by the names in docs/operations/README.md. */
export const createMetrics = (options: MetricsOptions): Metrics => {
  const { store, gates, findRoute, server, maxConnections, ageLimits } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Sums of `nodejs_active_handles` and the like; only counters end in _total.
  for (const what of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  const registers = [registry];
  const addRequest = registerRequests(registry);
  const refusals = new Counter({
    name: 'crownsmith_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  });
  const documents = new Histogram({
    name: 'crownsmith_account_store_duration_seconds',
    help: 'Time of operations of the database of people.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const documentErrors = new Counter({
    name: 'crownsmith_account_store_errors_total',
    help: 'Operations of the database of people that failed.',
    labelNames: ['operation', 'reason'],
    registers,
  });
  let inFlight = 0;
  gauge(registry, { name: 'http_requests_in_flight', help: 'Requests without a whole response.' }, (set) =>
    set({}, inFlight),
  );
  gauge(
    registry,
    { name: 'gate_jobs', help: 'Jobs that run or wait at a gate.', labels: ['gate'] },
    (set) => {
      for (const [name, { size }] of Object.entries(gates)) set({ gate: name }, size);
    },
  );
  gauge(registry, { name: 'http_connections', help: 'Open connections.' }, async (set) => {
    const running = server();
    const count = await new Promise<number>((resolve) => {
      if (running) running.getConnections((error, open) => resolve(error ? 0 : open));
      else resolve(0);
    });
    set({}, count);
  });
  gauge(registry, { name: 'http_connections_max', help: 'Connections that are accepted at a time.' }, (set) =>
    set({}, maxConnections),
  );
  registerSnapshot(registry, store);
  registerAges(registry, store, ageLimits);
  registerCaches(registry);

  const observe =
    (listener: Listener): Listener =>
    (request, response, next) => {
      const started = performance.now();
      const { method = '', url = '' } = request;
      inFlight += 1;
      response.on('close', () => {
        inFlight -= 1;
        const isStream = response.getHeader('Content-Type') === 'text/event-stream';
        addRequest(findRoute(pathOf(url)), {
          method,
          status: statusOf(response),
          duration: isStream ? undefined : (performance.now() - started) / 1000,
        });
        const { locals } = response as ServerResponse & { readonly locals?: Express.Locals };
        if (locals?.limitedBy !== undefined) refusals.inc({ limit: locals.limitedBy });
      });
      listener(request, response, next);
    };

  return {
    observe,
    observeDocuments: ({ operation, ms, reason }) => {
      documents.observe({ operation }, ms / 1000);
      if (reason !== undefined) documentErrors.inc({ operation, reason });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
