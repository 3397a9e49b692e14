import { createRequestHandler as createExpressHandler } from '@remix-run/express';
import { createRequestHandler } from '@remix-run/node';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { requestFacts } from '../server/accounts/read-session';
import { createLoadContext } from '#app/rendering/load-context.server';
import { setSnapshotStore } from '#app/snapshot/current.server';
import { makeBuild } from './remix-build';
import { pageSegments } from '../server/request/page-methods';
import { startSite, type TestSite } from '../server/testing/site';

/** Starts the site with its own pages, as index.ts does, on a small snapshot with all kinds of pages. */
export const startWholeSite = async (variables: Readonly<Record<string, string>> = {}): Promise<TestSite> => {
  const build = makeBuild();
  const handle = createRequestHandler(build, 'production');
  const site = await startSite({
    published: false,
    withPeople: true,
    variables,
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
