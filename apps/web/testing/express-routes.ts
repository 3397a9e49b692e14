import type { Express } from 'express';

/** A route of an Express app. */
export interface ExpressRoute {
  /** upper case */
  readonly method: string;
  /** full path, as it was declared */
  readonly path: string;
}

/** What Express 4 keeps of its handlers. */
interface Layer {
  readonly regexp: RegExp;
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** The path that a router is mounted at. @example mountPath(/^\/api\/users\/?(?=\/|$)/i) // '/api/users' */
const mountPath = ({ source }: RegExp): string =>
  source === '^\\/?(?=\\/|$)' ? '' : source.slice(1).replace('\\/?(?=\\/|$)', '').replaceAll('\\/', '/');

const walk = (layers: readonly Layer[], prefix: string): readonly ExpressRoute[] =>
  layers.flatMap(({ regexp, route, handle }) => {
    if (route)
      return [route.path]
        .flat(2)
        .map(String)
        .flatMap((path) =>
          Object.keys(route.methods).map((method) => ({
            method: method.toUpperCase(),
            path: path === '/' && prefix !== '' ? prefix : prefix + path,
          })),
        );
    return handle.stack ? walk(handle.stack, prefix + mountPath(regexp)) : [];
  });

/** Every route of an app and its routers, as they were declared: nothing is listed by hand. */
export const expressRoutes = (app: Express): readonly ExpressRoute[] => {
  const { stack } = (app as unknown as { readonly _router: { readonly stack: readonly Layer[] } })._router;
  return walk(stack, '');
};
