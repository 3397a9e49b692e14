import type { Server } from 'node:http';
import { observeDocuments } from '#app/accounts/documents/observe-documents.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { ageLimits, type Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Gates } from '../overload/gates';
import type { Listener } from '../request/origin-form';
import type { Metrics } from './metrics';
import { createRouteFinder, type RouteFinder } from './route-patterns';
import type { Tracing } from './tracing';

type TracingSettings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' | 'OTEL_SDK_DISABLED'
>;
type Settings = TracingSettings &
  Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'MAX_CONNECTIONS'> &
  Parameters<typeof ageLimits>[0];

const isTraced = (env: TracingSettings): boolean =>
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined;

export interface MonitoringOptions {
  readonly env: Settings;
  readonly log: Log;
  readonly store: Pick<SnapshotStore, 'current' | 'health'>;
  readonly gates: Gates;
  /** paths of the pages, as Remix declares them */
  readonly pages: readonly string[];
  /** the server of the site, once it exists */
  readonly server: () => Server | undefined;
}

/** What watches a process, as its settings ask for; nothing is loaded and nothing wrapped for what they do not. */
export interface Monitoring {
  /** gates whose jobs are traced */
  readonly gates: Gates;
  readonly findRoute: RouteFinder;
  readonly tracing: Tracing | undefined;
  /** measures the requests of the site */
  readonly observe: (listener: Listener) => Listener;
  readonly wrapDocuments: (documents: Documents) => Documents;
  /** serves the metrics; undefined where no port is set */
  readonly metricsServer: Server | undefined;
}

const openMetrics = async (
  options: MonitoringOptions,
  findRoute: RouteFinder,
): Promise<{ metrics: Metrics; server: Server } | undefined> => {
  const { env, log } = options;
  if (env.METRICS_PORT === undefined) return undefined;
  const [{ createMetrics }, { createMetricsServer }] = await Promise.all([
    import('./metrics'),
    import('./metrics-server'),
  ]);
  const metrics = createMetrics({
    ...options,
    findRoute,
    maxConnections: env.MAX_CONNECTIONS,
    ageLimits: ageLimits(env),
  });
  return { metrics, server: createMetricsServer(metrics, log) };
};

/** Prepares the metrics and traces that the settings ask for. */
export const openMonitoring = async (options: MonitoringOptions): Promise<Monitoring> => {
  const { env, gates, pages } = options;
  const findRoute = createRouteFinder(pages);
  const opened = await openMetrics(options, findRoute);
  const tracing = isTraced(env) ? (await import('./tracing')).startTracing() : undefined;
  return {
    findRoute,
    tracing,
    gates: tracing?.traceGates(gates) ?? gates,
    observe: opened?.metrics.observe ?? ((listener) => listener),
    wrapDocuments: (documents) => {
      const observed = opened ? observeDocuments(documents, opened.metrics.observeDocuments) : documents;
      return tracing?.traceDocuments(observed) ?? observed;
    },
    metricsServer: opened?.server,
  };
};
