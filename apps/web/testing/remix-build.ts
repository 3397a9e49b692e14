import type { ServerBuild } from '@remix-run/node';
import * as entry from '#app/entry.server';
import * as root from '#app/root';
import { routeFilePath } from './route-file-path';

type RouteModule = ServerBuild['routes'][string]['module'];

const files = import.meta.glob<RouteModule>('../app/routes/*.tsx', { eager: true });

const route = (id: string, path: string, module: RouteModule) => ({
  id,
  ...(path !== '' && { path }),
  ...(id !== 'root' && { parentId: 'root' }),
  ...(id.endsWith('_index') && { index: true }),
  module,
});

/**
 * What the build makes of the site, without its client: every route, or some of them.
 * @param names of route files without their extension; all by default
 */
export const makeBuild = (names?: readonly string[]): ServerBuild => {
  const routes = [
    route('root', '', root),
    ...Object.entries(files).flatMap(([file, module]) => {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
      return !names || names.includes(name) ? [route(`routes/${name}`, routeFilePath(name), module)] : [];
    }),
  ];
  return {
    mode: 'production',
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((of) => [of.id, of])),
    assets: {
      entry: { module: '/assets/entry-1.js', imports: [] },
      routes: Object.fromEntries(
        routes.map(({ module, ...of }) => [
          of.id,
          {
            ...of,
            hasAction: module.action !== undefined,
            hasLoader: module.loader !== undefined,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: module.ErrorBoundary !== undefined,
            module: `/assets/${of.id}-1.js`,
          },
        ]),
      ),
      url: '/assets/manifest-1.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  };
};
