import { createRequestHandler as createExpressHandler } from '@remix-run/express';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { requestFacts } from '../server/accounts/read-session';
import type { Log } from '#app/platform/logger.server';
import { createLoadContext } from '#app/rendering/load-context.server';
import { setSnapshotStore } from '#app/snapshot/current.server';
import { makeBuild } from './remix-build';
import { pagePaths } from '../server/monitoring/route-patterns';
import { pageSegments } from '../server/request/page-methods';
import { startSite, type TestSite } from '../server/testing/site';

interface WholeSiteOptions {
  /** what the site logs to; nothing by default */
  readonly log?: Log;
  readonly build?: ServerBuild;
}

/** Starts the site with its own pages, as index.ts does, on a small snapshot with all kinds of pages. */
export const startWholeSite = async (
  variables: Readonly<Record<string, string>> = {},
  { log, build = makeBuild() }: WholeSiteOptions = {},
): Promise<TestSite> => {
  const handle = createRequestHandler(build, 'production');
  const site = await startSite({
    published: false,
    withPeople: true,
    variables,
    ...(log && { log }),
    pagePaths: pagePaths(build.routes),
    pages: createExpressHandler({
      build,
      mode: 'production',
      getLoadContext: (request, response) => createLoadContext(request.path, requestFacts(response)),
    }),
    pageSegments: pageSegments(build.routes),
    renderPage: (request) => handle(request, createLoadContext(new URL(request.url).pathname)),
  });
  await writeSnapshotFixture(site.folder, { browse: true });
  await site.store.refresh();
  setSnapshotStore(site.store);
  return site;
};
