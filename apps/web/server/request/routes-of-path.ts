import type { ServerBuild } from '@remix-run/node';
import { firstSegment } from './page-methods';

type Routes = Readonly<Record<string, { readonly path?: string; readonly parentId?: string } | undefined>>;

/** The route of a page below the root: the page itself, or what it is nested in. */
const topRoute = (routes: Routes, id: string): string => {
  const parent = routes[id]?.parentId;
  return parent === undefined || routes[parent]?.parentId === undefined ? id : topRoute(routes, parent);
};

/**
 * Makes a finder of the routes that can match a path: those with its first segment, and those of every path. Remix ranks all
 * of its routes for each match, and matches three times for a page.
 * @param make makes what is found from a part of the build; called once for each first segment
 */
export const createRoutesFinder = <T>(
  build: ServerBuild,
  make: (part: ServerBuild) => T,
): ((path: string) => T) => {
  const segmentOf = (id: string): string =>
    firstSegment(build.routes[topRoute(build.routes, id)]?.path ?? '');
  const isOfEveryPath = (segment: string): boolean => segment === '' || /^[*:]/.test(segment);
  const pick = <R>(routes: Readonly<Record<string, R>>, of: string): Record<string, R> =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => {
        const segment = segmentOf(id);
        return segment === of || isOfEveryPath(segment);
      }),
    );
  const whole = make(build);
  const segments = new Set(Object.keys(build.routes).map(segmentOf));
  const parts = new Map(
    [...segments].map((segment) => {
      const routes = pick(build.routes, segment);
      const assets = { ...build.assets, routes: pick(build.assets.routes, segment) };
      return [segment, make({ ...build, routes, assets })];
    }),
  );
  // Remix's own paths, and those of unknown or encoded segments.
  return (path) => parts.get(firstSegment(path)) ?? whole;
};
