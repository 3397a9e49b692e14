import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@crownsmith/domain';
import { createRequestHandler } from '@remix-run/express';
import { createRequestHandler as createDrawing } from '@remix-run/node';
import type { RequestHandler } from 'express';
import * as build from 'virtual:remix/server-build';
import { env, EnvError, type Env } from '#app/platform/env.server';
import { makeLogger } from '#app/platform/logger.server';
import { createLoadContext } from '#app/rendering/load-context.server';
import { siteConfig, SiteConfigError } from '#app/platform/site-config.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { createApp } from './app';
import { stopOnSignal } from './shut-down';

/** Longest that the start waits for a snapshot before it serves without one, in ms. */
const FIRST_SNAPSHOT_MS = 20_000;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** The settings; what is wrong with them, or with the file of the site's config, ends the process. */
const readEnv = (): Env => {
  try {
    const settings = env();
    siteConfig();
    return settings;
  } catch (error) {
    if (error instanceof EnvError || error instanceof SiteConfigError) return fail(error.message);
    throw error;
  }
};

const settings = readEnv();
const log = makeLogger(settings.LOG_LEVEL);
const store = openStore(settings, log);
setSnapshotStore(store);
await Promise.race([
  store.refresh(),
  new Promise((resolve) => setTimeout(resolve, FIRST_SNAPSHOT_MS).unref()),
]);
const stopWatching = store.watch();

const handlePage = createRequestHandler({
  build,
  mode: settings.NODE_ENV,
  getLoadContext: (request, response) => createLoadContext(request.path, response.locals.formGuard),
});
const pages: RequestHandler = (request, response, next) => {
  handlePage(request, response, next).catch(next);
};
const handleRequest = createDrawing(build, settings.NODE_ENV);
const renderPage = (request: Request): Promise<Response> =>
  handleRequest(request, createLoadContext(new URL(request.url).pathname));
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const server = createServer(createApp({ env: settings, log, store, clientFolder, pages, renderPage }));
// Longer than a proxy keeps its connections, so that none is closed under a request.
server.keepAliveTimeout = 65_000;
server.headersTimeout = 66_000;

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  fail(
    taken
      ? `Port ${settings.PORT} is taken; choose another one by PORT.`
      : `The server cannot listen: ${error.message}`,
  );
});
server.listen(settings.PORT, settings.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const note = store.current() ? '' : ' (nothing is published yet)';
  process.stdout.write(`${BRAND} is ready on http://localhost:${port}${note}\n`);
});
stopOnSignal(server, { log, before: stopWatching });
