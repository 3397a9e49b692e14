import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTurnWait } from '@crownsmith/answers/snapshot';
import { DataFolderError, openDataFolder } from '@crownsmith/data-folder';
import { BRAND } from '@crownsmith/domain';
import { createRequestHandler as createExpressHandler } from '@remix-run/express';
import { createRequestHandler } from '@remix-run/node';
import * as build from 'virtual:remix/server-build';
import { DocumentsError } from '#app/accounts/documents/documents.server';
import { env, EnvError, type Env } from '#app/platform/env.server';
import { makeLogger } from '#app/platform/logger.server';
import { siteConfig, SiteConfigError } from '#app/platform/site-config.server';
import { saveUnmetNeeds } from '#app/platform/unmet-needs.server';
import { createLoadContext } from '#app/rendering/load-context.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { openPeople, type People } from './accounts/open-people';
import { requestFacts } from './accounts/read-session';
import { EventStreams } from './accounts/event-streams';
import { createApp } from './app';
import { CONNECTION_LIMITS, createLimitedServer } from './create-server';
import { favourRequests } from './favour-requests';
import { openMonitoring } from './monitoring/monitoring';
import { pagePaths } from './monitoring/route-patterns';
import type { PageHandler } from './overload/gate-pages';
import { createGates } from './overload/gates';
import { createTurns, createTurnWait } from './overload/turns';
import { createRateStores } from './request/rate-stores';
import { pageSegments } from './request/page-methods';
import { securityHeaders } from './response/security-headers';
import { shutDownOnSignal } from './shut-down';
import { WidgetMissingError } from './widget/widget-script';

/** Longest that the start waits for a snapshot before it serves without one, in ms. */
const FIRST_SNAPSHOT_MS = 20_000;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** The environment, its data folder up to date. Ends the process with a message where it or the site's config file is invalid. */
const readEnv = (): Env => {
  try {
    const settings = env();
    openDataFolder(settings.DATA_DIR);
    siteConfig();
    return settings;
  } catch (error) {
    const expected = [EnvError, DataFolderError, SiteConfigError];
    if (error instanceof Error && expected.some((kind) => error instanceof kind)) return fail(error.message);
    throw error;
  }
};

favourRequests();
const settings = readEnv();
const log = makeLogger(settings.LOG_LEVEL);
const rateStores = createRateStores({ url: settings.REDIS_URL, log });

const store = openStore(settings, log);
const turns = createTurns();
setTurnWait(createTurnWait(turns));
const monitoring = await openMonitoring({
  env: settings,
  log,
  store,
  gates: createGates({ maxWaitMs: settings.MAX_WAIT_MS }),
  pages: pagePaths(build.routes),
  server: () => server,
});

/** Ends the process with a message where the accounts cannot be opened: nothing is written over them. */
const openAccountsOrFail = (): Promise<People> =>
  openPeople(settings, log, rateStores, monitoring.wrapDocuments).catch((error: unknown) => {
    if (error instanceof DocumentsError) return fail(error.message);
    throw error;
  });
const people = await openAccountsOrFail();

setSnapshotStore(store);
await Promise.race([
  store.refresh(),
  new Promise((resolve) => setTimeout(resolve, FIRST_SNAPSHOT_MS).unref()),
]);
const stopWatching = store.watch();

const pages: PageHandler = createExpressHandler({
  build,
  mode: settings.NODE_ENV,
  getLoadContext: (request, response) => createLoadContext(request.path, requestFacts(response)),
});
const handlePage = createRequestHandler(build, settings.NODE_ENV);
const renderPage = (request: Request): Promise<Response> =>
  handlePage(request, createLoadContext(new URL(request.url).pathname));
const streams = new EventStreams();
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const widgetFolder = fileURLToPath(new URL('../../../widget/dist', import.meta.url));

/** The site. Ends the process with a message where the widget is not built. */
const createAppOrFail = (): ReturnType<typeof createApp> => {
  try {
    return createApp({
      env: settings,
      log,
      store,
      clientFolder,
      widgetFolder,
      pages,
      pageSegments: pageSegments(build.routes),
      renderPage,
      people,
      streams,
      gates: monitoring.gates,
      turns,
      trace: monitoring.tracing?.traceRequests(monitoring.findRoute),
      makeRateStore: (count) => rateStores.makeStore(count),
    });
  } catch (error) {
    if (error instanceof WidgetMissingError) return fail(error.message);
    throw error;
  }
};

const { server, stop } = createLimitedServer(
  monitoring.observe(createAppOrFail()),
  { ...CONNECTION_LIMITS, connections: settings.MAX_CONNECTIONS },
  securityHeaders(settings),
);

const failToListen = (name: 'PORT' | 'METRICS_PORT') => (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${settings[name]} is in use. Set ${name} to another one.`
      : `The server cannot listen: ${error.message}`,
  );
server.on('error', failToListen('PORT'));
server.on('connection', turns.noteConnection);
server.listen(settings.PORT, settings.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const note = store.current() ? '' : ' (no data loaded yet)';
  process.stdout.write(`${BRAND} is ready on http://localhost:${port}${note}\n`);
  const { metricsServer } = monitoring;
  metricsServer
    ?.on('error', failToListen('METRICS_PORT'))
    .listen(settings.METRICS_PORT, settings.METRICS_HOST, () => {
      const { port: metricsPort } = metricsServer.address() as AddressInfo;
      process.stdout.write(`Metrics are on http://${settings.METRICS_HOST}:${metricsPort}/metrics\n`);
    });
  process.stdout.write(`Mails go to ${people.accounts.mailTarget}\n`);
});
/** How often counts are stored, in ms. */
const COUNTS_MS = 60_000;
const saveCounts = () =>
  saveUnmetNeeds(settings.DATA_DIR).catch((error: unknown) =>
    log.warn({ err: error }, 'What visitors did not find cannot be stored'),
  );
setInterval(() => void saveCounts(), COUNTS_MS).unref();
shutDownOnSignal(stop, {
  log,
  before: () => {
    stopWatching();
    streams.close();
  },
  after: async () => {
    await saveCounts();
    await people.accounts.close();
    await monitoring.tracing?.close();
  },
});
